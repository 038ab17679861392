export const bundles = ['office'] as const;

/** What each page of the back office is called, in the navigation and as its heading. */
export const officePages = {
  dashboard: 'Dashboard',
  approvals: 'Approvals',
  players: 'Players',
  player: 'Player',
  reports: 'Reports',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  settings: 'Settings',
  operators: 'Operators',
  audit: 'Audit log',
  exports: 'Exports',
  transfers: 'Movements',
} as const;
