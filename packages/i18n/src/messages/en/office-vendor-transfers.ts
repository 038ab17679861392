export const bundles = ['office'] as const;

/** Transfers between players' wallets and those that vendors keep. */
export const officeVendorTransfers = {
  note: 'A transfer without an answer is asked about again and again. Silence alone gives nothing back.',
  act: 'Ask',
  ask: 'Ask now',
  askOf: 'Ask {vendor} about the transfer of {player}',
  asked: '{vendor}: {state}.',
} as const;
