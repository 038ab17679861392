import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const records = {
  bet_unknown: 'This bet does not exist.',
  list_too_long: 'A file has at most {maximum} rows. Choose fewer days.',
} as const satisfies ErrorTexts<'records'>;
