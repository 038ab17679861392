import * as z from 'zod/mini';
import { call } from './call.ts';
import { CurrencyText, InstantText, MoneyText, UuidText } from './shapes.ts';

/** Bringing money in. The order is the state; the ledger moves when the bank confirms. */

export const DepositStatus = z.enum(['pending', 'confirmed', 'failed', 'expired']);
export type DepositStatus = z.output<typeof DepositStatus>;

export const DepositOrder = z.object({
  orderId: z.string(),
  method: z.string(),
  amount: MoneyText,
  /** What the bank has confirmed so far; it can differ from what was ordered. */
  receivedAmount: MoneyText,
  currency: z.string(),
  status: DepositStatus,
  payUrl: z.string(),
  createdAt: InstantText,
  expiresAt: InstantText,
});
export type DepositOrder = z.output<typeof DepositOrder>;

export const getDepositMethods = call('GET /wps/system/depositBanks', {
  who: 'visitor',
  value: z.array(
    z.object({
      method: z.string(),
      displayName: z.string(),
      currency: CurrencyText,
      minimum: MoneyText,
      maximum: MoneyText,
      presets: z.array(MoneyText),
      minutesToPay: z.number(),
      icon: z.string(),
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
    'in_need_true_account',
    'deposit_method_unknown',
    'promotion_unknown',
    'amount_out_of_range',
    'too_many_open_deposits',
    'idempotency_key_required',
    'idempotency_key_reused',
    'too_many_requests',
  ],
  summary: 'Opens a deposit order and answers where to pay it.',
});

export const getDepositOrder = call('GET /wps/transaction/deposit/{orderId}', {
  who: 'player',
  params: z.strictObject({ orderId: UuidText }),
  value: DepositOrder,
  refusals: ['deposit_order_unknown'],
  summary: 'One of the player’s own deposit orders.',
});
