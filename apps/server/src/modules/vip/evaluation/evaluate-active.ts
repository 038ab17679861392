import type { PlayerId, VipPeriod } from '@pelita/contract';
import type { Database, Statement } from '../../../platform/database/tx.ts';
import { lockProgress, setProgress } from '../store.ts';
import { evaluate } from './evaluate.ts';

/** Players evaluated in one transaction. */
const BATCH = 5_000;

/**
 * Evaluates those whose figures have moved since the last look: a deposit or a stake raises its player within two minutes.
 * Buckets that are still open are looked at again, so nothing that is counted late is missed.
 */
export async function evaluateActive(database: Database, period: VipPeriod): Promise<number> {
  const { players, closedBefore } = await database.reading(async (tx) => {
    const [progress] = await tx.run<{ closed_before: Temporal.Instant | null }>(closedStatement, []);
    const rows = await tx.run<{ player_id: PlayerId }>(activeStatement, []);
    return { players: rows.map(({ player_id }) => player_id), closedBefore: progress?.closed_before ?? null };
  });
  let moved = 0;
  for (let at = 0; at < players.length; at += BATCH) {
    const batch = players.slice(at, at + BATCH);
    moved += await database.transaction((tx) => evaluate(tx, period, batch));
  }
  if (closedBefore)
    await database.transaction(async (tx) => {
      const { looked_before } = await lockProgress(tx);
      if (looked_before === null || Temporal.Instant.compare(looked_before, closedBefore) < 0)
        await setProgress(tx, { looked_before: closedBefore });
    });
  return moved;
}

const closedStatement: Statement = {
  name: 'vip.figures-closed',
  text: `select nullif(closed_before, '-infinity') as closed_before from figure_progress`,
};
const activeStatement: Statement = {
  name: 'vip.active',
  text: `select distinct player_id from figure_player_bucket
         where bucket >= coalesce((select looked_before from vip_progress), '-infinity') and book = 'real'
         order by player_id`,
};
