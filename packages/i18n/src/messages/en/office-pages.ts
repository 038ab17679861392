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
  catalogue: 'Games and vendors',
  announcements: 'Announcements',
  announcement: 'Announcement',
  feedback: 'Feedback',
  message: 'Message',
  audit: 'Audit log',
  exports: 'All exports',
  vouchers: 'Vouchers',
  agentContracts: 'Agents’ contracts',
  agentRuns: 'Agents’ settlements',
  agentDebts: 'What agents owe',
  ownExports: 'My files',
  vendorTransfers: 'Vendor transfers',
  transfers: 'Movements',
  agents: 'Agents',
} as const;
