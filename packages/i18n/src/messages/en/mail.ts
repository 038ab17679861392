export const bundles = ['server'] as const;

/** What goes out by mail. */
export const mail = {
  depositArrivedSubject: 'Your deposit has arrived',
  depositArrived: '{amount} has been added to your balance at {brand}. Order {orderId}.',
  resetSubject: 'A new password for {brand}',
  reset:
    'Somebody asked for a new password for the account {username}. If it was you, open this link within {minutes} minutes:\n\n{link}\n\nIf it was not you, you need not do anything.',
  noticeSubject: '{brand}: your account has changed',
  passwordChanged: 'The password of your account {username} was changed.',
  contactChanged: 'The phone number or mail address of your account {username} was changed.',
  authenticatorBound: 'An authenticator was added to your account {username}.',
  authenticatorRemoved: 'The authenticator was removed from your account {username}.',
  paymentPasswordChanged: 'The payment password of your account {username} was changed.',
  bankAccountAdded: 'A bank account was added to your account {username}.',
  accountClosed: 'Your account {username} was closed.',
  socialAccountLinked: 'Your account {username} can now be opened with an account at Google or Facebook.',
  socialAccountRemoved: 'An account at Google or Facebook no longer opens your account {username}.',
  authenticatorReset:
    'The authenticator of your account {username} was reset by our service, and all its sessions were ended. Log in and add a new one.',
  accountLocked: 'Your account {username} was locked by our service, and all its sessions were ended.',
  accountUnlocked: 'Your account {username} was unlocked by our service.',
  sessionsEnded: 'All sessions of your account {username} were ended by our service.',
  askUs: 'If you have not asked for this or have a question, please contact our service.',
  notYou: 'If it was not you, please contact our service at once.',
} as const;
