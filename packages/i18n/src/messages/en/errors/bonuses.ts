import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const bonuses = {
  bonus_ended: 'This bonus has ended already.',
  bonus_unknown: 'This bonus does not exist.',
} as const satisfies ErrorTexts<'bonuses'>;
