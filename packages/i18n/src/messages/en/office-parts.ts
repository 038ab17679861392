export const bundles = ['office'] as const;

/** What pages of the back office share: failures, dialogs, proposals, masked data. */
export const officeParts = {
  upload: 'Choose a picture',
  tryAgain: 'Try again',
  forbidden: 'Your roles do not include this page.',
  permissionNeeded: 'It needs the permission {permission}.',
  requestNumber: 'Request {number}',
  reason: 'Reason',
  reasonHint: 'It is kept in the audit log.',
  reasonOptional: 'It is kept in the audit log. You may leave it empty.',
  reasonMissing: 'Say why.',
  meanwhile: 'Changed meanwhile',
  meanwhileNote:
    'Someone else has saved another version meanwhile. Yours is still below: confirm again to put it in its place.',
  theirs: 'Theirs',
  mine: 'Yours',
  takeTheirs: 'Take theirs',
  cancel: 'Cancel',
  close: 'Close',
  running: 'One moment',
  done: 'Done.',
  proposed: 'Proposed',
  proposedNote: 'Nothing has changed yet: another operator decides.',
  expires: 'Expires',
  toApprovals: 'To the approvals',
  reveal: 'Show in clear',
  revealOf: 'Show in clear: {name}',
  revealNote: 'Your name, the time and the reason are recorded.',
} as const;
