import { rateFromPercent } from '../rates.ts';
import type { TeamFigures } from '../due.ts';
import type { Tier } from '../terms.ts';

/** Tests speak of ringgit and percents, as the examples do. */
export const sen = (amount: number) => BigInt(Math.round(amount * 100));
export const ringgit = (amount: number) => BigInt(Math.round(amount * 1_000_000));

export function percent(text: string): number {
  const rate = rateFromPercent(text);
  if (rate === null) throw new RangeError(`${text} is no rate`);
  return rate;
}

export const tier = (amount: number, minActive: number, rate: string, loss = 0): Tier => ({
  minAmountMinor: sen(amount),
  minActive,
  minLossMinor: sen(loss),
  rate: percent(rate),
});

export const team = ({
  stake = 0,
  active = 0,
  loss = 0,
}: {
  stake?: number;
  active?: number;
  loss?: number;
}): TeamFigures => ({
  stakeMinor: sen(stake),
  active,
  lossMinor: sen(loss),
  lostStakeMinor: 0n,
  wonStakeMinor: 0n,
});
