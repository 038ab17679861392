import type { ErrorTexts } from '../../../error-texts.ts';

export const wallet: ErrorTexts<'wallet'> = {
  insufficient_balance: 'Baki anda tidak mencukupi.',
  transfer_vendor_unknown: 'Penyedia ini tiada dompet untuk pindahan wang.',
  wallet_transfer_unknown: 'Pindahan ini tidak dijumpai.',
};
