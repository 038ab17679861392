import {
  type CurrencyCode,
  decimalFromMinor,
  minorFromDecimal,
  type Prize,
  type PrizeKind,
  type PrizeSeed,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { RewardOffer } from '../rewards/index.ts';

/** A prize as every table of this module keeps it: minor units of the brand's currency, or whole points. */
export type PrizeColumns = {
  prize_kind: PrizeKind;
  prize_amount: bigint;
  prize_turnover_hundredths: number;
};
/** Where there may be none, all three are null. */
export type OptionalPrize = { [Column in keyof PrizeColumns]: PrizeColumns[Column] | null };
export const noPrize: OptionalPrize = { prize_kind: null, prize_amount: null, prize_turnover_hundredths: null };

/** How long bonus money that was won can be played. */
const BONUS_DAYS = 30;

export function prizeIn({ prize_kind, prize_amount, prize_turnover_hundredths }: OptionalPrize): PrizeColumns | null {
  if (prize_kind === null || prize_amount === null || prize_turnover_hundredths === null) return null;
  return { prize_kind, prize_amount, prize_turnover_hundredths };
}

export function optionalPrizeShape(columns: OptionalPrize, currency: CurrencyCode): Prize | null {
  const prize = prizeIn(columns);
  return prize && prizeShape(prize, currency);
}

export function prizeShape(
  { prize_kind, prize_amount, prize_turnover_hundredths }: PrizeColumns,
  currency: CurrencyCode,
): Prize {
  return {
    kind: prize_kind,
    amount: prize_kind === 'points' ? String(prize_amount) : decimalFromMinor(prize_amount, currency),
    turnoverTimes: timesText(prize_turnover_hundredths),
  };
}

/** Null for what is no prize of this currency. Bonus money has to be staked. */
export function prizeColumns(prize: PrizeSeed, currency: CurrencyCode): PrizeColumns | null {
  const { kind, amount, turnoverTimes = '0.00' } = prize;
  const prize_amount = kind === 'points' ? wholeOf(amount) : minorFromDecimal(amount, currency);
  const prize_turnover_hundredths = hundredthsOf(turnoverTimes);
  if (prize_amount === null || prize_amount <= 0n || (kind === 'bonus' && prize_turnover_hundredths === 0)) return null;
  return { prize_kind: kind, prize_amount, prize_turnover_hundredths };
}

export function timesText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

export function hundredthsOf(times: string): number {
  return Math.round(Number(times) * 100);
}

export function payOf(tx: Tx, prize: PrizeColumns, currency: CurrencyCode): RewardOffer['pay'] {
  const { prize_kind, prize_amount: amountMinor, prize_turnover_hundredths: turnoverTimesHundredths } = prize;
  switch (prize_kind) {
    case 'points':
      return { kind: 'points', points: amountMinor };
    case 'cash':
      return { kind: 'cash', amountMinor, currency, turnoverTimesHundredths };
    case 'bonus':
      return {
        kind: 'bonus',
        grant: {
          currency,
          amountMinor,
          turnoverMinor: (amountMinor * BigInt(turnoverTimesHundredths)) / 100n,
          contributions: {},
          conversionCapMinor: null,
          expiresAt: tx.now.add({ hours: BONUS_DAYS * 24 }),
        },
      };
  }
}

function wholeOf(text: string): bigint | null {
  return /^\d{1,12}$/.test(text) ? BigInt(text) : null;
}
