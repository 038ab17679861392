import type { Platform } from '../../../platform/platform.ts';
import { settingMinor } from '../../../platform/settings/setting-minor.ts';
import { teamsSettings } from '../settings.ts';

export type TransferLimits = {
  minimumMinor: bigint;
  maximumMinor: bigint;
  dailyMaximumMinor: bigint;
  dailyCount: number;
  /** When the business day of an instant began. */
  dayBegan: (at: Temporal.Instant) => Temporal.Instant;
};

export function transferLimits({ settings, brand }: Pick<Platform, 'brand' | 'settings'>): TransferLimits {
  const { currency, timeZone } = brand;
  return {
    minimumMinor: settingMinor(settings, teamsSettings.transferMinimum, currency),
    maximumMinor: settingMinor(settings, teamsSettings.transferMaximum, currency),
    dailyMaximumMinor: settingMinor(settings, teamsSettings.transferDailyMaximum, currency),
    dailyCount: settings.get(teamsSettings.transferDailyCount),
    dayBegan: (at) => at.toZonedDateTimeISO(timeZone).startOfDay().toInstant(),
  };
}
