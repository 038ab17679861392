import type { CurrencyCode } from '@pelita/contract';
import type { Settings } from '../../platform/settings/settings.ts';
import { settingMinor } from '../../platform/settings/setting-minor.ts';
import type { WithdrawalNeeds } from './needs.ts';
import { withdrawalSettings } from './settings.ts';

export type Limits = { minimumMinor: bigint; maximumMinor: bigint; dailyMaximumMinor: bigint; feeMinor: bigint };

export function limitsNow(settings: Pick<Settings, 'get'>, currency: CurrencyCode): Limits {
  return {
    minimumMinor: settingMinor(settings, withdrawalSettings.minimum, currency),
    maximumMinor: settingMinor(settings, withdrawalSettings.maximum, currency),
    dailyMaximumMinor: settingMinor(settings, withdrawalSettings.dailyMaximum, currency),
    feeMinor: settingMinor(settings, withdrawalSettings.fee, currency),
  };
}

/** When the business day began. */
export function today({ timeZone }: Pick<WithdrawalNeeds, 'timeZone'>, now: Temporal.Instant): Temporal.Instant {
  return now.toZonedDateTimeISO(timeZone).startOfDay().toInstant();
}
