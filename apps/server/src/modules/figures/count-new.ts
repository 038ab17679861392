import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Statement, Tx } from '../../platform/database/tx.ts';
import { countSpan, endOfBucket } from './count-span.ts';

/** No posting commits later than this after its instant: the limits of a connection, a statement and retries bound it. */
const CLOSES_AFTER = { seconds: 120 };
/** What one transaction counts. */
const SLICE = { hours: 1 };

/**
 * Counts every bucket that is not closed, from where the last count has closed, or from the first transfer. A bucket is
 * closed two minutes after its end. Each slice is a transaction of its own that holds the progress, so a killed count is
 * taken up where it was, and two at once follow each other.
 */
export async function countNew(database: Database, clock: Clock): Promise<void> {
  const end = endOfBucket(clock.now());
  while (!(await database.transaction((tx) => countSlice(tx, end)))) continue;
}

/** True when it has reached the end. */
async function countSlice(tx: Tx, end: Temporal.Instant): Promise<boolean> {
  const [progress] = await tx.run<{ from: Temporal.Instant | null }>(progressStatement, []);
  const from = progress?.from ?? (await firstBucket(tx)) ?? end;
  const slice = from.add(SLICE);
  const until = Temporal.Instant.compare(slice, end) < 0 ? slice : end;
  if (Temporal.Instant.compare(from, until) < 0) await countSpan(tx, { from, until });
  await tx.run(closeStatement, [until, tx.now.subtract(CLOSES_AFTER), tx.now]);
  return Temporal.Instant.compare(until, end) >= 0;
}

async function firstBucket(tx: Tx): Promise<Temporal.Instant | null> {
  const [first] = await tx.run<{ bucket: Temporal.Instant }>(firstStatement, []);
  return first?.bucket ?? null;
}

const progressStatement: Statement = {
  name: 'figures.progress',
  text: `select nullif(closed_before, '-infinity') as from from figure_progress for update`,
};
/** Transfers lie in the order of their instants, and the first seal was made of this one too. */
const firstStatement: Statement = {
  name: 'figures.first-bucket',
  text: `select date_bin('5 minutes', at, 'epoch') as bucket from transfer limit 1`,
};
const closeStatement: Statement = {
  name: 'figures.close',
  text: `update figure_progress
         set closed_before = greatest(closed_before, least($1, date_bin('5 minutes', $2, 'epoch'))), counted_until = $3`,
};
