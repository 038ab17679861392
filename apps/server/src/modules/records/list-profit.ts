import {
  type accountProfit,
  type CallAnswer,
  type CallInput,
  type CurrencyCode,
  decimalFromMinor,
  gameCategories,
  type ProfitPeriod,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { businessSpan, type FigureRow, playerDays } from '../figures/index.ts';
import { readWallet } from '../ledger/index.ts';
import { pageOf, pagesOf } from './pages.ts';
import { playSums, sumOf } from './sums.ts';

type Call = typeof accountProfit;

/** MC-10, SAFE-03: what was staked and won by day, week or month, with what is left of it. */
export async function listProfit(tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> {
  const { playerId } = who.player;
  const { book, currency } = await readWallet(tx, playerId);
  const span = await businessSpan(tx, query);
  const rows = (await playerDays(tx, { playerId, book }, span)).filter(
    ({ vendor }) => query.vendor === undefined || vendor === query.vendor,
  );
  const periods = [...Map.groupBy(rows, ({ day }) => firstDayOf(query.type, day))].map(([period, of]) => ({
    period,
    ...profitOf(of, currency),
    currency,
  }));
  return {
    from: span.from,
    to: span.to,
    pageNum: query.pageNum,
    totalPages: pagesOf(periods.length, query.pageSize),
    content: pageOf(periods, query),
    totals: { ...profitOf(rows, currency), currency },
  };
}

/** Weeks begin on Monday. */
function firstDayOf(period: ProfitPeriod, day: string): string {
  const date = Temporal.PlainDate.from(day);
  if (period === 'month') return date.with({ day: 1 }).toString();
  return period === 'week' ? date.subtract({ days: date.dayOfWeek - 1 }).toString() : day;
}

function profitOf(rows: readonly FigureRow[], currency: CurrencyCode) {
  const money = (minor: bigint) => decimalFromMinor(minor, currency);
  const products = gameCategories.flatMap((product) => {
    const of = rows.filter((row) => row.product === product);
    return of.length > 0 ? [{ product, ...playedOf(of, currency) }] : [];
  });
  return {
    ...playedOf(rows, currency),
    deposited: money(sumOf(rows, ['deposit'], 'in')),
    withdrawn: money(sumOf(rows, ['withdrawal'], 'out')),
    products,
  };
}

/** A bonus is part of what a player is left with. */
function playedOf(rows: readonly FigureRow[], currency: CurrencyCode) {
  const { bets, stakeMinor, wonMinor } = playSums(rows);
  const bonusMinor = sumOf(rows, ['grant', 'bonus_forfeit'], 'in') - sumOf(rows, ['bonus_forfeit'], 'out');
  const money = (minor: bigint) => decimalFromMinor(minor, currency);
  return {
    bets,
    stake: money(stakeMinor),
    won: money(wonMinor),
    bonus: money(bonusMinor),
    net: money(wonMinor + bonusMinor - stakeMinor),
  };
}
