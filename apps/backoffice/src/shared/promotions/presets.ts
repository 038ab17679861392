/** What a new promotion begins from, in the order in which it is offered. */
export const promotionPresets = ['welcome', 'daily', 'credit', 'applied', 'rescue', 'rebate'] as const;
export type PromotionPreset = (typeof promotionPresets)[number];
