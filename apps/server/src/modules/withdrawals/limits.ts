import type { PlayerId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { settingMinor } from '../../platform/settings/setting-minor.ts';
import type { WithdrawalNeeds } from './needs.ts';
import { withdrawalSettings } from './settings.ts';

export type Limits = { minimumMinor: bigint; maximumMinor: bigint; dailyMaximumMinor: bigint; feeMinor: bigint };

/** Those of the settings, and of the player's rank where it has its own. */
export async function limitsOf(
  tx: Tx,
  settings: Pick<Settings, 'get'>,
  { currency, rankLimitsOf }: Pick<WithdrawalNeeds, 'currency' | 'rankLimitsOf'>,
  playerId: PlayerId,
): Promise<Limits> {
  const rank = await rankLimitsOf(tx, playerId);
  return {
    minimumMinor: settingMinor(settings, withdrawalSettings.minimum, currency),
    maximumMinor: rank.maximumMinor ?? settingMinor(settings, withdrawalSettings.maximum, currency),
    dailyMaximumMinor: rank.dailyMaximumMinor ?? settingMinor(settings, withdrawalSettings.dailyMaximum, currency),
    feeMinor: settingMinor(settings, withdrawalSettings.fee, currency),
  };
}

/** When the business day began. */
export function today({ timeZone }: Pick<WithdrawalNeeds, 'timeZone'>, now: Temporal.Instant): Temporal.Instant {
  return now.toZonedDateTimeISO(timeZone).startOfDay().toInstant();
}
