import type { Database, Statement, Tx } from '../../platform/database/tx.ts';
import { countDays, countSpan } from './count-span.ts';

/** What one transaction counts. */
const SLICE = { hours: 1 };

/**
 * Counts everything again that is closed, from an instant on or with null from the first figure there is, and mends what is
 * another. Says how many figures that were; the last count of days is kept apart from postings, a day at a time.
 */
export async function recountFrom(database: Database, since: Temporal.Instant | null): Promise<number> {
  const bounds = await database.reading((tx) => boundsOf(tx, since));
  if (bounds === null) return 0;
  let mended = 0;
  for (let from = bounds.from; Temporal.Instant.compare(from, bounds.until) < 0; from = from.add(SLICE)) {
    const slice = from.add(SLICE);
    const until = Temporal.Instant.compare(slice, bounds.until) < 0 ? slice : bounds.until;
    mended += await database.transaction(async (tx) => {
      await tx.run(holdStatement, []);
      return countSpan(tx, { from, until });
    });
  }
  for (const { day, begins, ends } of await database.reading((tx) => tx.run<Day>(daysStatement, [bounds.from])))
    mended += await database.transaction(async (tx) => {
      await tx.run(holdStatement, []);
      return countDays(tx, { days: [day], players: null, active: { from: begins, until: ends } });
    });
  return mended;
}

type Day = { day: string; begins: Temporal.Instant; ends: Temporal.Instant };
type Bounds = { from: Temporal.Instant; until: Temporal.Instant };

async function boundsOf(tx: Tx, since: Temporal.Instant | null): Promise<Bounds | null> {
  const [row] = await tx.run<{ from: Temporal.Instant | null; until: Temporal.Instant | null }>(boundsStatement, [
    since,
  ]);
  return row?.from && row.until ? { from: row.from, until: row.until } : null;
}

const holdStatement: Statement = { name: 'figures.hold-progress', text: 'select from figure_progress for update' };
const boundsStatement: Statement = {
  name: 'figures.recount-bounds',
  text: `select least(
             greatest(date_bin('5 minutes', $1::timestamptz, 'epoch'), first.transfer), greatest($1, first.figure)) as from,
           nullif(p.closed_before, '-infinity') as until
         from figure_progress p
         cross join lateral (
           select (select date_bin('5 minutes', t.at, 'epoch') from transfer t limit 1) as transfer,
             (select min(b.bucket) from figure_bucket b) as figure
         ) first`,
};
/** Days that the span touches, and those that have figures without a bucket. */
const daysStatement: Statement = {
  name: 'figures.recounted-days',
  text: `select d.day::text as day, business_day_begins(d.day) as begins, business_day_begins(d.day + 1) as ends
         from (
           select g::date as day from figure_progress p,
             generate_series(business_day($1)::timestamp, business_day(p.closed_before)::timestamp, '1 day') g
           union select f.day from figure_day f where f.day >= business_day($1)
           union select f.day from figure_active_day f where f.day >= business_day($1)
         ) d
         order by d.day`,
};
