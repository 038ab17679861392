/**
 * The closed catalogue of refusals: code → HTTP status, the family's own key where it has one, and one sentence for
 * engineers. What a person reads is `errors.<code>` of the language catalogues. A code enters together with the use
 * case that raises it.
 */
export const errorCatalogue = {
  // form of the request
  invalid_field: {
    status: 400,
    errorCode: 'request_param_err',
    meaning: 'A field is missing, unknown or out of its bounds; `fields` names each.',
  },
  malformed_body: {
    status: 400,
    errorCode: 'request_param_err',
    meaning: 'The body is not valid UTF-8 JSON of the expected form.',
  },
  malformed_request: { status: 400, meaning: 'What came is no HTTP request.' },
  headers_too_large: { status: 431, meaning: 'The headers of the request are larger than the server takes.' },
  request_too_slow: { status: 408, meaning: 'The request did not come whole within its time.' },
  unsealed_body: { status: 400, errorCode: 'request_body_required', meaning: 'A sealed call got a clear body.' },
  seal_invalid: { status: 400, meaning: 'The sealed body cannot be opened with a current key.' },
  seal_stale: { status: 400, meaning: 'The sealed body is older or newer than the allowed time.' },
  seal_repeated: { status: 400, meaning: 'The sealed body was seen before.' },
  idempotency_key_required: { status: 400, meaning: 'A call that moves money needs the header Idempotency-Key.' },
  idempotency_key_invalid: { status: 400, meaning: 'The key is longer than 64 characters or not printable ASCII.' },
  idempotency_key_reused: { status: 409, meaning: 'The key was used before with other content.' },
  client_key_invalid: { status: 400, meaning: 'The header X-Client-Key is no P-256 public key as base64url JSON.' },
  wrong_merchant: { status: 400, meaning: 'The header Merchant names another brand.' },
  unknown_path: { status: 404, meaning: 'No call stands at this path.' },
  unknown_operation: { status: 404, meaning: 'No relay operation has this name.' },
  method_not_allowed: { status: 405, meaning: 'The call exists with another method.' },
  body_too_large: { status: 413, meaning: 'The body is larger than the call takes.' },
  unsupported_media_type: { status: 415, meaning: 'The body is not of the media type that the call takes.' },
  // files
  precondition_failed: { status: 412, meaning: 'The file is not the one that If-Match or If-Unmodified-Since names.' },
  range_not_satisfiable: { status: 416, meaning: 'The file has no byte of the Range; Content-Range tells its length.' },
  // identity
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
  session_unknown: { status: 404, meaning: 'The player has no such open session.' },
  human_check_failed: { status: 400, meaning: 'The proof of work is missing, wrong, expired or used before.' },
  wrong_credentials: { status: 400, meaning: 'No account has this name and password.' },
  non_member: { status: 403, meaning: 'The account may not log in on the member side.' },
  non_agent: { status: 403, meaning: 'The account may not log in on the agent side.' },
  captcha_required: { status: 400, meaning: 'After failed tries a login needs the answer to a captcha.' },
  captcha_wrong: { status: 400, meaning: 'The captcha is not what the picture showed, expired or used before.' },
  code_wrong: { status: 400, meaning: 'The one-time code is not the one that was sent.' },
  code_expired: { status: 400, meaning: 'There is no such one-time code any more: expired, used, or never asked for.' },
  code_locked: {
    status: 400,
    meaning: 'The one-time code was guessed wrong too often; a new one has to be asked for.',
  },
  too_many_codes: {
    status: 429,
    errorCode: 'TOO_MANY_REQUESTS',
    meaning: 'Several codes were sent to this recipient just now; Retry-After says how long to wait.',
  },
  code_quota_exceeded: {
    status: 429,
    errorCode: 'TOO_MANY_REQUESTS',
    meaning: 'The recipient has had as many codes as one day allows.',
  },
  code_not_sent: { status: 503, meaning: 'The carrier of mails or texts did not take the message.' },
  code_not_allowed: {
    status: 403,
    errorCode: 'function.not.available',
    meaning: 'Codes for this purpose, or over this channel, are switched off.',
  },
  login_verification_required: {
    status: 403,
    errorCode: 'login_verify_required',
    meaning: 'The address is new; `verificationToken` and `methods` say how the second step goes.',
  },
  login_verification_expired: { status: 400, meaning: 'The second step came too late, twice, or from elsewhere.' },
  second_step_wrong: { status: 400, meaning: 'The authenticator’s code, the recovery code or the name is not right.' },
  second_factor_needed: {
    status: 403,
    meaning: 'The login came from a new address without a second step; a factor has to be bound before money leaves.',
  },
  phone_token_invalid: {
    status: 400,
    meaning: 'No identity provider of ours has proved this number by this token.',
  },
  phone_provider_unreachable: { status: 503, meaning: 'The identity provider’s keys cannot be had.' },
  social_login_closed: {
    status: 403,
    errorCode: 'function.not.available',
    meaning: 'Logging in by this identity provider is switched off or not set up.',
  },
  social_provider_unreachable: { status: 503, meaning: 'The identity provider does not answer.' },
  social_login_expired: {
    status: 400,
    meaning: 'The way through the identity provider came too late, twice, or in another browser.',
  },
  social_account_unlinked: {
    status: 403,
    meaning: 'No member has linked this account; `socialToken` serves to register one or to link it with a password.',
  },
  social_account_taken: { status: 409, meaning: 'Another member has linked this account.' },
  social_account_linked: { status: 409, meaning: 'The member has linked another account of this provider.' },
  social_account_unknown: { status: 404, meaning: 'The member has no link with this provider.' },
  social_account_needed: { status: 409, meaning: 'Without this link nothing would open the account any more.' },
  authenticator_bound: { status: 409, meaning: 'The account has an authenticator already.' },
  authenticator_unbound: { status: 409, meaning: 'The account has no authenticator, or none that waits for its code.' },
  payment_password_set: { status: 409, meaning: 'A payment password is set already; it can be changed.' },
  payment_password_unset: { status: 409, meaning: 'There is no payment password yet.' },
  bank_account_known: { status: 409, meaning: 'The player has this bank account already.' },
  bank_account_unknown: { status: 404, meaning: 'The player has no such bank account.' },
  too_many_bank_accounts: { status: 409, meaning: 'The player has as many bank accounts as allowed.' },
  birthday_fixed: { status: 409, meaning: 'The birthday is set and only the house may change it.' },
  account_not_empty: { status: 409, meaning: 'An account with money in it cannot be closed.' },
  registered_address_unknown: { status: 404, meaning: 'The player has no such registered address.' },
  password_wrong: { status: 400, meaning: 'The player’s own password, typed again for something important, is wrong.' },
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
  in_need_true_account: { status: 403, meaning: 'A trial account may not do this.' },
  // money
  insufficient_balance: { status: 409, meaning: 'The free balance is smaller than the amount.' },
  transfer_vendor_unknown: { status: 404, meaning: 'No vendor of this code keeps a wallet of its own.' },
  wallet_transfer_unknown: { status: 404, meaning: 'The player has no such transfer to or from a vendor.' },
  deposit_method_unknown: { status: 404, meaning: 'No deposit method has this code.' },
  amount_out_of_range: { status: 400, meaning: 'The amount lies outside the limits of the method.' },
  promotion_unknown: { status: 404, meaning: 'The player has no such promotion to join.' },
  deposit_order_unknown: { status: 404, meaning: 'The player has no such deposit order.' },
  payment_provider_unknown: { status: 404, meaning: 'No payment provider has this code.' },
  notice_not_genuine: { status: 401, meaning: 'The payment notice is not signed by its provider, or is old.' },
  too_many_open_deposits: { status: 409, meaning: 'The player has as many open deposit orders as allowed.' },
  // games
  game_unknown: { status: 404, meaning: 'No listed game has this code.' },
  game_unavailable: {
    status: 400,
    errorCode: 'function.not.available',
    meaning: 'The game or its vendor is switched off.',
  },
  round_unknown: { status: 404, meaning: 'The player has no such round of this game.' },
  round_open: { status: 409, meaning: 'A round of this game is still being settled.' },
  round_cancelled: { status: 409, meaning: 'The round could not be paid for; its stake was given back.' },
  play_refused: { status: 403, meaning: 'The wallet does not let this player bet: switched off, or at a limit.' },
  wallet_unreachable: {
    status: 503,
    meaning: 'The wallet gave no usable answer; a round under way is completed or cancelled later.',
  },
  // the house
  announcement_too_long: { status: 400, meaning: 'A text of an announcement is longer than it may be.' },
  too_many_requests: {
    status: 429,
    errorCode: 'TOO_MANY_REQUESTS',
    meaning: 'A rate limit was reached; Retry-After says how long.',
  },
  domain_check_failed: { status: 421, meaning: 'The Host is not one of the brand.' },
  region_restricted: { status: 451, meaning: 'The visitor’s region is not served.' },
  maintenance: { status: 503, meaning: 'The site is closed for maintenance.' },
  overloaded: { status: 503, meaning: 'A bounded queue is full; try again after Retry-After.' },
  internal_error: { status: 500, meaning: 'A defect: the log has it under the request id.' },
} as const satisfies Record<string, CatalogueEntry>;

type CatalogueEntry = { status: number; errorCode?: string; meaning: string };

export type ErrorCode = keyof typeof errorCatalogue;

/** What is wrong with each field: a key of `fieldErrors.<key>` in the language catalogues, with its parameters. */
export type FieldProblem = { key: string; params?: Record<string, string | number> };
export type FieldProblems = Record<string, FieldProblem>;
