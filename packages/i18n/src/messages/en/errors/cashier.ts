import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const cashier = {
  deposit_method_unknown: 'This way to deposit is not available.',
  amount_out_of_range: 'The amount lies outside the limits of this method.',
  promotion_unknown: 'This promotion is not open to you.',
  deposit_order_unknown: 'This deposit order does not exist.',
  payment_provider_unknown: 'No payment provider has this name.',
  notice_not_genuine: 'This payment notice is not genuine.',
  deposit_not_by_hand: 'This deposit is confirmed by the bank itself.',
  deposit_not_pending: 'This deposit does not wait any more.',
  payment_booked_before: 'This reference of the bank was booked before.',
  too_many_open_deposits: 'You have too many open deposits. Finish one first.',
} as const satisfies ErrorTexts<'cashier'>;
