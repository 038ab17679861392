import * as z from 'zod/mini';
import { call } from '../call.ts';
import { CurrencyText, InstantText, MoneyText, UuidText } from '../shapes.ts';
import { freeText, isVisible } from '../text.ts';
import { proposal } from './approvals.ts';
import {
  between,
  choice,
  currency,
  exact,
  instant,
  list,
  many,
  money,
  optional,
  playerRef,
  text,
} from './lists/index.ts';
import { ReasonText } from './shapes.ts';

/** Deposits as operators see them. What a provider confirms is booked by itself; what was paid by hand is proposed here. */

const depositStates = ['pending', 'confirmed', 'failed', 'expired'] as const;
/** Why operators should look: a slip to confirm, less or more than was ordered, paid after the time was over. */
const depositQueues = ['none', 'slip', 'short', 'over', 'late'] as const;

export const listOfficeDeposits = list('/office/deposits', {
  name: 'deposits',
  permission: 'deposits.see',
  columns: {
    createdAt: instant(),
    number: text(),
    player: playerRef(),
    method: text(),
    state: choice(depositStates),
    queue: choice(depositQueues),
    amount: money(),
    received: money(),
    currency: currency(),
    settledAt: optional(instant()),
  },
  filters: { state: many(), queue: many(), createdAt: between({ days: 92 }), player: exact(), number: exact() },
  sorts: ['-createdAt', 'createdAt'],
  totals: ['amount', 'received'],
  export: { permission: 'reports.export', rows: 1_000_000 },
  summary: 'Deposit orders, the newest first.',
});

const ofOne = z.strictObject({ id: UuidText });

const OfficeDeposit = z.object({
  id: UuidText,
  number: z.string(),
  playerId: UuidText,
  username: z.string(),
  method: z.string(),
  provider: z.string(),
  state: z.enum(depositStates),
  queue: z.enum(depositQueues),
  amount: MoneyText,
  received: MoneyText,
  /** Taken from what was received. */
  fee: MoneyText,
  currency: CurrencyText,
  /** Whether operators confirm it. */
  isByHand: z.boolean(),
  hasSlip: z.boolean(),
  reason: z.nullable(z.string()),
  createdAt: InstantText,
  expiresAt: InstantText,
  payments: z.array(z.object({ reference: z.string(), amount: MoneyText, at: InstantText })),
});

export const getOfficeDeposit = call('GET /office/deposits/{id}', {
  who: { operator: 'deposits.see' },
  params: ofOne,
  value: OfficeDeposit,
  refusals: ['deposit_order_unknown'],
  summary: 'One deposit order with its payments.',
});

export const getDepositSlip = call('GET /office/deposits/{id}/slip', {
  who: { operator: 'deposits.see' },
  params: ofOne,
  value: z.object({ mediaType: z.enum(['image/png', 'image/jpeg']), picture: z.string() }),
  refusals: ['deposit_order_unknown'],
  summary: 'The picture that the player sent of a transfer, in base64.',
});

export const confirmDeposit = call('POST /office/deposits/{id}/confirm', {
  who: { operator: 'deposits.propose', withRecentCode: true },
  params: ofOne,
  body: z.strictObject({
    /** What has arrived, whatever was ordered. */
    amount: MoneyText,
    /** Of the bank, as its statement names the transfer. */
    reference: freeText(64, 1).check(z.refine(isVisible, { error: 'required' })),
    reason: ReasonText,
  }),
  value: proposal(OfficeDeposit),
  refusals: [
    'deposit_order_unknown',
    'deposit_not_by_hand',
    'deposit_not_pending',
    'payment_booked_before',
    'proposal_open',
  ],
  summary: 'Proposes that a transfer by hand has arrived; another operator decides.',
});

export const declineDeposit = call('POST /office/deposits/{id}/decline', {
  who: { operator: 'deposits.propose' },
  params: ofOne,
  body: z.strictObject({ reason: ReasonText }),
  value: OfficeDeposit,
  refusals: ['deposit_order_unknown', 'deposit_not_by_hand', 'deposit_not_pending'],
  summary: 'Declines a transfer by hand that was not found; the player reads the reason.',
});
