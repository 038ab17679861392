import type { ErrorEntry } from '../error-entry.ts';

/** Money out: requests, receipts and the decisions of operators. */
export const withdrawalsErrors = {
  payment_password_wrong: { status: 400, meaning: 'The payment password is wrong.' },
  turnover_remaining: {
    status: 409,
    meaning: 'Deposits have to be staked before money leaves; `remaining` says how much.',
  },
  bonus_at_risk: {
    status: 409,
    meaning: 'A withdrawal gives up the bonus that is played, and the player has not agreed; `amount` says how much.',
  },
  withdrawal_below_minimum: { status: 400, meaning: 'The amount is below the smallest withdrawal.' },
  withdrawal_above_maximum: {
    status: 400,
    meaning: 'The amount is above the largest withdrawal, or what is left of today’s.',
  },
  too_many_open_withdrawals: { status: 409, meaning: 'The player has as many open withdrawals as allowed.' },
  withdrawal_not_pending: { status: 409, meaning: 'The withdrawal is decided already: it can be taken back no more.' },
  withdrawal_unknown: { status: 404, meaning: 'There is no such withdrawal, or it is another player’s.' },
  withdrawal_not_awaiting: { status: 409, meaning: 'No payment of this withdrawal waits for the player’s answer.' },
  proof_required: { status: 400, meaning: 'Not received needs at least one picture.' },
  proof_unknown: { status: 404, meaning: 'The withdrawal has no such picture.' },
  too_many_proofs: { status: 409, meaning: 'The withdrawal has as many pictures as allowed.' },
  claim_taken: { status: 409, meaning: 'Another operator holds the withdrawal.' },
  claim_lost: { status: 409, meaning: 'The operator does not hold the withdrawal, or not under this claim.' },
  withdrawal_moved_on: { status: 409, meaning: 'The withdrawal is in another state than the decision asks for.' },
  withdrawal_stopped: { status: 409, meaning: 'A check stops the withdrawal; `checks` names it.' },
  payout_unknown: { status: 404, meaning: 'The withdrawal has no payout of which that could be said.' },
} as const satisfies Record<string, ErrorEntry>;
