import { type CurrencyCode, minorFromDecimal } from '@pelita/contract';
import type { Settings } from '../../../platform/settings/settings.ts';
import { type LotteryLimits, lotterySettings } from '../settings.ts';
import type { ExpandedItem } from './expand-cart.ts';

/** Room that a cart takes: on a number of a play type, without keys on the play type, without both on the draw. */
export type Reservation = {
  playType: string;
  keys: string;
  stakeMinor: bigint;
  payableMinor: bigint;
  limitMinor: bigint;
};

export type LimitsMinor = Record<keyof LotteryLimits, bigint>;

export function limitsOf(settings: Pick<Settings, 'get'>, gameCode: string, currency: CurrencyCode): LimitsMinor {
  const usual = settings.get(lotterySettings.limits);
  const own = settings.get(lotterySettings.games)[gameCode] ?? {};
  const minor = (name: keyof LotteryLimits) => minorFromDecimal(own[name] ?? usual[name], currency) ?? 0n;
  return { number: minor('number'), playType: minor('playType'), draw: minor('draw'), member: minor('member') };
}

/** Each once, whatever number of lines is on it. */
export function reservationsOf(items: readonly ExpandedItem[], limits: LimitsMinor): Reservation[] {
  const taken = new Map<string, Reservation>();
  const take = (playType: string, keys: string, limitMinor: bigint, { stakeMinor, payableMinor }: Share) => {
    const name = `${playType}|${keys}`;
    const before = taken.get(name) ?? { playType, keys, limitMinor, stakeMinor: 0n, payableMinor: 0n };
    taken.set(name, {
      ...before,
      stakeMinor: before.stakeMinor + stakeMinor,
      payableMinor: before.payableMinor + payableMinor,
    });
  };
  for (const { playType, lines } of items)
    for (const line of lines) {
      take(playType, line.keys, limits.number, line);
      take(playType, '', limits.playType, line);
      take('', '', limits.draw, line);
    }
  return [...taken.values()];
}

type Share = Pick<Reservation, 'stakeMinor' | 'payableMinor'>;
