import { type CallAnswer, type CallInput, type CurrencyCode, decimalFromMinor, type PlayerId } from '@pelita/contract';
import type { ReportedGame, reportGames, reportMoney, reportPlayers } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import { businessSpan } from '../business-span.ts';
import { playedMoney } from './dashboard.ts';
import { gamesReportStatement, moneyReportStatement, playersReportStatement } from './statements.ts';

type Paged = { pageNum: number; pageSize: number };
type Played = { bets: number; stake: bigint; won: bigint };
type Sums = Played & { deposits: bigint; withdrawals: bigint };
type DayRow = Omit<Sums, 'bets'> & { day: string; players: number; fees: bigint; bonuses: bigint; adjustments: bigint };

export function listMoney(currency: CurrencyCode) {
  return async (
    tx: Tx,
    _who: unknown,
    { query }: CallInput<typeof reportMoney>,
  ): Promise<CallAnswer<typeof reportMoney>> => {
    const { from, to } = await businessSpan(tx, query);
    const rows = await tx.run<DayRow>(moneyReportStatement, [from, to]);
    return {
      ...paged({ from, to, currency }, rows.length, query),
      content: pageOf(rows, query).map((row) => ({ day: row.day, players: row.players, ...moneyRow(row, currency) })),
      totals: moneyRow(added(rows), currency),
    };
  };
}

export function listGames(currency: CurrencyCode) {
  return async (
    tx: Tx,
    _who: unknown,
    { query }: CallInput<typeof reportGames>,
  ): Promise<CallAnswer<typeof reportGames>> => {
    const { from, to } = await businessSpan(tx, query);
    const rows = await tx.run<Played & Pick<ReportedGame, 'product' | 'vendor'>>(gamesReportStatement, [from, to]);
    const total = rows.reduce(
      (sum, { bets, stake, won }) => ({ bets: sum.bets + bets, stake: sum.stake + stake, won: sum.won + won }),
      { bets: 0, stake: 0n, won: 0n },
    );
    return {
      ...paged({ from, to, currency }, rows.length, query),
      content: pageOf(rows, query).map(({ product, vendor, bets, ...money }) => ({
        product,
        vendor,
        bets,
        ...playedMoney(money, currency),
      })),
      totals: { bets: total.bets, ...playedMoney(total, currency) },
    };
  };
}

type PlayerRow = Sums & { player_id: PlayerId | null; username: string | null };
type Whole = {
  players: number;
  all_bets: number;
  all_deposits: bigint;
  all_withdrawals: bigint;
  all_stake: bigint;
  all_won: bigint;
};

export function listPlayers(currency: CurrencyCode) {
  return async (
    tx: Tx,
    _who: unknown,
    { query }: CallInput<typeof reportPlayers>,
  ): Promise<CallAnswer<typeof reportPlayers>> => {
    const { from, to } = await businessSpan(tx, query);
    const offset = (query.pageNum - 1) * query.pageSize;
    const rows = await tx.run<PlayerRow & Whole>(playersReportStatement, [from, to, query.pageSize, offset]);
    const [whole] = rows;
    const money = (minor: bigint) => decimalFromMinor(minor, currency);
    return {
      ...paged({ from, to, currency }, whole?.players ?? 0, query),
      content: rows.flatMap(({ player_id: playerId, username, bets, deposits, withdrawals, stake, won }) =>
        playerId === null
          ? []
          : [
              {
                playerId,
                username: username ?? '',
                deposits: money(deposits),
                withdrawals: money(withdrawals),
                bets,
                ...playedMoney({ stake, won }, currency),
              },
            ],
      ),
      totals: {
        players: whole?.players ?? 0,
        deposits: money(whole?.all_deposits ?? 0n),
        withdrawals: money(whole?.all_withdrawals ?? 0n),
        bets: whole?.all_bets ?? 0,
        ...playedMoney({ stake: whole?.all_stake ?? 0n, won: whole?.all_won ?? 0n }, currency),
      },
    };
  };
}

function paged<Of extends object>(of: Of, total: number, { pageNum, pageSize }: Paged) {
  return { ...of, pageNum, totalPages: Math.ceil(total / pageSize) };
}

function pageOf<Row>(rows: readonly Row[], { pageNum, pageSize }: Paged): Row[] {
  return rows.slice((pageNum - 1) * pageSize, pageNum * pageSize);
}

type DayMoney = Omit<DayRow, 'day' | 'players'>;

function moneyRow({ deposits, withdrawals, stake, won, ...rest }: DayMoney, currency: CurrencyCode) {
  const money = (minor: bigint) => decimalFromMinor(minor, currency);
  return {
    deposits: money(deposits),
    withdrawals: money(withdrawals),
    ...playedMoney({ stake, won }, currency),
    fees: money(rest.fees),
    bonuses: money(rest.bonuses),
    adjustments: money(rest.adjustments),
  };
}

function added(rows: readonly DayMoney[]): DayMoney {
  const names = ['deposits', 'withdrawals', 'stake', 'won', 'fees', 'bonuses', 'adjustments'] as const;
  const sumOf = (name: (typeof names)[number]) => rows.reduce((sum, row) => sum + row[name], 0n);
  return Object.fromEntries(names.map((name) => [name, sumOf(name)])) as DayMoney;
}
