import * as z from 'zod/mini';
import { relay } from './call.ts';
import { CurrencyText, InstantText, MoneyText, numberInQuery, UuidText } from './shapes.ts';

/** What a player can claim, whatever it comes from: one list, one press. */

/** Where rewards come from. A player has one reward for each source and reference. */
export const rewardSources = [
  'promotion',
  'mission',
  'leaderboard',
  'raffle',
  'envelope',
  'vipUpgrade',
  'vipWeekly',
  'vipBirthday',
  'rebate',
  'rescue',
  'referral',
] as const;
export const RewardSource = z.enum(rewardSources);
export type RewardSource = z.output<typeof RewardSource>;

/**
 * What is said of a reward: the text of its source in `reward-words` of the language catalogues, filled in. A value that an
 * operator wrote in several languages is said in the reader's.
 */
export type RewardWords = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The values in the reader's language, or in the brand's where an operator has not written it. */
export function wordsIn(words: RewardWords, language: string, otherwise: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).map(([name, said]) => [
      name,
      typeof said === 'string' ? said : (said[language] ?? said[otherwise] ?? Object.values(said)[0] ?? ''),
    ]),
  );
}

export const rewardStates = ['claimable', 'claimed', 'expired'] as const;
export const RewardState = z.enum(rewardStates);
export type RewardState = z.output<typeof RewardState>;

export const Reward = z.object({
  rewardId: UuidText,
  source: RewardSource,
  /** In the language of the reader. */
  title: z.string(),
  state: RewardState,
  kind: z.enum(['cash', 'bonus', 'points']),
  /** Money, or whole points. */
  amount: z.string(),
  /** Null for points. */
  currency: z.nullable(CurrencyText),
  /** What has to be staked before it can be taken out; null where nothing has to be. */
  turnover: z.nullable(MoneyText),
  offeredAt: InstantText,
  expiresAt: z.nullable(InstantText),
  claimedAt: z.nullable(InstantText),
});
export type Reward = z.output<typeof Reward>;

export const getRewardList = relay('GET', 'MCSFE_getRewardList', {
  who: 'member',
  query: z.strictObject({ state: z.optional(RewardState), pageNum: numberInQuery(1, 1_000, 1) }),
  value: z.object({
    content: z.array(Reward),
    /** How many can be claimed now, on all pages. */
    claimable: z.number(),
    pageNum: z.number(),
    totalPages: z.number(),
  }),
  summary: 'MC-11: the player’s rewards, what can be claimed first, then the newest; twenty a page.',
});

export const claimReward = relay('POST', 'MCSFE_claimReward', {
  who: 'member',
  idempotent: true,
  rate: 'money',
  body: z.strictObject({ rewardId: UuidText }),
  value: Reward,
  refusals: ['reward_unknown', 'reward_expired', 'wallet_closed', 'idempotency_key_required', 'too_many_requests'],
  summary: 'Claims a reward and pays it, once: a reward that was claimed before is answered as it is.',
});
