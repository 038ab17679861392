export const bundles = ['office'] as const;

/** Reports of the back office over figures. */
export const officeReports = {
  money: 'Money',
  games: 'Games',
  players: 'Players',
  days: 'Days',
  file: 'CSV file',
  day: 'Day',
  total: 'Total',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  stake: 'Bets',
  won: 'Won',
  ggr: 'GGR',
  fees: 'Fees',
  bonuses: 'Bonuses',
  adjustments: 'Adjustments',
  active: 'Active players',
  vendor: 'Vendor',
  product: 'Category',
  bets: 'Number of bets',
  player: 'Player',
  nothing: 'There is nothing in these days. Choose others.',
} as const;
