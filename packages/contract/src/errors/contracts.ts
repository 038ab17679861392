import type { ErrorEntry } from '../error-entry.ts';

/** Contracts between agents, and their settlements. */
export const contractsErrors = {
  contracts_closed: {
    status: 403,
    errorCode: 'function.not.available',
    meaning: 'Contracts of this family are switched off.',
  },
  contract_unknown: { status: 404, meaning: 'The agent has, or has given, no such contract of this family.' },
  contract_decided: {
    status: 409,
    meaning: 'The contract is not in the state for this: it was decided, or has ended.',
  },
  contract_terms_invalid: {
    status: 400,
    meaning: 'Tiers fall, or a rate or a threshold is out of range; `faults` says which.',
  },
  contract_above_upline: {
    status: 409,
    meaning: 'The terms are not within those that the upline has now, or the upline has none.',
  },
  contract_exploitable: {
    status: 409,
    meaning: 'With these terms a team that bets on both sides earns more than it loses; `markets` says on which.',
  },
  contract_ends_others: {
    status: 409,
    meaning:
      'Accepting it ends contracts to downlines: `contracts` lists them, and `endsContracts` has to name just these.',
  },
  run_unknown: { status: 404, meaning: 'There is no such settlement.' },
  run_not_waiting: { status: 409, meaning: 'The settlement does not wait for a release.' },
} as const satisfies Record<string, ErrorEntry>;
