import type { ErrorEntry } from '../error-entry.ts';

/** Bonus money. */
export const bonusesErrors = {
  bonus_ended: { status: 409, meaning: 'The bonus has ended already.' },
  bonus_unknown: { status: 404, meaning: 'The player has no such bonus.' },
} as const satisfies Record<string, ErrorEntry>;
