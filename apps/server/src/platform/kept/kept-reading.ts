import type { Clock } from '../clock/clock.ts';
import type { Database, Tx } from '../database/tx.ts';

export const FRESH_MS = 5_000;
export const WAITED_FOR_MS = 60_000;

/**
 * What reads a week of bets is asked for by every visitor, so its answer is kept: for some seconds as it is, after that
 * it is made anew beside those who still get the last one, and one that is a minute old is waited for. However many ask,
 * one reading is under way, and never on a connection that a bet could use.
 */
export function keptReading<Value>(
  { database, clock }: { database: Database; clock: Clock },
  read: (tx: Tx) => Promise<Value>,
  onFailure: (error: unknown) => void,
): () => Promise<Value> {
  let kept: { value: Value; atMs: number } | null = null;
  let underWay: Promise<Value> | null = null;
  const readAnew = (): Promise<Value> =>
    (underWay ??= database
      .scanning(read)
      .then((value) => {
        kept = { value, atMs: clock.monotonicMs() };
        return value;
      })
      .finally(() => (underWay = null)));
  return async () => {
    const ageMs = kept ? clock.monotonicMs() - kept.atMs : WAITED_FOR_MS;
    if (!kept || ageMs >= WAITED_FOR_MS) return readAnew();
    // A failure leaves the last answer in its place.
    if (ageMs >= FRESH_MS) readAnew().catch(onFailure);
    return kept.value;
  };
}
