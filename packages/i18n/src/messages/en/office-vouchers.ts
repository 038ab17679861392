export const bundles = ['office'] as const;

/** Voucher codes that operators issue in batches. */
export const officeVouchers = {
  issue: 'Issue vouchers',
  issueNote: 'Another operator decides. Afterwards you take the codes, once.',
  count: 'How many codes',
  countWrong: 'Between 1 and {maximum}.',
  amountEach: 'Worth of each',
  amountWrong: 'Type an amount above zero.',
  expiresOn: 'Last day',
  expiresOnWrong: 'Choose today or a later day.',
  expiresAt: 'Good until',
  batch: 'Batch of vouchers',
  state: 'State',
  state_issued: 'Approved, codes not taken',
  state_taken: 'Codes handed over',
  state_void: 'Stopped',
  redeemed: 'Redeemed',
  reason: 'Reason',
  take: 'Take the codes',
  takeNote: '{count} codes are drawn and shown to you once. Only their hashes are kept, so nobody can show them again.',
  codes: 'The codes',
  codesNote: 'Copy them now. They are not shown again.',
  copyCodes: 'Copy all codes',
  codesKept: 'I have kept them',
  void: 'Stop the batch',
  voidNote: '{count} codes that were not redeemed are worth nothing from now on.',
} as const;
