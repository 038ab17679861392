import { percentFromRate } from '@pelita/agents';
import {
  type CallAnswer,
  type CallInput,
  type CurrencyCode,
  decimalFromMinor,
  type getContractIncome as getIncomeCall,
} from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { microsText } from './runs/micros.ts';

type Call = typeof getIncomeCall;
const PAGE = 20;

export function getIncome(currency: CurrencyCode) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const rows = await tx.run<Row>(pageStatement, [playerId, query.family, PAGE, (query.pageNum - 1) * PAGE]);
    const [debt] = await tx.run<{ owed_micros: bigint }>(debtStatement, [playerId, currency]);
    return {
      content: rows.map((row) => ({
        windowBegins: row.window_begins.toString(),
        windowEnds: row.window_ends.toString(),
        stake: decimalFromMinor(row.stake_minor, currency),
        activeMembers: Number(row.active),
        rate: percentFromRate(Number(row.rate)),
        due: microsText(row.due_micros),
        passedOn: microsText(row.passed_on_micros),
        net: microsText(row.net_micros),
        recovered: microsText(row.recovered_micros ?? 0n),
        state: row.is_booked ? ('paid' as const) : ('waiting' as const),
        payableAt: row.payable_at.toString(),
      })),
      owed: microsText(debt?.owed_micros ?? 0n),
      currency,
      pageNum: query.pageNum,
      totalPages: Math.max(1, Math.ceil(Number(rows[0]?.total ?? 0) / PAGE)),
    };
  };
}

type Row = {
  window_begins: Temporal.Instant;
  window_ends: Temporal.Instant;
  stake_minor: bigint;
  active: bigint;
  rate: bigint;
  due_micros: bigint;
  passed_on_micros: bigint;
  net_micros: bigint;
  recovered_micros: bigint | null;
  is_booked: boolean;
  payable_at: Temporal.Instant;
  total: bigint;
};

const pageStatement: Statement = {
  name: 'contracts.income',
  text: `select l.window_begins, r.window_ends, l.stake_minor, l.active, l.rate, l.due_micros, l.passed_on_micros, l.net_micros,
           l.recovered_micros, l.booked_at is not null as is_booked, l.payable_at, count(*) over () as total
         from agent_run_line l join agent_run r on r.id = l.run_id
         where l.player_id = $1 and l.family = $2 order by l.window_begins desc limit $3 offset $4`,
};
const debtStatement: Statement = {
  name: 'contracts.debt',
  text: 'select owed_micros from agent_debt where player_id = $1 and currency = $2',
};
