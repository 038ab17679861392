import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const wallet = {
  insufficient_balance: 'Your balance is too low for this.',
  wallet_closed: 'This account is closed. Please contact customer service.',
  hold_unknown: 'This held amount could not be found. Please refresh and try again.',
  hold_ended: 'This held amount has already been paid or returned. Please check your history.',
  hold_exceeded: 'Less than this amount is still held. Please check the amount.',
  transfer_to_oneself: 'You cannot transfer to yourself. Please choose another recipient.',
  recipient_unavailable: 'This recipient cannot receive a transfer. Please check the name.',
  transfer_vendor_unknown: 'This game provider has no wallet to transfer to.',
  wallet_transfer_unknown: 'This transfer could not be found.',
  provider_unknown: 'This provider does not exist.',
  provider_key_unfit: 'This is not a new public RSA key in PEM of at least 2,048 bits.',
} as const satisfies ErrorTexts<'wallet'>;
