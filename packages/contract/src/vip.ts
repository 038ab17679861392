import * as z from 'zod/mini';
import { relay } from './call.ts';
import { GameCategory } from './catalogue.ts';
import { CurrencyText, DayText, InstantText, MoneyText } from './shapes.ts';

/**
 * Ranks of players: reached by deposits and stakes in all, kept by stakes within a period. The shape of the progress is that
 * of the specification.
 */

export const VIP_LEVEL_MAXIMUM = 20;
/** The period in which a rank is kept by stakes. */
export const vipPeriods = ['month', 'quarter'] as const;
export type VipPeriod = (typeof vipPeriods)[number];
/** The stones that the art kit cuts for a rank. */
export const vipTones = [
  'bronze',
  'silver',
  'gold',
  'jade',
  'pearl',
  'ruby',
  'sapphire',
  'amethyst',
  'diamond',
] as const;
export const VipTone = z.enum(vipTones);
export type VipTone = z.output<typeof VipTone>;

/** Per cent of a stake, as decimal text. */
const RebateText = z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/, { error: 'pattern' }));

export const VipBenefits = z.object({
  /** Of one withdrawal, and of those of a day; null where the rank changes nothing. */
  withdrawalMaximum: z.nullable(MoneyText),
  withdrawalDailyMaximum: z.nullable(MoneyText),
  /** Withdrawals are decided before those of others. */
  isServedFirst: z.boolean(),
  /** Of the points that others earn, in per cent. */
  pointsPercent: z.number(),
  /** Per cent of stakes, by category; what is not named brings none. */
  rebates: z.partialRecord(GameCategory, RebateText),
  /** Null where there is none. */
  upgradeGift: z.nullable(MoneyText),
  weeklyGift: z.nullable(MoneyText),
  birthdayGift: z.nullable(MoneyText),
});
export type VipBenefits = z.output<typeof VipBenefits>;

export const VipRank = z.object({
  rankLevel: z.number(),
  rankName: z.string(),
  badgeUrl: z.string(),
  /** In all, both needed. */
  requiredDeposit: MoneyText,
  requiredTurnover: MoneyText,
  /** Within a period, to keep it. */
  keepTurnover: MoneyText,
  benefits: VipBenefits,
  /** GATE-04: a customer service of its own. */
  hasOwnService: z.boolean(),
});
export type VipRank = z.output<typeof VipRank>;

export const getVipRanks = relay('GET', 'MCSFE_getVipRanks', {
  who: 'visitorOrPlayer',
  value: z.object({
    /** From the lowest. */
    ranks: z.array(VipRank),
    period: z.enum(vipPeriods),
    /** How many times a gift has to be staked before it is withdrawn. */
    giftTurnover: z.number(),
    currency: CurrencyText,
  }),
  summary: 'The ranks with what each asks for and brings.',
});

/** What is missing is zero once it is reached; null where nothing is expected. */
const Progress = z.object({ actual: MoneyText, expected: z.nullable(MoneyText), missing: z.nullable(MoneyText) });

export const getRankProgress = relay('GET', 'MCSFE_getRankProgress', {
  who: 'member',
  value: z.object({
    playerRankName: z.string(),
    rankLevel: z.number(),
    /** Within the period, towards what keeps the rank. */
    monthlyTurnover: Progress,
    /** In all, towards the next rank; expected is null at the highest. */
    totalTurnover: Progress,
    totalDeposit: Progress,
    nextRankName: z.nullable(z.string()),
    periodBegins: DayText,
    /** Its last day. */
    periodEnds: DayText,
    /** Whether the rank was reached within the period, which is not judged then. */
    isSpared: z.boolean(),
    history: z.array(z.object({ time: InstantText, fromLevel: z.number(), toLevel: z.number(), rankName: z.string() })),
    currency: CurrencyText,
  }),
  summary: 'The player’s rank and how far the next one is, as counted up to the last minute.',
});
