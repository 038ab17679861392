import type { ErrorTexts } from '../../../error-texts.ts';

export const referral: ErrorTexts<'referral'> = {
  referral_unknown: 'Jemputan ini tidak wujud.',
  referral_decided: 'Jemputan ini sudah diputuskan.',
};
