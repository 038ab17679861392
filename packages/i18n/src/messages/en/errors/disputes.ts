import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const disputes = {
  movement_unknown: 'This movement does not exist.',
  dispute_open: 'You have told us about this movement. We are looking at it.',
  dispute_unknown: 'This dispute does not exist.',
  dispute_answered: 'This dispute was answered before.',
} as const satisfies ErrorTexts<'disputes'>;
