import type { Database, Tx } from '../../platform/database/tx.ts';
import type { RoundCounts } from './needs.ts';

const FRESH_MS = 5_000;
const WAITED_FOR_MS = 60_000;

/**
 * Counting the rounds of a week reads every bet of it, and every list asks. So a count is kept: for some seconds as it
 * is, after that it is made anew beside the lists that still use it, and one that is a minute old is waited for.
 */
export function keptRounds(database: Database, count: RoundCounts, onFailure: (error: unknown) => void): RoundCounts {
  let kept: { rounds: ReadonlyMap<string, number>; atMs: number } | null = null;
  let isUnderWay = false;
  const recount = async (tx: Tx) => (kept = { rounds: await count(tx), atMs: tx.now.epochMilliseconds });
  const recountBeside = async () => {
    isUnderWay = true;
    // Counted in a transaction of its own; a failure leaves the last count standing.
    await database.reading(recount).catch(onFailure);
    isUnderWay = false;
  };
  return async (tx) => {
    const ageMs = kept ? Math.abs(tx.now.epochMilliseconds - kept.atMs) : WAITED_FOR_MS;
    if (!kept || ageMs >= WAITED_FOR_MS) return (await recount(tx)).rounds;
    if (ageMs >= FRESH_MS && !isUnderWay) void recountBeside();
    return kept.rounds;
  };
}
