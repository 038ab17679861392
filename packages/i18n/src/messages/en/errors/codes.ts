import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const codes = {
  code_wrong: 'This code is not right. Please check it and try again.',
  code_expired: 'This code is no longer valid. Please ask for a new one.',
  code_locked: 'Too many wrong codes. Please ask for a new one.',
  too_many_codes: 'Too many requests. Please wait {minutes} minutes and try again.',
  code_quota_exceeded: 'No more codes can be sent to you today. Please contact our service.',
  code_not_sent: 'The code could not be sent. Please try again later.',
  code_not_allowed: 'This is switched off at the moment.',
  phone_token_invalid: 'Your mobile number could not be confirmed. Please ask for a new code.',
  phone_provider_unreachable: 'Your mobile number cannot be confirmed at the moment. Please try again shortly.',
} as const satisfies ErrorTexts<'codes'>;
