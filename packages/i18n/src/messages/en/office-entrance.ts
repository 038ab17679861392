export const bundles = ['office'] as const;

/** How an operator gets in: login, lock, enrolment, a fresh code. */
export const officeEntrance = {
  signIn: 'Log in',
  username: 'Username',
  password: 'Password',
  next: 'Next',
  signingIn: 'One moment',
  code: 'Code of the authenticator',
  codeHint: 'Six digits of the app, or one of your recovery codes.',
  otherAccount: 'Use another account',
  sessionEnded: 'Your session has ended. Log in to go on where you were.',
  locked: 'Locked',
  lockedNote: 'Type the password of {username} to go on where you were.',
  unlock: 'Unlock',
  logOut: 'Log out',
  freshCode: 'A fresh code, please',
  freshCodeNote: 'This needs a code of your authenticator from the last five minutes.',
  confirm: 'Confirm',
  enrol: 'Welcome to the back office',
  enrolNote: 'Choose a password first. Your authenticator app comes next.',
  newPassword: 'New password',
  newPasswordAgain: 'New password once more',
  newPasswordHint: '12 to 64 characters.',
  notTheSame: 'The two passwords differ.',
  bindAuthenticator: 'Your authenticator',
  bindAuthenticatorNote:
    'Scan the code with an authenticator app, or type the secret into it. Then type the six digits that it shows.',
  qrCode: 'QR code for the authenticator app',
  copySecret: 'Copy the secret',
  finish: 'Finish',
  recoveryCodes: 'Your recovery codes',
  recoveryCodesNote:
    'Each lets you in once without the app. They are shown only now: keep them where nobody else can read them.',
  copyCodes: 'Copy the codes',
  codesAreKept: 'I have kept them',
} as const;
