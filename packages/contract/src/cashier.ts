import * as z from 'zod/mini';
import { call } from './call.ts';
import { UPLOAD_MAXIMUM_BASE64_LENGTH } from './constants.ts';
import { CurrencyText, InstantText, MoneyText, numberInQuery, UuidText } from './shapes.ts';

/** Bringing money in. The order is the state; the ledger moves when the bank confirms. */

export const DepositStatus = z.enum(['pending', 'confirmed', 'failed', 'expired']);
export type DepositStatus = z.output<typeof DepositStatus>;

/** How it is paid: on a provider's page, by its address as a QR code, by hand to the brand's account, or with a code. */
export const DepositKind = z.enum(['page', 'qr', 'byHand', 'voucher']);
export type DepositKind = z.output<typeof DepositKind>;

/** The brand's own account, for methods that are paid by hand. */
const PayTo = z.object({ bankName: z.string(), holderName: z.string(), accountNumber: z.string() });

export const DepositOrder = z.object({
  orderId: z.string(),
  /** Short, for people; the id tells orders apart. */
  number: z.string(),
  method: z.string(),
  kind: DepositKind,
  amount: MoneyText,
  /** What the bank has confirmed so far; it can differ from what was ordered. */
  receivedAmount: MoneyText,
  /** What it costs: of the amount that was ordered, and once money came, what was taken. */
  fee: MoneyText,
  currency: z.string(),
  status: DepositStatus,
  /** Where it is paid; by hand, our own page with the account and the place for the slip. */
  payUrl: z.string(),
  /** That the deposit joins; null for none. */
  promotionId: z.nullable(UuidText),
  /** Whether a picture of the transfer was sent. */
  hasSlip: z.boolean(),
  /** Why operators declined it, in their words. */
  reason: z.nullable(z.string()),
  /** Whether the money came after the time to pay was over. */
  isLate: z.boolean(),
  createdAt: InstantText,
  expiresAt: InstantText,
});
export type DepositOrder = z.output<typeof DepositOrder>;

export const getDepositMethods = call('GET /wps/system/depositBanks', {
  who: 'visitor',
  value: z.array(
    z.object({
      method: z.string(),
      kind: DepositKind,
      displayName: z.string(),
      currency: CurrencyText,
      minimum: MoneyText,
      maximum: MoneyText,
      presets: z.array(MoneyText),
      minutesToPay: z.number(),
      icon: z.string(),
      /** What it costs the player: a share in percent and a fixed sum, together at most the maximum. */
      fee: z.object({ percent: z.string(), fixed: MoneyText, maximum: z.optional(MoneyText) }),
      /** Of the day in the brand's zone; null is always. */
      hours: z.nullable(z.object({ opens: z.string(), closes: z.string() })),
      isOpen: z.boolean(),
      expectedMinutes: z.number(),
      payTo: z.nullable(PayTo),
    }),
  ),
  summary: 'The deposit methods open to players, with their limits. Every page names them, so they are no secret.',
});

export const requestDeposit = call('POST /wps/transaction/deposit/{method}', {
  who: 'member',
  idempotent: true,
  rate: 'money',
  params: z.strictObject({ method: z.string().check(z.regex(/^[a-z0-9-]{2,32}$/, { error: 'pattern' })) }),
  body: z.strictObject({ amount: MoneyText, promotionId: z.optional(UuidText) }),
  value: DepositOrder,
  refusals: [
    'complete_verification_first',
    'deposit_limit_first',
    'deposit_limit_reached',
    'in_need_true_account',
    'deposit_method_unknown',
    'deposit_method_closed',
    'promotion_unknown',
    'promotion_not_open',
    'promotion_not_eligible',
    'promotion_claimed',
    'promotion_budget_spent',
    'promotion_deposit_unfit',
    'amount_out_of_range',
    'too_many_open_deposits',
    'idempotency_key_required',
    'idempotency_key_reused',
    'too_many_requests',
  ],
  summary: 'Opens a deposit order and answers where to pay it.',
});

export const redeemVoucher = call('POST /wps/transaction/voucher', {
  who: 'member',
  idempotent: true,
  rate: 'money',
  /** As it is printed; case, spaces and hyphens do not matter. */
  body: z.strictObject({ code: z.string().check(z.regex(/^[0-9A-Za-z -]{16,40}$/, { error: 'voucher_code' })) }),
  value: DepositOrder,
  refusals: [
    'deposit_limit_first',
    'deposit_limit_reached',
    'in_need_true_account',
    'deposit_method_unknown',
    'deposit_method_closed',
    'voucher_unknown',
    'voucher_redeemed',
    'voucher_expired',
    'idempotency_key_required',
    'idempotency_key_reused',
    'too_many_requests',
  ],
  summary: 'Redeems a voucher code: the answer is a deposit that has arrived. Wrong codes are counted.',
});

export const getDepositOrder = call('GET /wps/transaction/deposit/{orderId}', {
  who: 'player',
  params: z.strictObject({ orderId: UuidText }),
  value: DepositOrder,
  refusals: ['deposit_order_unknown'],
  summary: 'One of the player’s own deposit orders.',
});

export const listDeposits = call('GET /wps/transaction/deposit', {
  who: 'member',
  query: z.strictObject({ pageNum: numberInQuery(1, 1_000, 1) }),
  value: z.object({ content: z.array(DepositOrder), pageNum: z.number(), totalPages: z.number() }),
  summary: 'The player’s own deposit orders, the newest first, twenty a page.',
});

export const uploadDepositSlip = call('POST /wps/transaction/deposit/{orderId}/slip', {
  who: 'member',
  rate: 'feedback',
  bodyMaximumBytes: UPLOAD_MAXIMUM_BASE64_LENGTH + 1_024,
  params: z.strictObject({ orderId: UuidText }),
  body: z.strictObject({
    /** PNG or JPEG in base64, at most 5 MB; it is painted anew. */
    picture: z.string().check(z.maxLength(UPLOAD_MAXIMUM_BASE64_LENGTH, { error: 'picture_too_large' })),
  }),
  value: DepositOrder,
  refusals: ['deposit_order_unknown', 'deposit_not_by_hand', 'deposit_not_pending', 'overloaded'],
  summary: 'The picture of a transfer that was made by hand; operators then confirm or decline it.',
});
