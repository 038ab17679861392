import type { Statement, Tx } from '../../platform/database/tx.ts';

/** When business days begin, in minutes and hours of the brand's zone. */
const DAY_STARTS = '00:00';

/** Days go by this zone from now on; those of before keep their bounds. The first zone of all holds for ever back. */
export async function keepCalendar(tx: Tx, zone: string): Promise<void> {
  await tx.run(keepStatement, [zone, DAY_STARTS, tx.now]);
}

const keepStatement: Statement = {
  name: 'figures.keep-calendar',
  text: `
    with last as (select zone, day_starts from business_calendar order by valid_from desc limit 1)
    insert into business_calendar (valid_from, zone, day_starts)
    select case when exists (select from last) then date_bin('5 minutes', $3, 'epoch') + interval '5 minutes'
        else '-infinity' end, $1, $2::time
    where not exists (select from last where (zone, day_starts) = ($1, $2::time))
    on conflict do nothing`,
};
