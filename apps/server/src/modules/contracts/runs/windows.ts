import { type AgentIncome, agentIncomes, paymentPeriods, type PaymentPeriod } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

/** What is settled together: a family, and of dividends the contracts of one period. */
export type Settled = { family: AgentIncome; period: PaymentPeriod | '' };
export type Window = { begins: Temporal.Instant; ends: Temporal.Instant };

export const settledKinds: readonly Settled[] = agentIncomes.flatMap((family): Settled[] =>
  family === 'dividend'
    ? paymentPeriods.filter((period) => period !== 'once').map((period) => ({ family, period }))
    : [{ family, period: '' }],
);

/** The window after the last one that was settled, or the first in which a contract or a rebate holds; null where none will. */
export async function nextWindow(
  tx: Tx,
  { family, period }: Settled,
): Promise<(Window & { isClosed: boolean }) | null> {
  const [row] = await tx.run<Window & { is_closed: boolean }>(nextStatement, [family, period]);
  return row ? { begins: row.begins, ends: row.ends, isClosed: row.is_closed } : null;
}

const nextStatement: Statement = {
  name: 'contracts.next-window',
  text: `with last as (
           select max(r.window_ends) as ends from agent_run r where r.family = $1 and r.period = $2
         ), due as (
           select greatest(l.ends, min(c.effective_from)) as at, l.ends as last_ends
           from last l join agent_contract c on c.family = $1 and ($2 = '' or c.period = $2)
             and c.effective_from < c.effective_to and c.effective_to > coalesce(l.ends, '-infinity')
           group by l.ends
           union all
           -- Rebates change by the thousand; while there are any, each day is settled.
           select coalesce(l.ends, r.valid_from), l.ends
           from last l cross join lateral (
             select r.valid_from from agent_rate r where r.rebate_millionths > 0 order by r.valid_from limit 1
           ) r
           where $1 = 'rebate'
         )
         select greatest(w.begins, d.last_ends) as begins, w.ends, w.ends <= p.closed_before as is_closed
         from due d
         cross join lateral agent_window($1, case $2 when '' then 'once' else $2 end, d.at) w
         cross join figure_progress p`,
};
