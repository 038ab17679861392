import { type CurrencyCode, currencies, minorFromDecimal } from '@pelita/contract';
import type { Settings } from '../../../platform/settings/settings.ts';
import { contractSettings } from '../settings.ts';
import type { Settled, Window } from './windows.ts';

/** The arguments of `agent_dues`, which a run writes down and a preview shows. */
export function duesArguments(
  { settings, currency }: { settings: Pick<Settings, 'get'>; currency: CurrencyCode },
  { family, period }: Settled,
  { begins, ends }: Window,
): unknown[] {
  const activeMinor = minorFromDecimal(settings.get(contractSettings.activeStake), currency) ?? 0n;
  const carry = settings.get(contractSettings.carryPolicy);
  return [family, period, begins, ends, currency, currencies[currency].scale, activeMinor, carry];
}
