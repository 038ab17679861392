import { type CallAnswer, type CallInput, decimalFromMinor, type listTeamProfit as listCall } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { businessSpan } from '../../figures/index.ts';
import { nameBeginning } from './name-pattern.ts';
import { playedSums, teamFigures } from './team-figures.ts';

type Call = typeof listCall;

/** AC-05: what each account of the team was left with. */
export function listTeamProfit({ brand: { currency } }: Pick<Platform, 'brand'>) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const span = await businessSpan(tx, query);
    const asked = [who.player.playerId, span.from, span.to, nameBeginning(query.account)];
    const [total = nothing] = await tx.run<Sums & { count: number }>(sumsStatement, asked);
    const page = [query.pageSize, (query.pageNum - 1) * query.pageSize];
    const rows = await tx.run<Row>(pageStatement, [...asked, ...page]);
    const money = (minor: bigint) => decimalFromMinor(minor, currency);
    const left = (sums: Sums) => ({
      deposits: money(sums.deposit_minor),
      withdrawals: money(sums.withdrawal_minor),
      bets: sums.bets,
      stake: money(sums.stake_minor),
      won: money(sums.won_minor),
      bonus: money(sums.bonus_minor),
      net: money(sums.won_minor + sums.bonus_minor - sums.stake_minor),
    });
    return {
      from: span.from,
      to: span.to,
      pageNum: query.pageNum,
      totalPages: Math.ceil(total.count / query.pageSize),
      content: rows.map((row) => ({ username: row.username, level: row.level, ...left(row) })),
      totals: { count: total.count, ...left(total), currency },
    };
  };
}

type Sums = {
  deposit_minor: bigint;
  withdrawal_minor: bigint;
  bets: number;
  stake_minor: bigint;
  won_minor: bigint;
  bonus_minor: bigint;
};
type Row = Sums & { username: string; level: number };
const nothing = {
  count: 0,
  deposit_minor: 0n,
  withdrawal_minor: 0n,
  bets: 0,
  stake_minor: 0n,
  won_minor: 0n,
  bonus_minor: 0n,
};

const grouped = `
  with ${teamFigures}, left_with as (
    select f.username, max(f.depth)::integer as level, ${playedSums},
      coalesce(sum(f.in_minor) filter (where f.kind = 'deposit'), 0)::bigint as deposit_minor,
      coalesce(sum(f.out_minor) filter (where f.kind = 'withdrawal'), 0)::bigint as withdrawal_minor,
      coalesce(sum(f.in_minor - f.out_minor) filter (where f.kind in ('grant', 'bonus_forfeit')), 0)::bigint as bonus_minor
    from team_figure f group by f.username
  )`;
const sumsStatement: Statement = {
  name: 'teams.profit-sums',
  text: `${grouped}
    select count(*)::float8, coalesce(sum(deposit_minor), 0)::bigint as deposit_minor,
      coalesce(sum(withdrawal_minor), 0)::bigint as withdrawal_minor, coalesce(sum(bets), 0)::float8 as bets,
      coalesce(sum(stake_minor), 0)::bigint as stake_minor, coalesce(sum(won_minor), 0)::bigint as won_minor,
      coalesce(sum(bonus_minor), 0)::bigint as bonus_minor from left_with`,
};
const pageStatement: Statement = {
  name: 'teams.profit-page',
  text: `${grouped} select * from left_with order by stake_minor desc, username limit $5 offset $6`,
};
