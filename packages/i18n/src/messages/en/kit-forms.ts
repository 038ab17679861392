export const bundles = ['member', 'office'] as const;

/** Forms and dialogs of the kit. */
export const kitForms = {
  confirm: 'OK',
  cancel: 'Cancel',
  copied: 'Copied',
  notCopied: 'Your browser does not let us copy',
  notCopiedNote: 'Mark the text and copy it by hand.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;
