import {
  type BetRecord,
  type CurrencyCode,
  decimalFromMinor,
  type GameCategory,
  LOTTERY_VENDOR,
} from '@pelita/contract';
import { lotteryName } from '../draws/index.ts';
import type { Bet } from '../wallet/index.ts';
import type { RecordedGame } from './needs.ts';

/** What bets are on, and the language in which lotteries are called. */
export type Named = {
  games: ReadonlyMap<string, RecordedGame>;
  vendorNames: ReadonlyMap<string, string>;
  language: string;
};

/** A bet as its player reads it. A title or vendor that is gone from the catalogue is called by its code. */
export function betRecord(bet: Bet, { games, vendorNames, language }: Named, currency: CurrencyCode): BetRecord {
  const game = games.get(bet.gameCode);
  const vendor = game?.vendorCode ?? bet.providerCode;
  const isReturned = bet.status === 'returned';
  const money = (minor: bigint) => decimalFromMinor(minor, currency);
  return {
    betId: `${bet.providerCode}~${bet.transactionUuid}`,
    at: bet.at.toString(),
    gameCode: bet.gameCode,
    gameName: game?.name ?? lotteryName(language, bet.gameCode) ?? bet.gameCode,
    vendor,
    vendorName: vendorNames.get(vendor) ?? vendor,
    product: (game?.category ?? (bet.providerCode === LOTTERY_VENDOR ? 'LOTT' : 'RNG')) as GameCategory,
    stake: money(bet.stakeMinor),
    won: money(bet.wonMinor),
    net: money(isReturned ? bet.wonMinor : bet.wonMinor - bet.stakeMinor),
    currency,
    status: bet.status,
  };
}
