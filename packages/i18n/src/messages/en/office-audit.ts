export const bundles = ['office'] as const;

/** Whether the audit log is the one that was written. */
export const officeAudit = {
  whole: 'The chain is whole',
  broken: 'The chain is broken',
  entries: '{count} entries',
  sinceAnchor: 'Walked from the anchor of',
  noAnchor: 'No anchor yet: every entry was walked.',
  fingerprint: 'Key {fingerprint}',
  forged: 'The last anchor is not genuine.',
  brokenAt: 'Chain {chain}, entry {position} does not follow from the one before it.',
  verify: 'Verify',
} as const;
