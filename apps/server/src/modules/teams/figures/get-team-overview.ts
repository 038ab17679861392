import {
  agentAbilities,
  type CallAnswer,
  type CallInput,
  type CurrencyCode,
  decimalFromMinor,
  type getTeamOverview as overviewCall,
  percentFromMillionths,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ratesOf } from '../../agents/index.ts';
import { businessSpan } from '../../figures/index.ts';
import { membersOf, type TeamDayRow, teamDays } from './store.ts';

type Call = typeof overviewCall;
type Sums = CallAnswer<Call>['totals'];

/** AC-02: the team with the agent's own play, in figures that are counted up by closed buckets and read by a few rows. */
export function getTeamOverview({ brand: { currency } }: Pick<Platform, 'brand'>) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId, accountType } = who.player;
    // What needs nothing of each other leaves together.
    const [span, { members, countedUntil }, rates, all] = await Promise.all([
      businessSpan(tx, query),
      membersOf(tx, playerId),
      ratesOf(tx, playerId),
      teamDays(tx, playerId, query),
    ]);
    const rows = all.filter(({ day }) => day >= span.from);
    return {
      from: span.from,
      to: span.to,
      currency,
      members,
      active: rows.find(({ day }) => day === span.to)?.active ?? 0,
      own: {
        type: accountType,
        opens: [...(agentAbilities(accountType)?.opens ?? [])],
        rebate: percentFromMillionths(rates?.rebateMillionths ?? 0),
        prizeMode: rates?.prizeMode ?? 1_700,
      },
      totals: sumsOf(rows, currency),
      stakeBefore: sumsOf(
        all.filter(({ day }) => day < span.from),
        currency,
      ).stake,
      days: rows.map((row) => ({ day: row.day, active: row.active, ...sumsOf([row], currency) })),
      countedUntil: countedUntil?.toString() ?? null,
    };
  };
}

function sumsOf(rows: readonly TeamDayRow[], currency: CurrencyCode): Sums {
  const count = (of: (row: TeamDayRow) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const minor = (of: (row: TeamDayRow) => bigint) => rows.reduce((sum, row) => sum + of(row), 0n);
  const money = (of: (row: TeamDayRow) => bigint) => decimalFromMinor(minor(of), currency);
  return {
    joined: count(({ joined }) => joined),
    deposits: money(({ deposit_minor }) => deposit_minor),
    depositCount: count(({ deposit_count }) => deposit_count),
    withdrawals: money(({ withdrawal_minor }) => withdrawal_minor),
    withdrawalCount: count(({ withdrawal_count }) => withdrawal_count),
    bets: count(({ bet_count }) => bet_count),
    stake: money(({ stake_minor }) => stake_minor),
    won: money(({ won_minor }) => won_minor),
    bonus: money(({ bonus_minor }) => bonus_minor),
    result: money(({ stake_minor, won_minor }) => stake_minor - won_minor),
  };
}
