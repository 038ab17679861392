import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const accounts = {
  not_logged_in: 'Please log in first.',
  token_invalid: 'You have been logged out. Please log in again.',
  session_replaced: 'You have logged in somewhere else, so this session has ended.',
  trusted_device_unknown: 'This device is not trusted any more.',
  session_unknown: 'This session has already ended.',
  non_member: 'This account is closed, or it is not a member account. Please ask customer service.',
  non_agent: 'This account cannot log in on the agent side.',
  in_need_true_account: 'This needs an account of your own. Free play uses play money.',
  in_need_agent_account: 'This is for agents only.',
  authenticator_code_required: 'Please type the code of your authenticator.',
  password_change_required: 'Please choose a new password first.',
  login_password_set: 'You already have a login password. You can change it.',
  login_password_unset: 'You have no login password yet. Set one by a code first.',
  password_wrong: 'Your password is not right.',
  payment_password_set: 'You already have a payment password. You can change it.',
  payment_password_unset: 'You have no payment password yet.',
} as const satisfies ErrorTexts<'accounts'>;
