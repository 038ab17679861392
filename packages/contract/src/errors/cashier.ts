import type { ErrorEntry } from '../error-entry.ts';

/** Deposits and the notices of payment providers. */
export const cashierErrors = {
  deposit_method_unknown: { status: 404, meaning: 'No deposit method has this code.' },
  deposit_method_closed: { status: 409, meaning: 'The method takes no orders at this hour.' },
  amount_out_of_range: { status: 400, meaning: 'The amount lies outside the limits of the method.' },
  deposit_order_unknown: { status: 404, meaning: 'The player has no such deposit order.' },
  payment_provider_unknown: { status: 404, meaning: 'No payment provider has this code.' },
  notice_not_genuine: { status: 401, meaning: 'The payment notice is not signed by its provider, or is old.' },
  deposit_not_by_hand: { status: 409, meaning: 'The order is paid at a provider, whose notice confirms it.' },
  deposit_not_pending: { status: 409, meaning: 'The order does not wait any more.' },
  payment_booked_before: { status: 409, meaning: 'Another order was confirmed by this reference of the bank.' },
  voucher_unknown: { status: 404, meaning: 'No voucher has this code, or it was stopped.' },
  voucher_redeemed: { status: 409, meaning: 'The voucher was redeemed before.' },
  voucher_expired: { status: 409, meaning: 'The last day of the voucher is over.' },
  voucher_batch_unknown: { status: 404, meaning: 'There is no such batch of vouchers.' },
  voucher_batch_of_another: { status: 403, meaning: 'Another operator has proposed this batch and takes its codes.' },
  voucher_codes_taken: { status: 409, meaning: 'The codes of this batch were handed over; they are shown once.' },
  voucher_batch_void: { status: 409, meaning: 'The batch was stopped.' },
  too_many_open_deposits: { status: 409, meaning: 'The player has as many open deposit orders as allowed.' },
} as const satisfies Record<string, ErrorEntry>;
