import type { ErrorEntry } from '../error-entry.ts';

/** What the brand announces. */
export const announcementsErrors = {
  announcement_too_long: { status: 400, meaning: 'A text of an announcement is longer than it may be.' },
} as const satisfies Record<string, ErrorEntry>;
