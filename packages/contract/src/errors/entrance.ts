import type { ErrorEntry } from '../error-entry.ts';

/** Logging in, registering, and getting back in. */
export const entranceErrors = {
  human_check_failed: { status: 400, meaning: 'The proof of work is missing, wrong, expired or used before.' },
  wrong_credentials: { status: 400, meaning: 'No account has this name and password.' },
  captcha_required: { status: 400, meaning: 'After failed tries a login needs the answer to a captcha.' },
  captcha_wrong: { status: 400, meaning: 'The captcha is not what the picture showed, expired or used before.' },
  login_verification_required: {
    status: 403,
    errorCode: 'login_verify_required',
    meaning:
      'The place or the device is new; `verificationToken`, `methods` and `trustDays` say how the second step goes.',
  },
  login_verification_expired: { status: 400, meaning: 'The second step came too late, twice, or from elsewhere.' },
  second_step_wrong: { status: 400, meaning: 'The authenticator’s code, the recovery code or the name is not right.' },
  second_factor_needed: {
    status: 403,
    meaning: 'The login came from a new address without a second step; a factor has to be bound before money leaves.',
  },
  recovery_unknown_account: {
    status: 400,
    meaning: 'No account has this username and mail address; said only where the brand reveals it.',
  },
  reset_link_invalid: { status: 400, meaning: 'The link for a new password is unknown, used or expired.' },
  username_taken: { status: 400, meaning: 'Another account has this username.' },
  contact_taken: {
    status: 400,
    meaning: 'Another account has proved this number or mail address; said only to whoever proved it too.',
  },
  invitation_code_error: { status: 400, meaning: 'The affiliate or referral code is nobody’s.' },
  registration_closed: { status: 403, errorCode: 'function.not.available', meaning: 'Registration is switched off.' },
  free_play_closed: { status: 403, errorCode: 'function.not.available', meaning: 'Free play is switched off.' },
} as const satisfies Record<string, ErrorEntry>;
