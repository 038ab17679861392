import {
  type BookBet,
  type BookMatch,
  type OddsAcceptance,
  PARLAYS_OF_A_SYSTEM,
  type StudioBook,
} from '@pelita/contract';
import { combinations, type OddsFormat } from '@pelita/games/book';

export type BookNotice =
  | 'placed'
  | 'cashedOut'
  | 'oddsChanged'
  | 'suspended'
  | 'betsClosed'
  | 'outOfLimits'
  | 'tooLittle'
  | 'cancelled'
  | 'noCashOut'
  | 'playRefused'
  | 'failed'
  | 'connection'
  | 'connectionLost';

/** A pick on the slip, at the price that was seen when it was picked or taken again. */
export type Pick = { matchId: string; market: string; selection: string; odds: string; version: number };

export type BookState = {
  phase: 'opening' | 'open' | 'ended';
  isUnreachable: boolean;
  book: StudioBook | null;
  matches: ReadonlyMap<string, BookMatch>;
  bets: readonly BookBet[];
  balance: string;
  currency: string;
  slip: readonly Pick[];
  /** How many picks go together in a bet: 1 for singles, all for a parlay, between them a system. */
  together: number | 'all';
  stake: string;
  accept: OddsAcceptance;
  format: OddsFormat;
  isSending: boolean;
  notice: BookNotice | null;
};

export const firstState: BookState = {
  phase: 'opening',
  isUnreachable: false,
  book: null,
  matches: new Map(),
  bets: [],
  balance: '0.00',
  currency: '',
  slip: [],
  together: 1,
  stake: '',
  accept: 'none',
  format: 'decimal',
  isSending: false,
  notice: null,
};

/** What a pick is worth now; null where its match or market is not offered any more. */
export function priceNow(matches: BookState['matches'], { matchId, market, selection }: Pick): string | null {
  const found = matches.get(matchId);
  const offered = found?.markets.find(({ id }) => id === market);
  return offered?.selections.find(({ id }) => id === selection)?.odds ?? null;
}

/** Whether a bet on it would be taken now. */
export function isOffered(matches: BookState['matches'], pick: Pick): boolean {
  const match = matches.get(pick.matchId);
  const market = match?.markets.find(({ id }) => id === pick.market);
  const isRunning = match?.phase === 'open' || match?.phase === 'live';
  return isRunning && market !== undefined && !market.isSuspended && match.suspendedUntil === null;
}

/** How many picks may go together, the least first: each by itself, all of them, and what is between with few enough bets. */
export function sizesOf(picks: number): number[] {
  const sizes = Array.from({ length: picks }, (_, place) => place + 1);
  return sizes.filter((size) => size === 1 || size === picks || betsOf(picks, size) <= PARLAYS_OF_A_SYSTEM);
}

/** How many parlays a system is. */
export function betsOf(picks: number, size: number): number {
  return combinations(Array.from({ length: picks }), size).length;
}

/** How many of these picks go together now. */
export function sizeNow({ slip, together }: { slip: readonly Pick[]; together: BookState['together'] }): number {
  if (slip.length === 0) return 1;
  if (together === 'all') return slip.length;
  return sizesOf(slip.length).includes(together) ? together : 1;
}

export const isSamePick = (a: Omit<Pick, 'odds' | 'version'>, b: Omit<Pick, 'odds' | 'version'>): boolean =>
  a.matchId === b.matchId && a.market === b.market && a.selection === b.selection;
