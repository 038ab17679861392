import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const wallet = {
  insufficient_balance: 'Your balance is too low for this.',
  transfer_vendor_unknown: 'This game provider has no wallet to transfer to.',
  wallet_transfer_unknown: 'This transfer could not be found.',
} as const satisfies ErrorTexts<'wallet'>;
