export const bundles = ['server'] as const;

/** The heads of files that a member takes of records. */
export const recordFiles = {
  at: 'Time (UTC)',
  period: 'From',
  number: 'Number',
  method: 'Method',
  bank: 'Bank',
  type: 'Type',
  game: 'Game',
  vendor: 'Provider',
  product: 'Category',
  bets: 'Bets',
  stake: 'Staked',
  won: 'Won',
  bonus: 'Bonus',
  net: 'Result',
  deposited: 'Paid in',
  withdrawn: 'Paid out',
  amount: 'Amount',
  received: 'Received',
  fee: 'Fee',
  paid: 'Paid',
  balance: 'Balance',
  currency: 'Currency',
  status: 'Status',
  reference: 'Reference',
} as const;
