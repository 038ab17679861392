import { minorFromDecimal, Refusal, type ReferralStep } from '@pelita/contract';
import type { Platform } from '../../platform/platform.ts';
import type { ReferralNeeds } from './needs.ts';
import { referralSettings } from './settings.ts';

/** What friends earn now, as operators set it. */
export type Programme = {
  isOn: () => boolean;
  steps: () => readonly ReferralStep[];
  /** Amounts in minor units, in the order of the steps. */
  minorSteps: () => { deposits: bigint[]; turnovers: bigint[]; rewards: bigint[] };
  turnoverTimesHundredths: () => number;
};

export function programmeOf(
  { brand, settings }: Pick<Platform, 'brand' | 'settings'>,
  needs: ReferralNeeds,
): Programme {
  const steps = () => settings.get(referralSettings.steps) ?? needs.steps;
  const minor = (amount: string) => minorFromDecimal(amount, brand.currency) ?? 0n;
  return {
    isOn: () => settings.get(referralSettings.isOn),
    steps,
    minorSteps: () => ({
      deposits: steps().map(({ deposit }) => minor(deposit)),
      turnovers: steps().map(({ turnover }) => minor(turnover)),
      rewards: steps().map(({ reward }) => minor(reward)),
    }),
    turnoverTimesHundredths: () => Math.round(settings.get(referralSettings.turnover) * 100),
  };
}

export function requireOn({ isOn }: Pick<Programme, 'isOn'>): void {
  if (!isOn()) throw new Refusal('function_off');
}
