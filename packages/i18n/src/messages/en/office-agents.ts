export const bundles = ['office'] as const;

/** The tree of agents in the back office. */
export const officeAgents = {
  move: 'Move {account}',
  moveOf: '{count} · move',
  moveNote: 'The account moves with all below it. Figures of before stay with the upline of before.',
  upline: 'New upline',
  uplineNote: 'The exact name; empty for the top.',
  day: 'From business day',
  propose: 'Propose',
} as const;
