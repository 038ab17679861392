import type { BingoCalling, BingoEventData, BingoRoom, BingoSale, OwnBingoPurchase } from '@pelita/contract';

export type BingoNotice =
  | 'salesClosed'
  | 'tooLittle'
  | 'tooMany'
  | 'soldOut'
  | 'cancelled'
  | 'playRefused'
  | 'failed'
  | 'connection'
  | 'connectionLost';

export type BingoState = {
  phase: 'opening' | 'open' | 'ended';
  isUnreachable: boolean;
  room: BingoRoom | null;
  selling: BingoSale | null;
  calling: BingoCalling | null;
  players: number;
  /** The server's clock is ahead of the device's by so much. */
  aheadMs: number;
  balance: string;
  currency: string;
  /** The player's own, of the round on sale and of the one that is called. */
  purchases: readonly OwnBingoPurchase[];
  /** Tickets to buy next, and the key that their numbers follow from. */
  count: number;
  key: string;
  isBuying: boolean;
  settled: BingoEventData<'settled'> | null;
  notice: BingoNotice | null;
  hasSound: boolean;
  hasVoice: boolean;
};

export const firstState = (key: string): BingoState => ({
  phase: 'opening',
  isUnreachable: false,
  room: null,
  selling: null,
  calling: null,
  players: 1,
  aheadMs: 0,
  balance: '0.00',
  currency: '',
  purchases: [],
  count: 3,
  key,
  isBuying: false,
  settled: null,
  notice: null,
  hasSound: false,
  hasVoice: false,
});

/** How many tickets of a round the player holds. */
export function ticketsOfRound(purchases: readonly OwnBingoPurchase[], number: number | undefined): number {
  return ofRound(purchases, number).reduce((sum, { count }) => sum + count, 0);
}

/** Those whose money stayed moved. */
export function ofRound(purchases: readonly OwnBingoPurchase[], number: number | undefined): OwnBingoPurchase[] {
  return purchases.filter(
    (purchase) => purchase.number === number && (purchase.state === 'open' || purchase.state === 'settled'),
  );
}
