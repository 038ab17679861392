export const bundles = ['office'] as const;

/** Settlements of agents' contracts. */
export const officeAgentRuns = {
  preview: 'Preview the next',
  closed: 'The window is closed: this is what will be settled.',
  open: 'The window is still open: these are the figures of now.',
  noContract: 'No contract of this family holds.',
  release: 'Release the settlement',
  releaseNote: 'It is above the limit of the settings. Another operator decides whether {lines} agents are paid.',
} as const;
