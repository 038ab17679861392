export const bundles = ['server'] as const;

/** One-time codes, as they go out by text or mail, and what the page says then. */
export const codes = {
  text: '{brand}: your code is {code}. It is good for {minutes} minutes. Never tell it to anybody.',
  subject: 'Your code for {brand}',
  letter:
    'Your code is {code}. It is good for {minutes} minutes.\n\nNever tell it to anybody. If you did not ask for it, you need not do anything.',
  sentText: 'We have sent a code to {to} by text message.',
  sentMail: 'We have sent a code to {to} by mail.',
  resetSent: 'If an account has this username and email, a link is on its way to {to}.',
  sentIfKnown: 'If this number has an account here, a code is on its way to {to}.',
} as const;
