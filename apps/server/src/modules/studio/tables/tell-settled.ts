import { decimalFromMinor } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import { settledSums } from './bet-store.ts';
import type { RoundKey } from './round-store.ts';
import type { Watcher } from './watcher.ts';

/** What a slower process pays is asked about so often, for so long as its result is shown. */
const ASK_MS = 400;
const ASKS = 20;

/** Tells each of these what the round has brought, once the wallet has the money. */
export async function tellSettled(database: Database, key: RoundKey, watchers: Iterable<Watcher>): Promise<void> {
  const untold = new Map(Map.groupBy(watchers, ({ userId }) => userId));
  for (let ask = 0; untold.size > 0 && ask < ASKS; ask += 1) {
    if (ask > 0) await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    const sums = await database.reading((tx) => settledSums(tx, key, [...untold.keys()]));
    const waiting = new Set(sums.filter((sum) => !sum.is_over).map((sum) => sum.user_id));
    for (const sum of sums) {
      if (!sum.is_over) continue;
      for (const watcher of untold.get(sum.user_id) ?? []) {
        const money = (minor: bigint) => decimalFromMinor(minor, watcher.currency);
        const balance = sum.balance_minor === null ? null : money(sum.balance_minor);
        const told = { number: key.number, stake: money(sum.stake_minor), win: money(sum.win_minor), balance };
        watcher.write(`event: settled\ndata: ${JSON.stringify(told)}\n\n`);
      }
    }
    for (const userId of untold.keys()) if (!waiting.has(userId)) untold.delete(userId);
  }
}
