export const bundles = ['member'] as const;

/** What the small dialogs ask and warn of. */
export const dialogs = {
  in_sure_logout: 'Log out now?',
  in_sure_logout_note: 'You can log back in at any time.',
  needTrueAccount: 'This needs an account of your own',
  needTrueAccountNote: 'Free play uses play money. Register to go on with real money.',
  in_increase_submit: 'Register',
  inviteFriends: 'Invite friends',
  vip: 'VIP',
  memberCentre: 'Member centre',
} as const;
