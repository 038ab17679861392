import * as z from 'zod/mini';
import { call } from '../call.ts';
import { CurrencyText, InstantText, MoneyText, UuidText } from '../shapes.ts';
import { freeText, isVisible } from '../text.ts';
import {
  between,
  choice,
  count,
  currency,
  exact,
  instant,
  list,
  many,
  money,
  operatorRef,
  optional,
  personal,
  playerRef,
  range,
  text,
} from './lists/index.ts';
import { proposal } from './approvals.ts';

/** Withdrawals as operators see, claim and decide them. A decision carries the claim under which it was made. */

export const REJECTION_REASON_MAXIMUM_LENGTH = 200;

const withdrawalStates = [
  'checking',
  'review',
  'second_look',
  'approved',
  'paying',
  'unknown',
  'awaiting',
  'disputed',
  'completed',
  'rejected',
  'cancelled',
  'returned',
] as const;
export const WithdrawalState = z.enum(withdrawalStates);
export type WithdrawalState = z.output<typeof WithdrawalState>;

const Verdict = z.enum(['pass', 'flag', 'stop']);
/** What a check has found, as figures: whoever shows it makes the words, by the check's name. */
const Evidence = z.object({
  amount: z.optional(MoneyText),
  at: z.optional(InstantText),
  count: z.optional(z.number()),
});
export type CheckEvidence = z.output<typeof Evidence>;

const withdrawalQueues = ['unchecked', 'clean', 'flagged', 'stopped'] as const;
export const WithdrawalQueue = z.enum(withdrawalQueues);

const Claim = z.object({
  claimNo: z.number(),
  /** Null where nobody holds it, or the time is over. */
  claimedBy: z.nullable(UuidText),
  claimedUntil: z.nullable(InstantText),
});

const OfficeWithdrawal = z.object({
  id: UuidText,
  number: z.string(),
  playerId: UuidText,
  username: z.string(),
  state: WithdrawalState,
  queue: WithdrawalQueue,
  amount: MoneyText,
  fee: MoneyText,
  settled: MoneyText,
  released: MoneyText,
  /** What the bank sent back after it was settled, with the fee. */
  returned: MoneyText,
  /** What the bank says it has paid and the player has not answered. */
  reported: MoneyText,
  currency: CurrencyText,
  /** Holder and number are masked but for their ends. */
  payee: z.object({ bankName: z.string(), holderName: z.string(), accountNumber: z.string() }),
  reason: z.nullable(z.string()),
  version: z.number(),
  claim: Claim,
  requestedAt: InstantText,
  endedAt: z.nullable(InstantText),
});

const OfficeWithdrawalDetail = z.extend(OfficeWithdrawal, {
  /** Of the last run. */
  checks: z.array(z.object({ name: z.string(), verdict: Verdict, evidence: z.nullable(Evidence) })),
  steps: z.array(
    z.object({
      move: z.string(),
      from: WithdrawalState,
      to: WithdrawalState,
      actor: z.string(),
      note: z.nullable(z.string()),
      at: InstantText,
    }),
  ),
  payouts: z.array(
    z.object({
      attempt: z.number(),
      provider: z.string(),
      amount: MoneyText,
      state: z.enum(['open', 'done', 'refused', 'returned']),
      paid: MoneyText,
      reference: z.nullable(z.string()),
      openedAt: InstantText,
      endedAt: z.nullable(InstantText),
      /** When what it paid left the hold; null while it is held. */
      settledAt: z.nullable(InstantText),
    }),
  ),
  /** Ids of the player's pictures. */
  proofs: z.array(z.string()),
});

const ofOne = z.strictObject({ id: UuidText });
const claimed = { claimNo: z.number().check(z.int(), z.gte(0)) };
const Reason = freeText(REJECTION_REASON_MAXIMUM_LENGTH).check(z.refine(isVisible, { error: 'required' }));

const decisionRefusals = ['withdrawal_unknown', 'claim_lost', 'withdrawal_moved_on'] as const;

export const listOfficeWithdrawals = list('/office/withdrawals', {
  name: 'withdrawals',
  permission: 'withdrawals.see',
  columns: {
    requestedAt: instant(),
    number: text(),
    player: playerRef(),
    state: choice(withdrawalStates),
    queue: choice(withdrawalQueues),
    amount: money(),
    fee: money(),
    currency: currency(),
    bank: text(),
    holder: personal('name'),
    account: personal('ends'),
    claimedBy: optional(operatorRef()),
    claimedUntil: optional(instant()),
    claimNo: count(),
    version: count(),
    endedAt: optional(instant()),
  },
  filters: {
    state: many(),
    queue: many(),
    requestedAt: between({ days: 92 }),
    player: exact(),
    number: exact(),
    amount: range(),
  },
  sorts: ['requestedAt', '-requestedAt', 'amount', '-amount'],
  totals: ['amount', 'fee'],
  export: { permission: 'reports.export', rows: 1_000_000 },
  summary: 'Withdrawals, the longest waiting first.',
});

export const getOfficeWithdrawal = call('GET /office/withdrawals/{id}', {
  who: { operator: 'withdrawals.see' },
  params: ofOne,
  value: OfficeWithdrawalDetail,
  refusals: ['withdrawal_unknown'],
  summary: 'One withdrawal with its checks, steps, payouts and proofs.',
});

export const getWithdrawalProof = call('GET /office/withdrawals/{id}/proof/{imageId}', {
  who: { operator: 'withdrawals.see' },
  params: z.strictObject({ id: UuidText, imageId: UuidText }),
  value: z.object({ mediaType: z.enum(['image/png', 'image/jpeg']), picture: z.string() }),
  refusals: ['withdrawal_unknown', 'proof_unknown'],
  summary: 'A picture that the player sent, in base64.',
});

export const claimNextWithdrawal = call('POST /office/withdrawals/claim', {
  who: { operator: 'withdrawals.do' },
  body: z.strictObject({ queue: z.optional(WithdrawalQueue) }),
  value: z.nullable(OfficeWithdrawal),
  summary: 'Claims the longest waiting withdrawal that nobody holds; null when there is none.',
});

export const claimWithdrawal = call('POST /office/withdrawals/{id}/claim', {
  who: { operator: 'withdrawals.do' },
  params: ofOne,
  body: z.optional(z.strictObject({ claimNo: z.optional(claimed.claimNo) })),
  value: OfficeWithdrawal,
  refusals: ['withdrawal_unknown', 'claim_taken', 'withdrawal_moved_on'],
  summary: 'Holds a withdrawal for ten minutes, so that no other operator decides it.',
});

export const releaseWithdrawalClaim = call('POST /office/withdrawals/{id}/release', {
  who: { operator: 'withdrawals.do' },
  params: ofOne,
  body: z.strictObject(claimed),
  value: OfficeWithdrawal,
  refusals: ['withdrawal_unknown', 'claim_lost'],
  summary: 'Gives a claim back before its time.',
});

export const approveWithdrawal = call('POST /office/withdrawals/{id}/approve', {
  who: { operator: 'withdrawals.propose', withRecentCode: true },
  params: ofOne,
  body: z.strictObject(claimed),
  value: proposal(OfficeWithdrawal),
  refusals: [...decisionRefusals, 'withdrawal_stopped', 'proposal_open'],
  summary: 'Approves a withdrawal. Above `approvals.withdrawal.secondAbove` it waits for the vote of another operator.',
});

export const rejectWithdrawal = call('POST /office/withdrawals/{id}/reject', {
  who: { operator: 'withdrawals.do' },
  params: ofOne,
  body: z.strictObject({ ...claimed, reason: Reason }),
  value: OfficeWithdrawal,
  refusals: decisionRefusals,
  summary: 'Rejects a withdrawal and frees the money; the player reads the reason.',
});

export const forceWithdrawalReceipt = call('POST /office/withdrawals/{id}/force', {
  who: { operator: 'withdrawals.propose', withRecentCode: true },
  params: ofOne,
  body: z.strictObject({ ...claimed, reason: Reason }),
  value: OfficeWithdrawal,
  refusals: decisionRefusals,
  summary: 'Counts what the bank reported as received, for good.',
});

export const returnWithdrawal = call('POST /office/withdrawals/{id}/return', {
  who: { operator: 'withdrawals.propose', withRecentCode: true },
  params: ofOne,
  body: z.strictObject({ attempt: z.number().check(z.int(), z.gte(1)), reason: Reason }),
  value: proposal(OfficeWithdrawal),
  refusals: ['withdrawal_unknown', 'withdrawal_moved_on', 'payout_unknown', 'proposal_open'],
  summary:
    'Proposes that a payout came back from the bank: the wallet gets the money and the fee, or it is decided anew.',
});

export const resolveWithdrawalDispute = call('POST /office/withdrawals/{id}/resolve', {
  who: { operator: 'withdrawals.propose', withRecentCode: true },
  params: ofOne,
  body: z.strictObject({ ...claimed, resolution: z.enum(['paid', 'payAgain', 'giveUp']), reason: Reason }),
  value: proposal(OfficeWithdrawal),
  refusals: [...decisionRefusals, 'proposal_open'],
  summary:
    'Ends a dispute: it was paid after all, it is paid again, or the money goes back to the wallet. Above the threshold it is proposed.',
});
