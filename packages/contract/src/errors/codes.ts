import type { ErrorEntry } from '../error-entry.ts';

/** One-time codes, by our carrier or by an identity provider for phones. */
export const codesErrors = {
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
  phone_token_invalid: {
    status: 400,
    meaning: 'No identity provider of ours has proved this number by this token.',
  },
  phone_provider_unreachable: { status: 503, meaning: 'The identity provider’s keys cannot be had.' },
} as const satisfies Record<string, ErrorEntry>;
