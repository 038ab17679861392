import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const referral = {
  referral_unknown: 'This referral does not exist.',
  referral_decided: 'This referral was decided already.',
} as const satisfies ErrorTexts<'referral'>;
