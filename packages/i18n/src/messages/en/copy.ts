export const bundles = ['member'] as const;

export const copy = {
  copied: 'Copied',
  notCopied: 'Your browser does not let us copy',
  notCopiedNote: 'Mark the text and copy it by hand.',
} as const;
