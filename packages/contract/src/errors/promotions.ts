import type { ErrorEntry } from '../error-entry.ts';

/** Promotions: joining, claiming, applying, and making them. */
export const promotionsErrors = {
  promotion_unknown: { status: 404, meaning: 'There is no such promotion to be seen.' },
  promotion_not_open: { status: 409, meaning: 'The promotion has not begun, is over, or was closed.' },
  promotion_not_eligible: { status: 403, meaning: 'The promotion is not for this player.' },
  promotion_not_claimable: {
    status: 409,
    meaning: 'There is nothing of this promotion to be claimed by this call now.',
  },
  promotion_claimed: { status: 409, meaning: 'The player has had the promotion in this cycle.' },
  promotion_budget_spent: { status: 409, meaning: 'What is left of the budget does not pay this claim.' },
  promotion_deposit_unfit: {
    status: 409,
    meaning:
      'The deposit is below the promotion’s minimum or by a method that does not count; `minimum` says how much.',
  },
  promotion_claim_unknown: { status: 404, meaning: 'There is no such application.' },
  promotion_claim_decided: { status: 409, meaning: 'The application was decided already.' },
  promotion_terms_fixed: {
    status: 409,
    meaning: 'Players take part already; terms, audience and start stay, a budget is only lowered.',
  },
  promotion_state_unfit: {
    status: 409,
    meaning: 'A draft is published, and what is published is closed; nothing is opened again.',
  },
} as const satisfies Record<string, ErrorEntry>;
