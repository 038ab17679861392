import { type CurrencyCode, type GameCategory } from '@pelita/contract';
import type { RewardPay } from './pay.ts';

/** As a row keeps it: whole numbers are text, since JSON has none of their size. */
export type KeptPay =
  | { kind: 'cash'; amountMinor: string; currency: CurrencyCode; turnoverTimesHundredths: number }
  | {
      kind: 'bonus';
      grant: {
        amountMinor: string;
        currency: CurrencyCode;
        turnoverMinor: string;
        contributions: Partial<Record<GameCategory, number>>;
        conversionCapMinor: string | null;
        expiresAt: string | null;
      };
    }
  | { kind: 'points'; points: string };

export function keptPay(pay: RewardPay): string {
  return JSON.stringify(pay, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
}

export function readPay(kept: KeptPay): RewardPay {
  if (kept.kind === 'points') return { kind: 'points', points: BigInt(kept.points) };
  if (kept.kind === 'cash') return { ...kept, amountMinor: BigInt(kept.amountMinor) };
  const { amountMinor, turnoverMinor, conversionCapMinor, expiresAt, ...rest } = kept.grant;
  return {
    kind: 'bonus',
    grant: {
      ...rest,
      amountMinor: BigInt(amountMinor),
      turnoverMinor: BigInt(turnoverMinor),
      conversionCapMinor: conversionCapMinor === null ? null : BigInt(conversionCapMinor),
      expiresAt: expiresAt === null ? null : Temporal.Instant.from(expiresAt),
    },
  };
}
