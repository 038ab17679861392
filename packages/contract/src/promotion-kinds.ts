/** Promotions as plain data, apart from the shapes, so that a page may name them without a validator. */

/** What operators make: paid upon a deposit, for nothing, upon a loss, upon stakes. */
export const promotionKinds = ['deposit', 'freeCredit', 'rescue', 'rebate'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** With those that take place elsewhere and are shown among promotions. */
export const promotionCardKinds = [
  ...promotionKinds,
  'mission',
  'leaderboard',
  'raffle',
  'envelope',
  'referral',
] as const;

/** By which players find them. */
export const promotionTypes = [
  'newMember',
  'deposit',
  'cashback',
  'slots',
  'live',
  'sports',
  'lottery',
  'event',
] as const;
export type PromotionType = (typeof promotionTypes)[number];

export const promotionTags = ['new', 'featured', 'vip'] as const;
export type PromotionTag = (typeof promotionTags)[number];

/** What a promotion is to a player. `joined` is signed up; `inProcess` is a bonus that is still to be staked. */
export const promotionStatuses = [
  'join',
  'claim',
  'applying',
  'rejected',
  'issued',
  'claimed',
  'inProcess',
  'joined',
  'comingSoon',
  'closed',
] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** How often a player may have it; days and weeks are those of the brand. */
export const promotionCycles = ['once', 'daily', 'weekly'] as const;
export type PromotionCycle = (typeof promotionCycles)[number];

/** What is to be staked so many times. */
export const promotionBases = ['bonus', 'depositAndBonus'] as const;
