import { type CurrencyCode, minorFromDecimal } from '@pelita/contract';
import type { Setting } from './setting.ts';
import type { Settings } from './settings.ts';

/** A setting that is an amount of the brand's currency, in minor units. */
export function settingMinor(settings: Pick<Settings, 'get'>, amount: Setting<string>, currency: CurrencyCode): bigint {
  const minor = minorFromDecimal(settings.get(amount), currency);
  if (minor === null) throw new Error(`the setting ${amount.key} is no amount of ${currency}`);
  return minor;
}
