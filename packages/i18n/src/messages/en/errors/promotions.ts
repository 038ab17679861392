import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const promotions = {
  promotion_unknown: 'This promotion is not there any more.',
  promotion_not_open: 'This promotion is not open now.',
  promotion_not_eligible: 'This promotion is not open to you.',
  promotion_not_claimable: 'There is nothing to claim here right now.',
  promotion_claimed: 'You have already had this promotion for now.',
  promotion_budget_spent: 'Everything this promotion had to give has been given.',
  promotion_deposit_unfit: 'This promotion asks for a deposit of at least {minimum}, by a method that counts.',
  promotion_claim_unknown: 'This application does not exist.',
  promotion_claim_decided: 'This application was decided already.',
  promotion_terms_fixed: 'Players take part already. What they agreed to stays, and a budget can only be lowered.',
  promotion_state_unfit: 'Only a draft whose end lies ahead is published, and only what is not closed is closed.',
} as const satisfies ErrorTexts<'promotions'>;
