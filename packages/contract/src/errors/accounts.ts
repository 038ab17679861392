import type { ErrorEntry } from '../error-entry.ts';

/** Who asks: sessions, passwords, kinds of account. */
export const accountsErrors = {
  not_logged_in: { status: 401, errorCode: 'login.not.session', meaning: 'The call needs a token.' },
  token_invalid: {
    status: 401,
    errorCode: 'user.or.token.invalid',
    meaning: 'The token is unknown, ended or expired.',
  },
  session_replaced: {
    status: 401,
    errorCode: 'duplicateLogin',
    meaning: 'A later login took the place of the session, because the brand allows one at a time.',
  },
  trusted_device_unknown: { status: 404, meaning: 'The member trusts no such device.' },
  session_unknown: { status: 404, meaning: 'The player has no such open session.' },
  non_member: { status: 403, meaning: 'The account may not log in on the member side.' },
  non_agent: { status: 403, meaning: 'The account may not log in on the agent side.' },
  in_need_true_account: { status: 403, meaning: 'A trial account may not do this.' },
  in_need_agent_account: { status: 403, meaning: 'Only an agent may do this.' },
  authenticator_code_required: {
    status: 403,
    meaning: 'The member has bound an authenticator; a code of it is asked for here.',
  },
  password_change_required: {
    status: 403,
    meaning: 'The session was opened with a password that has to be changed before anything else.',
  },
  login_password_set: { status: 409, meaning: 'There is a login password already; it can be changed.' },
  login_password_unset: { status: 409, meaning: 'There is no login password yet; the first one is set by a code.' },
  password_wrong: { status: 400, meaning: 'The player’s own password, typed again for something important, is wrong.' },
  payment_password_set: { status: 409, meaning: 'A payment password is set already; it can be changed.' },
  payment_password_unset: { status: 409, meaning: 'There is no payment password yet.' },
} as const satisfies Record<string, ErrorEntry>;
