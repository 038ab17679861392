import { type CallAnswer, type CurrencyCode, decimalFromMinor, type GameCategory } from '@pelita/contract';
import type { getDashboard } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { OfficeFigureNeeds } from '../needs.ts';
import { readQueues } from './queues.ts';
import {
  type DaySums,
  daysStatement,
  hoursStatement,
  type HourSums,
  playedStatement,
  progressStatement,
} from './statements.ts';

type Dashboard = CallAnswer<typeof getDashboard>;
type Sums = { deposits: bigint; withdrawals: bigint; stake: bigint; won: bigint };

/** Read for all who look, once in some seconds. */
export function readDashboard(currency: CurrencyCode, needs: OfficeFigureNeeds) {
  return async (tx: Tx): Promise<Dashboard> => {
    const hours = await tx.run<HourSums>(hoursStatement, [tx.now]);
    const days = await tx.run<DaySums>(daysStatement, [tx.now]);
    const played = await tx.run<Played>(playedStatement, [tx.now]);
    const [progress] = await tx.run<Progress>(progressStatement, []);
    const shown = (sums: Sums, players: number) => ({ ...moneyOf(sums, currency), players });
    const [today, yesterday] = [hours.filter(({ is_today }) => is_today), hours.filter(({ is_today }) => !is_today)];
    const playersOf = (day: 'today' | 'yesterday') => days.find(({ which }) => which === day)?.players ?? 0;
    return {
      at: tx.now.toString(),
      currency,
      today: shown(sumOf(today), playersOf('today')),
      before: shown(sumOf(yesterday.filter(({ is_past }) => is_past)), playersOf('yesterday')),
      hours: byHour(hours).map(({ hour, players, ...sums }) => ({ hour: hour.toString(), ...shown(sums, players) })),
      days: [
        ...days
          .filter(({ which }) => which !== 'today')
          .map(({ day, players, ...sums }) => ({ day, ...shown(sums, players) })),
        ...days
          .filter(({ which }) => which === 'today')
          .map(({ day, players }) => ({ day, ...shown(sumOf(today), players) })),
      ],
      products: played.map(({ product, bets, stake, won }) => ({
        product,
        bets,
        ...playedMoney({ stake, won }, currency),
      })),
      queues: await readQueues(tx, needs.queues),
      books: {
        ...(await needs.books(tx)),
        countedUntil: progress?.counted_until?.toString() ?? null,
        mended: progress?.mended ?? 0,
      },
      audit: { anchoredAt: (await needs.anchoredAt(tx))?.toString() ?? null },
    };
  };
}

type Played = { product: GameCategory; bets: number; stake: bigint; won: bigint };
type Progress = { counted_until: Temporal.Instant | null; mended: number };

/** An hour is told in two rows where yesterday's same time lies in it. */
function byHour(rows: readonly HourSums[]): (Sums & { hour: Temporal.Instant; players: number })[] {
  const hours = Map.groupBy(rows, ({ hour }) => hour.epochMilliseconds);
  return [...hours.values()].flatMap((of) =>
    of[0] ? [{ hour: of[0].hour, players: of[0].players, ...sumOf(of) }] : [],
  );
}

function sumOf(rows: readonly Sums[]): Sums {
  const total = { deposits: 0n, withdrawals: 0n, stake: 0n, won: 0n };
  for (const row of rows) {
    total.deposits += row.deposits;
    total.withdrawals += row.withdrawals;
    total.stake += row.stake;
    total.won += row.won;
  }
  return total;
}

function moneyOf({ deposits, withdrawals, ...played }: Sums, currency: CurrencyCode) {
  return {
    deposits: decimalFromMinor(deposits, currency),
    withdrawals: decimalFromMinor(withdrawals, currency),
    ...playedMoney(played, currency),
  };
}

export function playedMoney({ stake, won }: Pick<Sums, 'stake' | 'won'>, currency: CurrencyCode) {
  const money = (minor: bigint) => decimalFromMinor(minor, currency);
  return { stake: money(stake), won: money(won), ggr: money(stake - won) };
}
