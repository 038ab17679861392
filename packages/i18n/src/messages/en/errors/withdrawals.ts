import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const withdrawals = {
  payment_password_wrong: 'This is not your payment password.',
  turnover_remaining: 'Please play through your deposit first: {amount} is left.',
  bonus_at_risk: 'This withdrawal gives up your bonus of {amount}. Please agree to it first.',
  withdrawal_below_minimum: 'The smallest withdrawal is {minimum}.',
  withdrawal_above_maximum: 'The most you can withdraw now is {maximum}.',
  too_many_open_withdrawals: 'You have too many open withdrawals. Please wait for one to end.',
  withdrawal_not_pending: 'This withdrawal can no longer be cancelled.',
  withdrawal_unknown: 'This withdrawal does not exist.',
  withdrawal_not_awaiting: 'No payment of this withdrawal waits for your answer.',
  proof_required: 'Please add at least one picture.',
  proof_unknown: 'This picture does not exist.',
  too_many_proofs: 'No more pictures can be added.',
  claim_taken: 'Another operator is working on this withdrawal.',
  claim_lost: 'You no longer hold this withdrawal. Claim it again.',
  withdrawal_moved_on: 'This withdrawal has changed since you saw it.',
  withdrawal_stopped: 'A check stops this withdrawal.',
  payout_unknown: 'The bank does not know this payout.',
} as const satisfies ErrorTexts<'withdrawals'>;
