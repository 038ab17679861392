import type { CurrencyCode, PlayerId } from '@pelita/contract';
import type { Database, Statement } from '../../platform/database/tx.ts';
import { playerTopic } from '../../platform/events/topics.ts';
import type { JobHandler } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { settingMinor } from '../../platform/settings/setting-minor.ts';
import { bonusSettings } from './settings.ts';

type Parts = Pick<Platform, 'brand' | 'clock' | 'settings'>;

/** Counts every bonus whose player has played since, and ends those that are due: a transaction for each player. */
export async function settleBonuses(database: Database, { brand, settings }: Parts): Promise<void> {
  const belowMinor = settingMinor(settings, bonusSettings.releaseBelow, brand.currency);
  const due = await database.reading((tx) =>
    tx.run<{ player_id: PlayerId; currency: CurrencyCode }>(dueStatement, [tx.now]),
  );
  for (const { player_id: playerId, currency } of due)
    await database.transaction(async (tx) => {
      await tx.run(settleStatement, [playerId, currency, belowMinor, tx.now]);
      tx.changed(playerTopic(playerId));
    });
}

/** Each minute. Progress that a member looks at before is counted up to that instant. */
export function settleJob(parts: Parts): JobHandler {
  return { name: 'bonuses.settle', schedule: '* * * * *', long: (database) => settleBonuses(database, parts) };
}

/** A wallet's version tells that it was played with; a draw that ends and a bet that is settled by time leave it as it is. */
const dueStatement: Statement = {
  name: 'bonuses.due',
  text: `select b.player_id, b.currency
         from bonus b
         join wallet w on w.player_id = b.player_id and w.currency = b.currency and w.book = 'real'
         where b.state = 'active' and (b.counted_at is null or b.counted_version <> w.version or w.closed_at is not null
           or b.expires_at <= $1 or b.counted_at < $1::timestamptz - interval '1 hour'
           or exists (
             select from lottery_order o join draw d using (draw_id)
             where o.player_id = b.player_id and o.at >= b.started_at and d.settled_at >= b.counted_at))
         union
         select b.player_id, b.currency from bonus b where b.state = 'released' and b.counted_at is null
         order by 1`,
};
const settleStatement: Statement = { name: 'bonuses.settle', text: 'select settle_bonus($1, $2, $3, $4)' };
