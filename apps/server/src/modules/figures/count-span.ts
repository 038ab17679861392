import type { PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';

export type Span = { from: Temporal.Instant; until: Temporal.Instant };

const BUCKET_MS = 5 * 60_000;

/** The beginning of the first bucket that an instant does not touch. */
export function endOfBucket(at: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds((Math.floor(at.epochMilliseconds / BUCKET_MS) + 1) * BUCKET_MS);
}

/**
 * Counts the buckets of a span anew, and the days of those players whom that changes. The caller holds the progress. Says how
 * many figures are others now.
 */
export async function countSpan(tx: Tx, { from, until }: Span): Promise<number> {
  const [counted] = await tx.run<Counted>(bucketsStatement, [from, until]);
  if (!counted || counted.changed === 0) return 0;
  const { changed, players, days } = counted;
  return changed + (await countDays(tx, { days, players, active: { from, until } }));
}

/** Adds days up anew, of some players or with null of all, and counts who was active in a span. */
export async function countDays(
  tx: Tx,
  { days, players, active }: { days: string[]; players: PlayerId[] | null; active: Span },
): Promise<number> {
  const [added] = await tx.run<{ changed: number }>(daysStatement, [days, players]);
  const [seen] = await tx.run<{ changed: number }>(activeStatement, [days, active.from, active.until]);
  return (added?.changed ?? 0) + (seen?.changed ?? 0);
}

type Counted = { changed: number; players: PlayerId[]; days: string[] };

const bucketsStatement: Statement = {
  name: 'figures.recount-buckets',
  text: 'select changed::float8, players, days::text[] from recount_buckets($1, $2)',
};
const daysStatement: Statement = {
  name: 'figures.recount-days',
  text: 'select recount_days($1::date[], $2::uuid[])::float8 as changed',
};
const activeStatement: Statement = {
  name: 'figures.recount-active',
  text: 'select recount_active($1::date[], $2, $3)::float8 as changed',
};
