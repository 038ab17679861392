import type { PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { JobHandler } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { minimumAge } from '../site/index.ts';
import { writeMessage } from '../messages/index.ts';
import { verificationSettings } from './settings.ts';

/** What was not accepted serves nobody after that. */
const REFUSED_KEPT_DAYS = 30;
const UNSENT_KEPT_DAYS = 7;

type Needs = Pick<Platform, 'brand' | 'settings' | 'storage'>;

export function verificationJobs(needs: Needs): JobHandler[] {
  return [
    { name: 'verification.expire', schedule: '7 * * * *', handle: (tx) => expire(tx, needs) },
    { name: 'verification.delete', schedule: '41 3 * * *', handle: (tx) => deleteOld(tx, needs) },
  ];
}

/**
 * A document whose last day is over proves nothing any more, and neither does one of somebody who is too young since the
 * brand's minimum age was raised; its player is asked for another.
 */
async function expire(tx: Tx, { brand, settings }: Pick<Needs, 'brand' | 'settings'>): Promise<void> {
  const today = tx.now.toZonedDateTimeISO(brand.timeZone).toPlainDate();
  const bornBefore = today.subtract({ years: minimumAge({ brand, settings }) });
  const expired = await tx.run<{ player_id: PlayerId }>(expireStatement, [today.toString(), bornBefore.toString()]);
  for (const { player_id: playerId } of expired)
    await writeMessage(tx, {
      playerId,
      name: 'verificationExpired',
      orderId: playerId,
      values: { about: 'verification', reason: null },
    });
}

/** Documents that need not be kept any more, and those that were never sent. What was decided stays. */
async function deleteOld(tx: Tx, { settings, storage }: Needs): Promise<void> {
  const before = (days: number) => tx.now.subtract({ hours: 24 * days });
  const deleted = await tx.run<{ file_id: string }>(deleteStatement, [
    before(settings.get(verificationSettings.keptDays)),
    before(REFUSED_KEPT_DAYS),
    before(UNSENT_KEPT_DAYS),
  ]);
  await storage.drop(
    tx,
    deleted.map(({ file_id }) => file_id),
  );
}

const expireStatement: Statement = {
  name: 'verification.expire',
  text: `update verification set state = 'expired' 
         where state = 'verified' and (valid_until < $1::date or born_on > $2::date) returning player_id`,
};
const deleteStatement: Statement = {
  name: 'verification.delete-old',
  text: `delete from verification_document
         where (is_accepted and decided_at < $1) or (not is_accepted and decided_at < $2)
           or (sent_at is null and uploaded_at < $3)
         returning file_id`,
};
