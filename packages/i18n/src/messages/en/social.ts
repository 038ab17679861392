export const bundles = ['member'] as const;

/** Ways in by an account at another service, and the links to such accounts. */
export const social = {
  or: 'or',
  google: 'Google',
  facebook: 'Facebook',
  continueWith: 'Continue with {provider}',
  leaving: 'Taking you to {provider}',
  title: 'Nearly there',
  arriving: 'Logging you in',
  unlinked: '{provider} has confirmed who you are. Choose how to go on.',
  unlinkedNamed: '{provider} has confirmed that you are {name}. Choose how to go on.',
  known: 'An account here already has your email. Log in with its password once, and {provider} opens it from then on.',
  ways: 'Ways to go on',
  newAccount: 'New account',
  linkAccount: 'I have an account',
  newNote: 'Open an account here. Afterwards {provider} is enough to log in.',
  linkNote: 'Log in with your password once. Afterwards {provider} is enough.',
  linkSubmit: 'Link and log in',
  linkRunning: 'Linking your account',
  cancelled: 'You have left {provider} without logging in.',
  failed: '{provider} could not confirm who you are. Please try again, or log in another way.',
  expired: 'That took too long, or began in another window. Please start again.',
  unreachable: '{provider} does not answer. Please try again in a moment, or log in another way.',
} as const;
