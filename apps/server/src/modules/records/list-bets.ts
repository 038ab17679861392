import {
  type accountGameBetHistory,
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  type GameCategory,
  STATUS_BETS_MAXIMUM,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { type BusinessSpan, businessSpan, type FigureRow, playerDays, playerPage } from '../figures/index.ts';
import { type KeptTransfer, readWallet, transfersByKeys } from '../ledger/index.ts';
import { lotteryBetsOf } from '../lottery/index.ts';
import { type Bet, betsOf } from '../wallet/index.ts';
import { betRecord } from './bet-record.ts';
import type { RecordsNeeds } from './needs.ts';
import { pageOf, pagesOf } from './pages.ts';
import { playSums } from './sums.ts';

type Call = typeof accountGameBetHistory;
type Player = { playerId: CallerOf<Call>['player']['playerId']; book: string };
type Query = CallInput<Call>['query'];

/** MC-09: bets by product, vendor and status. A status is a bet's own, which figures do not know. */
export function listBets(needs: RecordsNeeds) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { book, currency } = await readWallet(tx, who.player.playerId);
    const player = { playerId: who.player.playerId, book };
    const span = await businessSpan(tx, query);
    const days = (await playerDays(tx, player, span)).filter(({ product }) => product !== '');
    const chosen = days.filter(
      ({ product, vendor }) => (query.type ?? product) === product && (query.vendor ?? vendor) === vendor,
    );
    const named = { games: await needs.games(tx), vendorNames: await needs.vendorNames(tx), language: who.language };
    const found =
      query.status === undefined ? await byFigures(tx, player, span, query) : await byStatus(tx, player, span, query);
    const sums = query.status === undefined ? { ...playSums(chosen), isComplete: true } : sumsOf(found);
    const money = (minor: bigint) => decimalFromMinor(minor, currency);
    return {
      from: span.from,
      to: span.to,
      pageNum: query.pageNum,
      totalPages: pagesOf(found.total, query.pageSize),
      content: found.page.map((bet) => betRecord(bet, named, currency)),
      totals: {
        count: sums.bets,
        stake: money(sums.stakeMinor),
        won: money(sums.wonMinor),
        net: money(sums.wonMinor - sums.stakeMinor),
        currency,
        isComplete: sums.isComplete,
      },
      played: playedOn(days, named.vendorNames),
    };
  };
}

type Found = { page: Bet[]; total: number; all: Bet[]; isComplete: boolean };

async function byFigures(tx: Tx, player: Player, span: BusinessSpan, query: Query): Promise<Found> {
  const offset = (query.pageNum - 1) * query.pageSize;
  const { bets, total } = await betsAt(tx, player, span, query, { offset, limit: query.pageSize });
  return { page: bets, total, all: bets, isComplete: true };
}

async function byStatus(tx: Tx, player: Player, span: BusinessSpan, query: Query): Promise<Found> {
  const { bets, total } = await betsAt(tx, player, span, query, { offset: 0, limit: STATUS_BETS_MAXIMUM });
  const all = bets.filter(({ status }) => status === query.status);
  return { page: pageOf(all, query), total: all.length, all, isComplete: total <= STATUS_BETS_MAXIMUM };
}

async function betsAt(
  tx: Tx,
  player: Player,
  span: BusinessSpan,
  { type: product, vendor }: Query,
  at: { offset: number; limit: number },
): Promise<{ bets: Bet[]; total: number }> {
  const { keys, skipped, total } = await playerPage(tx, player, span, { kinds: ['bet'], product, vendor, ...at });
  const transfers = (await transfersByKeys(tx, player.playerId, keys)).slice(skipped, skipped + at.limit);
  const staked = transfers.map(betOf);
  const names = staked.flatMap(({ source, key }) =>
    source === 'lottery' ? [] : { providerCode: source.slice('provider:'.length), transactionUuid: key },
  );
  const orderIds = staked.flatMap(({ source, key }) => (source === 'lottery' ? [key] : []));
  const bets = [...(await betsOf(tx, player.playerId, names)), ...(await lotteryBetsOf(tx, player.playerId, orderIds))];
  const byKey = new Map(bets.map((bet) => [bet.transactionUuid, bet]));
  // A bet of cash and bonus money has two transfers.
  const betKeys = new Set(staked.map(({ key }) => key));
  return { bets: [...betKeys].flatMap((key) => byKey.get(key) ?? []), total };
}

/** Bonus money has the bet behind its own source. */
function betOf({ source, key }: Pick<KeptTransfer, 'source' | 'key'>): { source: string; key: string } {
  if (source !== 'bonus') return { source, key };
  const [taker = '', betKey = ''] = key.split(' ');
  return { source: taker, key: betKey };
}

function sumsOf({ all, isComplete }: Found) {
  const kept = all.filter(({ status }) => status !== 'returned');
  return {
    bets: all.length,
    stakeMinor: kept.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n),
    wonMinor: all.reduce((sum, { wonMinor }) => sum + wonMinor, 0n),
    isComplete,
  };
}

/** What there is to choose from, by product and then by the vendor's name. */
function playedOn(days: readonly FigureRow[], nameOf: ReadonlyMap<string, string>) {
  const pairs = new Map(days.map(({ product, vendor }) => [`${product} ${vendor}`, { product, vendor }]));
  return [...pairs.values()]
    .map(({ product, vendor }) => ({
      product: product as GameCategory,
      vendor,
      vendorName: nameOf.get(vendor) ?? vendor,
    }))
    .toSorted(
      (one, other) => one.product.localeCompare(other.product) || one.vendorName.localeCompare(other.vendorName),
    );
}
