import {
  type BetRecord,
  type CurrencyCode,
  decimalFromMinor,
  type GameCategory,
  LOTTERY_VENDOR,
} from '@pelita/contract';
import type { Bet } from '../wallet/index.ts';
import type { RecordedGame } from './needs.ts';

/** A bet as its player reads it. A title that is gone from the catalogue is called by its code. */
export function betRecord(bet: Bet, game: RecordedGame | undefined, currency: CurrencyCode): BetRecord {
  const isReturned = bet.status === 'returned';
  const money = (minor: bigint) => decimalFromMinor(minor, currency);
  return {
    betId: `${bet.providerCode}~${bet.transactionUuid}`,
    at: bet.at.toString(),
    gameCode: bet.gameCode,
    gameName: game?.name ?? bet.gameCode,
    vendor: game?.vendorCode ?? bet.providerCode,
    product: (game?.category ?? (bet.providerCode === LOTTERY_VENDOR ? 'LOTT' : 'RNG')) as GameCategory,
    stake: money(bet.stakeMinor),
    won: money(bet.wonMinor),
    net: money(isReturned ? bet.wonMinor : bet.wonMinor - bet.stakeMinor),
    currency,
    status: bet.status,
  };
}
