import type { CurrencyCode, GameCategory } from '@pelita/contract';
import type { OfficeVipRank } from '@pelita/contract/office';
import { amountAsTyped } from '@pelita/ui/amount-as-typed';

export const requirements = ['requiredDeposit', 'requiredTurnover', 'keepTurnover'] as const;
export const limits = ['withdrawalMaximum', 'withdrawalDailyMaximum'] as const;
export const gifts = ['upgradeGift', 'weeklyGift', 'birthdayGift'] as const;
const amounts = [...requirements, ...limits, ...gifts] as const;
type AmountField = (typeof amounts)[number];

/** A rank as it is typed. */
export type RankDraft = Pick<OfficeVipRank, 'names' | 'tone'> & { isServedFirst: boolean } & Record<
    AmountField | 'pointsPercent',
    string
  > & { rebates: Partial<Record<GameCategory, string>> };

export function nameOfRank({ names }: Pick<OfficeVipRank, 'names'>, language: string): string {
  return names[language] ?? Object.values(names)[0] ?? '';
}

export function draftOf({ names, tone, benefits, ...rank }: OfficeVipRank): RankDraft {
  return {
    names,
    tone,
    ...rank,
    isServedFirst: benefits.isServedFirst,
    pointsPercent: String(benefits.pointsPercent),
    rebates: benefits.rebates,
    withdrawalMaximum: benefits.withdrawalMaximum ?? '',
    withdrawalDailyMaximum: benefits.withdrawalDailyMaximum ?? '',
    upgradeGift: benefits.upgradeGift ?? '',
    weeklyGift: benefits.weeklyGift ?? '',
    birthdayGift: benefits.birthdayGift ?? '',
  };
}

/** The fields that cannot be read, each with the kind of what is expected. */
export function faultsOf(draft: RankDraft, currency: CurrencyCode): Record<string, 'amount' | 'number' | 'percent'> {
  const isWrong = (name: AmountField): boolean => {
    const isLeftOut = draft[name].trim() === '' && !requirements.some((needed) => needed === name);
    return !isLeftOut && amountAsTyped(draft[name], currency) === null;
  };
  const percents = Object.entries(draft.rebates).filter(([, rate]) => !/^(\d{1,3}(\.\d{1,2})?)?$/.test(rate.trim()));
  return {
    ...Object.fromEntries(amounts.filter(isWrong).map((name) => [name, 'amount'] as const)),
    ...(/^\d{1,4}$/.test(draft.pointsPercent.trim()) ? {} : { pointsPercent: 'number' as const }),
    ...Object.fromEntries(percents.map(([category]) => [category, 'percent'] as const)),
  };
}

/** What is sent; the draft has no faults. */
export function rankOf(draft: RankDraft, currency: CurrencyCode): OfficeVipRank {
  const amountOf = (name: AmountField) => (draft[name].trim() === '' ? null : amountAsTyped(draft[name], currency));
  const rebates = Object.entries(draft.rebates).filter(([, rate]) => rate.trim() !== '');
  return {
    names: draft.names,
    tone: draft.tone,
    requiredDeposit: amountOf('requiredDeposit') ?? '0',
    requiredTurnover: amountOf('requiredTurnover') ?? '0',
    keepTurnover: amountOf('keepTurnover') ?? '0',
    benefits: {
      withdrawalMaximum: amountOf('withdrawalMaximum'),
      withdrawalDailyMaximum: amountOf('withdrawalDailyMaximum'),
      isServedFirst: draft.isServedFirst,
      pointsPercent: Number(draft.pointsPercent),
      rebates: Object.fromEntries(rebates.map(([category, rate]) => [category, rate.trim()])),
      upgradeGift: amountOf('upgradeGift'),
      weeklyGift: amountOf('weeklyGift'),
      birthdayGift: amountOf('birthdayGift'),
    },
  };
}
