import type { ErrorEntry } from '../error-entry.ts';

/** The back office: operators, their sessions and what two of them decide. */
export const officeErrors = {
  authenticator_code_required: { status: 400, meaning: 'An authenticator is bound, and the call needs a code of it.' },
  session_locked: { status: 403, meaning: 'The session is locked until its password is typed again.' },
  recent_code_required: {
    status: 403,
    meaning: 'The call needs a code of the authenticator that is some minutes old at most.',
  },
  enrolment_link_invalid: { status: 400, meaning: 'The link is unknown, used or too old.' },
  operator_unknown: { status: 404, meaning: 'There is no such operator.' },
  operator_enrolled: { status: 409, meaning: 'The operator has enrolled; a reset comes first.' },
} as const satisfies Record<string, ErrorEntry>;
