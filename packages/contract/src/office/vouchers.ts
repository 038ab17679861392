import * as z from 'zod/mini';
import { call } from '../call.ts';
import { CurrencyText, DayText, EmptyBody, InstantText, MoneyText, UuidText } from '../shapes.ts';
import { proposal } from './approvals.ts';
import { between, choice, count, currency, instant, list, money, operatorRef, optional, text } from './lists/index.ts';
import { ReasonText } from './shapes.ts';

/**
 * Codes that are sold elsewhere and redeemed as deposits. Two operators issue a batch; its codes are drawn when the one who
 * proposed it takes them, and shown that once.
 */

/** Approved; codes handed over; stopped, so that what is left of it is worth nothing. */
export const voucherBatchStates = ['issued', 'taken', 'void'] as const;
export const VOUCHERS_MAXIMUM = 1_000;

const VoucherBatch = z.object({
  id: UuidText,
  state: z.enum(voucherBatchStates),
  count: z.number(),
  redeemed: z.number(),
  amount: MoneyText,
  currency: CurrencyText,
  expiresAt: InstantText,
  reason: z.string(),
});

export const listVoucherBatches = list('/office/vouchers', {
  name: 'voucherBatches',
  permission: 'vouchers.see',
  columns: {
    issuedAt: instant(),
    state: choice(voucherBatchStates),
    amount: money(),
    currency: currency(),
    count: count(),
    redeemed: count(),
    expiresAt: instant(),
    proposedBy: operatorRef(),
    approvedBy: optional(operatorRef()),
    reason: text(),
  },
  filters: { issuedAt: between({ days: 366 }) },
  sorts: ['-issuedAt', 'issuedAt'],
  export: { permission: 'reports.export', rows: 10_000 },
  summary: 'Batches of voucher codes, the newest first.',
});

export const issueVouchers = call('POST /office/vouchers', {
  who: { operator: 'vouchers.propose', withRecentCode: true },
  rate: 'money',
  idempotent: true,
  body: z.strictObject({
    count: z.int().check(z.gte(1, { error: 'too_small' }), z.lte(VOUCHERS_MAXIMUM, { error: 'too_large' })),
    /** Of each code. */
    amount: MoneyText,
    /** The last day, in the brand's zone. */
    expiresOn: DayText,
    reason: ReasonText,
  }),
  value: proposal(VoucherBatch),
  refusals: ['deposit_method_unknown', 'amount_out_of_range', 'proposal_open'],
  summary: 'Proposes a batch of voucher codes; another operator decides.',
});

const ofOne = z.strictObject({ id: UuidText });

export const takeVoucherCodes = call('POST /office/vouchers/{id}/codes', {
  who: { operator: 'vouchers.propose', withRecentCode: true },
  params: ofOne,
  body: EmptyBody,
  value: z.object({ codes: z.array(z.string()) }),
  refusals: ['voucher_batch_unknown', 'voucher_batch_of_another', 'voucher_codes_taken', 'voucher_batch_void'],
  summary: 'Draws the codes of a batch and answers them, once and to the operator who proposed it.',
});

export const voidVouchers = call('POST /office/vouchers/{id}/void', {
  who: { operator: 'vouchers.propose' },
  params: ofOne,
  body: z.strictObject({ reason: ReasonText }),
  value: VoucherBatch,
  refusals: ['voucher_batch_unknown', 'voucher_batch_void'],
  summary: 'Stops a batch: what was not redeemed is worth nothing from now on.',
});
