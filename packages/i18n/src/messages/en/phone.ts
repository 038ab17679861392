export const bundles = ['member'] as const;

/** SMS-06: what goes wrong while an identity provider proves a mobile number. */
export const phone = {
  sent: 'We have sent a code to {to} by text message.',
  phone_number_invalid: 'Please type a valid mobile number.',
  phone_too_many_requests: 'Too many tries. Please wait 5 minutes, then ask for a new code.',
  phone_unknown_failure: 'Your number could not be confirmed. Please try again.',
  phone_code_invalid: 'That is not the code. Please check it and try again.',
  phone_captcha_failed: 'We could not check that you are a person. Please ask for a new code.',
  phone_quota_exceeded: 'No more codes can be sent today. Please try again tomorrow.',
  phone_operation_not_allowed: 'Numbers cannot be confirmed by text message at the moment.',
  phone_code_expired: 'The code is no longer good. Please ask for a new one.',
  phone_popup_closed: 'The window was closed before your number was confirmed. Please try again.',
} as const;
