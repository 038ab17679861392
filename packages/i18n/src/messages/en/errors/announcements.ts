import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const announcements = {
  announcement_too_long: 'An announcement holds at most {maximum} kB a language. Please shorten it.',
  announcement_unknown: 'This announcement does not exist any more.',
  picture_unknown: 'This picture does not exist any more.',
} as const satisfies ErrorTexts<'announcements'>;
