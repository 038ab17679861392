export const bundles = ['office'] as const;

/** What each role of an operator is called. */
export const officeRoles = {
  support: 'Support',
  finance: 'Finance',
  risk: 'Risk',
  content: 'Content',
  draw: 'Draws',
  agents: 'Agents',
  auditor: 'Auditor',
  admin: 'Administrator',
} as const;
