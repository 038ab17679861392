import * as z from 'zod/mini';
import { relay } from './call.ts';
import { CurrencyText, InstantText, MoneyText, numberInQuery } from './shapes.ts';

/** Friends whom a player has invited, and what that earned. Field names are those of the specification where it has any. */

/** `held` waits for an operator, `refused` earns nothing. */
export const referralStates = ['joined', 'counted', 'held', 'refused'] as const;
export const ReferralState = z.enum(referralStates);
export type ReferralState = z.output<typeof ReferralState>;

/** Met once a friend has paid in and staked as much in all. */
export const ReferralStep = z.object({ deposit: MoneyText, turnover: MoneyText, reward: MoneyText });
export type ReferralStep = z.output<typeof ReferralStep>;

export const getReferral = relay('GET', 'MCSFE_getReferral', {
  who: 'member',
  value: z.object({
    referralCode: z.string(),
    totalInvitations: z.number(),
    /** Hosts under which the link may be given away; the one that was asked where the brand has named none. */
    promotionDomains: z.array(z.string()),
    steps: z.array(ReferralStep),
    /** Laid out as rewards so far. */
    earned: MoneyText,
    /** Waiting for an operator. */
    held: MoneyText,
    currency: CurrencyText,
  }),
  refusals: ['function_off'],
  summary: 'MC-11: the player’s referral code, what friends earn them, and what they have earned.',
});

export const ReferralFriend = z.object({
  /** Masked. */
  account: z.string(),
  joinedAt: InstantText,
  state: ReferralState,
  /** How many of the steps the friend has met. */
  stepsMet: z.number(),
  earned: MoneyText,
});
export type ReferralFriend = z.output<typeof ReferralFriend>;

export const getReferralFriends = relay('GET', 'MCSFE_getReferralFriends', {
  who: 'member',
  query: z.strictObject({ pageNum: numberInQuery(1, 1_000, 1) }),
  value: z.object({ content: z.array(ReferralFriend), pageNum: z.number(), totalPages: z.number() }),
  refusals: ['function_off'],
  summary: 'MC-11: the friends who registered under the player, masked, the newest first; twenty a page.',
});
