import type { PlayerId } from '@pelita/contract';
import type { Database, Statement, Tx } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Programme } from '../programme.ts';
import { noteMetSteps } from './note-met-steps.ts';
import { OFFER_BATCH, offerEarnings } from './offer-earnings.ts';

/** Friends looked at in one transaction. */
const BATCH = 2_000;
/** Figures of a bucket may still grow for so long. */
const LOOKED_BACK_MINUTES = 15;

/** Each minute friends who have just played or paid in; each night all of them. */
export function referralJobs({ brand }: Pick<Platform, 'brand'>, programme: Programme): JobHandler[] {
  const count = async (database: Database, read: (tx: Tx) => Promise<Friend[]>): Promise<void> => {
    if (!programme.isOn()) return;
    const friends = (await database.reading(read)).map(({ player_id }) => player_id);
    for (let at = 0; at < friends.length; at += BATCH) {
      const batch = friends.slice(at, at + BATCH);
      await database.transaction((tx) => noteMetSteps(tx, programme, batch));
    }
    const offer = () => database.transaction((tx) => offerEarnings(tx, programme, brand.currency));
    while ((await offer()) === OFFER_BATCH) continue;
  };
  return [
    { name: 'referral.follow', schedule: '* * * * *', long: (database) => count(database, active) },
    { name: 'referral.nightly', schedule: '40 5 * * *', long: (database) => count(database, every) },
  ];
}

type Friend = { player_id: PlayerId };

const active = (tx: Tx): Promise<Friend[]> =>
  tx.run<Friend>(activeStatement, [tx.now.subtract({ minutes: LOOKED_BACK_MINUTES })]);
const every = (tx: Tx): Promise<Friend[]> => tx.run<Friend>(everyStatement, []);

const activeStatement: Statement = {
  name: 'referral.active',
  text: `select distinct b.player_id from figure_player_bucket b
         join account a on a.player_id = b.player_id and a.referrer_id is not null
         where b.bucket >= $1 and b.book = 'real'`,
};
const everyStatement: Statement = {
  name: 'referral.every',
  text: `select player_id from account where referrer_id is not null and status = 'open'`,
};
