import * as z from 'zod/mini';
import { call, relay } from './call.ts';
import { UPLOAD_MAXIMUM_BASE64_LENGTH, UPLOAD_MAXIMUM_FILES } from './constants.ts';
import { CurrencyText, InstantText, MoneyText, numberInQuery, PasswordText, UuidText } from './shapes.ts';
import { freeText } from './text.ts';

/** Taking money out. The hold is the money, the order its state; what the bank paid counts when the player has answered. */

export const PROOF_REMARK_MAXIMUM_LENGTH = 140;
const AuthenticatorCode = z.string().check(z.maxLength(64, { error: 'too_long' }));

/** As the player sees it: what is checked is pending, what the bank has not answered is paying. */
export const WithdrawalStatus = z.enum([
  'pending',
  'approved',
  'paying',
  'paid',
  'partlyPaid',
  'confirmed',
  'disputed',
  'rejected',
  'cancelled',
  'returned',
]);
export type WithdrawalStatus = z.output<typeof WithdrawalStatus>;

export const WithdrawalOrder = z.object({
  orderId: z.string(),
  /** Short, for people; the id tells orders apart. */
  number: z.string(),
  status: WithdrawalStatus,
  /** What leaves the wallet; the bank pays it less the fee. */
  amount: MoneyText,
  fee: MoneyText,
  /** What has arrived for good. */
  paidAmount: MoneyText,
  currency: CurrencyText,
  bankName: z.string(),
  /** Masked but for its end. */
  accountNumber: z.string(),
  /** Why it was rejected, in the operator's words. */
  reason: z.nullable(z.string()),
  createdAt: InstantText,
  endedAt: z.nullable(InstantText),
});
export type WithdrawalOrder = z.output<typeof WithdrawalOrder>;

export const getWithdrawalTerms = call('GET /wps/v2/transaction/withdraw/terms', {
  who: 'member',
  value: z.object({
    minimum: MoneyText,
    maximum: MoneyText,
    leftToday: MoneyText,
    /** Cash; bonus money cannot be taken out. */
    available: MoneyText,
    /** Bonus money that a withdrawal would give up now, and what is left of its turnover; null where none would be. */
    bonusAtRisk: z.nullable(z.object({ amount: MoneyText, remainingTurnover: MoneyText })),
    fee: MoneyText,
    /** What has to be staked before money leaves. */
    remainingTurnover: MoneyText,
    /** What part of the amount it costs to take money out before; 0 where it has to be staked. */
    unmetTurnoverFeePercent: z.number(),
    currency: CurrencyText,
  }),
  summary: 'What the player may take out now, what it costs, and what has to be staked before.',
});

export const requestWithdrawal = call('POST /wps/v2/transaction/withdraw', {
  who: 'member',
  whileOnBreak: true,
  sealed: true,
  idempotent: true,
  rate: 'money',
  body: z.strictObject({
    bankAccountId: UuidText,
    amount: MoneyText,
    paymentPassword: PasswordText,
    /** Of the authenticator, where one is bound. */
    code: z.optional(AuthenticatorCode),
    /** Agrees to the fee for turnover that is not met, where the terms name one. */
    acceptsTurnoverFee: z.optional(z.boolean()),
    /** Agrees that the bonus which is played is given up. */
    givesUpBonus: z.optional(z.boolean()),
  }),
  value: WithdrawalOrder,
  refusals: [
    'complete_verification_first',
    'in_need_true_account',
    'second_factor_needed',
    'bank_account_unknown',
    'payment_password_unset',
    'payment_password_wrong',
    'authenticator_code_required',
    'second_step_wrong',
    'bonus_at_risk',
    'withdrawal_below_minimum',
    'withdrawal_above_maximum',
    'too_many_open_withdrawals',
    'turnover_remaining',
    'insufficient_balance',
    'wallet_closed',
    'idempotency_key_required',
    'idempotency_key_reused',
    'too_many_requests',
    'overloaded',
  ],
  summary: 'Asks for money to be paid to a bank account of the player’s; the amount is held at once.',
});

const ofOrder = z.strictObject({ orderId: UuidText });

export const listWithdrawals = call('GET /wps/v2/transaction/withdraw', {
  who: 'member',
  query: z.strictObject({ pageNum: numberInQuery(1, 1_000, 1) }),
  value: z.object({ content: z.array(WithdrawalOrder), pageNum: z.number(), totalPages: z.number() }),
  summary: 'The player’s own withdrawals, the newest first, twenty a page.',
});

export const getWithdrawal = call('GET /wps/v2/transaction/withdraw/{orderId}', {
  who: 'member',
  params: ofOrder,
  value: WithdrawalOrder,
  refusals: ['withdrawal_unknown'],
  summary: 'One of the player’s own withdrawals.',
});

export const cancelWithdrawal = call('POST /wps/v2/transaction/withdraw/{orderId}/cancel', {
  whileOnBreak: true,
  who: 'member',
  rate: 'money',
  params: ofOrder,
  body: z.optional(z.strictObject({})),
  value: WithdrawalOrder,
  refusals: ['withdrawal_unknown', 'withdrawal_not_pending'],
  summary: 'Takes a request back while it is pending; the money is free again.',
});

export const uploadWithdrawalProof = call('POST /wps/v2/transaction/withdraw/{orderId}/proof', {
  whileOnBreak: true,
  who: 'member',
  rate: 'feedback',
  bodyMaximumBytes: UPLOAD_MAXIMUM_BASE64_LENGTH + 1_024,
  params: ofOrder,
  body: z.strictObject({
    /** PNG or JPEG in base64, at most 5 MB; it is painted anew. */
    picture: z.string().check(z.maxLength(UPLOAD_MAXIMUM_BASE64_LENGTH, { error: 'picture_too_large' })),
  }),
  value: z.object({ imageId: UuidText }),
  refusals: ['withdrawal_unknown', 'withdrawal_not_awaiting', 'too_many_proofs', 'overloaded'],
  summary: 'A picture that shows what did not arrive; it goes along with the answer that names it.',
});

const PaymentConfirmation = z.object({
  orderId: z.string(),
  number: z.string(),
  amount: MoneyText,
  fee: MoneyText,
  /** What the bank says it has paid and waits for an answer. */
  amountReceived: MoneyText,
  /** What would still be open after it. */
  remainingAmount: MoneyText,
  currency: CurrencyText,
  bankName: z.string(),
  accountNumber: z.string(),
  status: WithdrawalStatus,
  /** When silence counts as received; null once it is disputed. */
  expiresAt: z.nullable(InstantText),
  /** Ids of the pictures that were uploaded for it. */
  images: z.array(z.string()),
});

export const getPaymentConfirmationList = relay('GET', 'MCSFE_getPaymentConfirmationList', {
  who: 'member',
  value: z.object({ list: z.array(PaymentConfirmation) }),
  summary: 'The payments that wait for the player to say whether they arrived.',
});

export const processC2CTransaction = relay('POST', 'MCSFE_processC2CTransaction', {
  who: 'member',
  whileOnBreak: true,
  rate: 'money',
  body: z.strictObject({
    orderId: UuidText,
    /** `fullPayment`: all has arrived although the bank reported less. */
    answer: z.enum(['received', 'notReceived', 'fullPayment']),
    /** Ids of uploaded pictures; not received needs at least one. */
    images: z.optional(z.array(UuidText).check(z.maxLength(UPLOAD_MAXIMUM_FILES, { error: 'too_many_pictures' }))),
    remark: z.optional(freeText(PROOF_REMARK_MAXIMUM_LENGTH)),
  }),
  value: WithdrawalOrder,
  refusals: ['withdrawal_unknown', 'withdrawal_not_awaiting', 'proof_required', 'proof_unknown'],
  summary: 'What the player says of a payment: received, not received with pictures, or all of it.',
});
