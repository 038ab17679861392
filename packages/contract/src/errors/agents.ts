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
  account_type_not_opened: { status: 403, meaning: 'An agent of this type opens no accounts of that type.' },
  no_access_for_used_account: {
    status: 409,
    meaning: 'The holder has logged in: the account is theirs, and the agent sets no password of it.',
  },
  contact_agent: {
    status: 409,
    meaning: 'The invitation link is used up, expired or ended: its agent can make another one.',
  },
  invitation_link_unknown: { status: 404, meaning: 'The agent has no such link.' },
  too_many_invitation_links: { status: 409, meaning: 'The agent has as many open links as allowed.' },
  function_off: { status: 403, errorCode: 'function.not.available', meaning: 'The operator has switched this off.' },
  transfer_out_of_bounds: {
    status: 400,
    meaning: 'The amount is below the smallest transfer, above the largest, or above what is left of today’s.',
  },
  too_many_transfers: { status: 409, meaning: 'The player has made as many transfers today as allowed.' },
} as const satisfies Record<string, ErrorEntry>;
