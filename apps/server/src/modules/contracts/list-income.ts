import {
  type AgentIncome,
  type CallAnswer,
  type CallInput,
  type CurrencyCode,
  type IncomeDay,
  type listAgentIncome as listCall,
} from '@pelita/contract';
import { serverText } from '@pelita/i18n';
import type { FileColumn } from '../../platform/csv/csv.ts';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { businessSpan } from '../figures/index.ts';
import { microsText } from './runs/micros.ts';

type Call = typeof listCall;

/** AC-05: the agent's own income, by the business day in which its windows began. */
export function listIncome(currency: CurrencyCode) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const span = await businessSpan(tx, query);
    const asked = [who.player.playerId, span.from, span.to, query.kind ?? null];
    const [total] = await tx.run<Sums & { count: number; owed_micros: bigint }>(sumsStatement, [...asked, currency]);
    const rows = await tx.run<Row>(pageStatement, [...asked, query.pageSize, (query.pageNum - 1) * query.pageSize]);
    const count = total?.count ?? 0;
    return {
      from: span.from,
      to: span.to,
      pageNum: query.pageNum,
      totalPages: Math.ceil(count / query.pageSize),
      content: rows.map((row) => ({ day: row.day, kind: row.family, windows: row.windows, ...shown(row) })),
      totals: { count, ...shown(total), owed: microsText(total?.owed_micros ?? 0n), currency },
    };
  };
}

export const incomeColumns = (language: string): FileColumn<IncomeDay>[] => [
  { head: serverText(language, 'teamFiles', 'day'), of: ({ day }) => day },
  { head: serverText(language, 'teamFiles', 'type'), of: ({ kind }) => kind },
  ...(['due', 'passedOn', 'net', 'recovered', 'earned'] as const).map((name) => ({
    head: serverText(language, 'teamFiles', name),
    of: (row: IncomeDay) => row[name],
    isFigure: true,
  })),
];

type Sums = {
  due_micros: bigint;
  passed_on_micros: bigint;
  net_micros: bigint;
  recovered_micros: bigint;
  accrued_micros: bigint;
};
type Row = Sums & { day: string; family: AgentIncome; windows: number };

function shown(sums: Sums | undefined) {
  return {
    due: microsText(sums?.due_micros ?? 0n),
    passedOn: microsText(sums?.passed_on_micros ?? 0n),
    net: microsText(sums?.net_micros ?? 0n),
    recovered: microsText(sums?.recovered_micros ?? 0n),
    earned: microsText(sums?.accrued_micros ?? 0n),
  };
}

const sums = `coalesce(sum(l.due_micros), 0)::bigint as due_micros,
  coalesce(sum(l.passed_on_micros), 0)::bigint as passed_on_micros, coalesce(sum(l.net_micros), 0)::bigint as net_micros,
  coalesce(sum(l.recovered_micros), 0)::bigint as recovered_micros,
  coalesce(sum(l.accrued_micros), 0)::bigint as accrued_micros`;
const lines = `agent_run_line l
  where l.player_id = $1 and l.window_begins >= business_day_begins($2::date)
    and l.window_begins < business_day_begins($3::date + 1) and ($4::text is null or l.family = $4)`;
const sumsStatement: Statement = {
  name: 'contracts.income-sums',
  text: `select count(distinct (business_day(l.window_begins), l.family))::float8 as count, ${sums},
           coalesce((select d.owed_micros from agent_debt d where d.player_id = $1 and d.currency = $5), 0)::bigint as owed_micros
         from ${lines}`,
};
const pageStatement: Statement = {
  name: 'contracts.income-page',
  text: `select business_day(l.window_begins)::text as day, l.family, count(*)::float8 as windows, ${sums}
         from ${lines} group by 1, 2 order by 1 desc, 2 limit $5 offset $6`,
};
