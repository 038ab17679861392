import type { ErrorEntry } from '../error-entry.ts';

/** What a member looks up of the past. */
export const recordsErrors = {
  bet_unknown: { status: 404, meaning: 'There is no such bet, or it is another player’s.' },
  list_too_long: { status: 400, meaning: 'The list has more rows than a file may have; `maximum` says how many.' },
} as const satisfies Record<string, ErrorEntry>;
