import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '@pelita/contract';

/** Posts again and again with so many in flight, and answers how many were answered, and how many a second. */
export async function closedLoop(
  inFlight: number,
  seconds: number,
  post: () => Promise<void>,
): Promise<{ perSecond: number; count: number }> {
  const from = performance.now();
  const until = from + seconds * 1_000;
  let count = 0;
  const client = async () => {
    while (performance.now() < until) {
      await post();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, client));
  return { perSecond: (count * 1_000) / (performance.now() - from), count };
}

export type OpenLoop = { tookMs: number[]; refused: number };

/**
 * Posts at a rate that does not wait for answers, at random moments as callers come, and tells how long each took from
 * the moment at which it was due: a stall is felt by all who come during it. It looks at the clock every millisecond.
 */
export async function openLoop(perSecond: number, seconds: number, post: () => Promise<void>): Promise<OpenLoop> {
  const from = performance.now();
  const loop: OpenLoop = { tookMs: [], refused: 0 };
  const underWay: Promise<void>[] = [];
  for (let dueMs = 0; dueMs < seconds * 1_000; dueMs += (-Math.log(1 - Math.random()) * 1_000) / perSecond) {
    while (performance.now() - from < dueMs) await delay(1);
    const due = from + dueMs;
    underWay.push(
      post().then(
        () => void loop.tookMs.push(performance.now() - due),
        (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          loop.refused += 1;
        },
      ),
    );
  }
  await Promise.all(underWay);
  return loop;
}

/** The value below which such a part of them lies. */
export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN;
}
