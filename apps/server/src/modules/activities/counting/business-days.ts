import type { Statement, Tx } from '../../../platform/database/tx.ts';

export async function businessToday(tx: Tx): Promise<string> {
  const [row] = await tx.run<{ today: string }>(todayStatement, [tx.now]);
  if (!row) throw new Error('there is no business calendar');
  return row.today;
}

/** When business days begin. */
export async function beginningsOf(tx: Tx, days: readonly string[]): Promise<(day: string) => Temporal.Instant> {
  const rows = await tx.run<{ day: string; begins: Temporal.Instant }>(beginsStatement, [[...new Set(days)]]);
  const begins = new Map(rows.map((row) => [row.day, row.begins]));
  return (day) => {
    const found = begins.get(day);
    if (!found) throw new RangeError(`it was not asked when ${day} begins`);
    return found;
  };
}

export function dayAfter(day: string, days = 1): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

const todayStatement: Statement = { name: 'activities.today', text: 'select business_day($1) as today' };
const beginsStatement: Statement = {
  name: 'activities.days-begin',
  text: 'select d as day, business_day_begins(d) as begins from unnest($1::date[]) d',
};
