import type { ErrorEntry } from '../error-entry.ts';

/** Cases of risk, as operators look at them. */
export const riskErrors = {
  risk_case_unknown: { status: 404, meaning: 'There is no such case.' },
  risk_case_closed: { status: 409, meaning: 'The case is closed.' },
  risk_not_contacted: {
    status: 409,
    meaning: 'The outcome says that the player was written to, and no such message was sent.',
  },
  risk_message_recent: { status: 409, meaning: 'The same message was sent within the last day.' },
} as const satisfies Record<string, ErrorEntry>;
