import type { ErrorEntry } from '../error-entry.ts';

/** What the brand announces. */
export const announcementsErrors = {
  announcement_too_long: { status: 400, meaning: 'A text of an announcement is longer than it may be.' },
  announcement_unknown: { status: 404, meaning: 'There is no such announcement, or it is deleted.' },
  picture_unknown: { status: 404, meaning: 'There is no such picture.' },
} as const satisfies Record<string, ErrorEntry>;
