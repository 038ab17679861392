export const bundles = ['server'] as const;

/** The heads of files that an agent takes of the team. */
export const teamFiles = {
  account: 'Account',
  type: 'Type',
  level: 'Level',
  members: 'Members',
  balance: 'Balance',
  rebate: 'Rebate %',
  stake: 'Staked',
  result: 'Net result',
  joined: 'Joined',
  day: 'Day',
  product: 'Product',
  vendor: 'Provider',
  bets: 'Bets',
  won: 'Won',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  bonus: 'Bonus',
  net: 'Left with',
  count: 'Count',
  in: 'In',
  out: 'Out',
} as const;
