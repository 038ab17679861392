import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const cashier = {
  deposit_method_unknown: 'This way to deposit is not available.',
  deposit_method_closed: 'This way to deposit is open from {opens} to {closes}. Choose another one or come back then.',
  amount_out_of_range: 'The amount lies outside the limits of this method.',
  deposit_order_unknown: 'This deposit order does not exist.',
  payment_provider_unknown: 'No payment provider has this name.',
  notice_not_genuine: 'This payment notice is not genuine.',
  deposit_not_by_hand: 'This deposit is confirmed by the bank itself.',
  deposit_not_pending: 'This deposit does not wait any more.',
  payment_booked_before: 'This reference of the bank was booked before.',
  voucher_unknown: 'This code is not valid. Please check it.',
  voucher_redeemed: 'This code was used before.',
  voucher_expired: 'This code has expired.',
  voucher_batch_unknown: 'This batch of vouchers does not exist.',
  voucher_batch_of_another: 'Only the operator who proposed this batch takes its codes.',
  voucher_codes_taken: 'The codes of this batch were taken before. They are shown once.',
  voucher_batch_void: 'This batch was stopped.',
  too_many_open_deposits: 'You have too many open deposits. Finish one first.',
} as const satisfies ErrorTexts<'cashier'>;
