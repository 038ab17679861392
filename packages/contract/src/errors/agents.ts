import type { ErrorEntry } from '../error-entry.ts';

/** Agents, their teams, and money between them. */
export const agentsErrors = {
  agent_unknown: { status: 404, meaning: 'There is no such account in the agent’s own team, or none at all.' },
  tree_too_deep: { status: 409, meaning: 'Below this upline a tree would have more levels than allowed.' },
  tree_cycle: { status: 409, meaning: 'The new upline is in the branch that is to be moved.' },
  already_below_upline: { status: 409, meaning: 'The account is directly below this upline already.' },
  rates_out_of_bounds: {
    status: 409,
    meaning: 'A rate is above the upline’s, or below one that the account has given on; `above` and `below` say them.',
  },
} as const satisfies Record<string, ErrorEntry>;
