import {
  type Brand,
  type CallAnswer,
  decimalFromMinor,
  type getVipRanks as ranksCall,
  VIP_RANK_THRESHOLD,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { rankName } from '../ladder/names.ts';
import type { VipNeeds } from '../needs.ts';
import { vipSettings } from '../settings.ts';
import { ladderOf, type RankRow } from '../store.ts';

type Call = typeof ranksCall;

export function getVipRanks(
  { brand, settings }: Pick<Platform, 'brand' | 'settings'>,
  { badgeUrl }: Pick<VipNeeds, 'badgeUrl'>,
) {
  return async (tx: Tx, { language }: CallerOf<Call>): Promise<CallAnswer<Call>> => ({
    ranks: (await ladderOf(tx)).map((rank) => ({
      rankLevel: rank.level,
      rankName: rankName(rank, language, brand),
      badgeUrl: badgeUrl(rank.tone),
      requiredDeposit: decimalFromMinor(rank.deposit_minor, brand.currency),
      requiredTurnover: decimalFromMinor(rank.turnover_minor, brand.currency),
      keepTurnover: decimalFromMinor(rank.keep_turnover_minor, brand.currency),
      benefits: benefitsShape(rank, brand),
      hasOwnService: rank.level > VIP_RANK_THRESHOLD,
    })),
    period: settings.get(vipSettings.period),
    giftTurnover: settings.get(vipSettings.giftTurnover),
    currency: brand.currency,
  });
}

export function benefitsShape(rank: Omit<RankRow, 'level'>, { currency }: Pick<Brand, 'currency'>) {
  const money = (minor: bigint | null) => (minor === null || minor === 0n ? null : decimalFromMinor(minor, currency));
  return {
    withdrawalMaximum: money(rank.withdrawal_maximum_minor),
    withdrawalDailyMaximum: money(rank.withdrawal_daily_maximum_minor),
    isServedFirst: rank.is_served_first,
    pointsPercent: rank.points_percent,
    rebates: rank.rebates,
    upgradeGift: money(rank.upgrade_gift_minor),
    weeklyGift: money(rank.weekly_gift_minor),
    birthdayGift: money(rank.birthday_gift_minor),
  };
}
