import type { ErrorEntry } from '../error-entry.ts';

/** Movements that their player says are wrong. */
export const disputesErrors = {
  movement_unknown: { status: 404, meaning: 'The player has no such movement.' },
  dispute_open: { status: 409, meaning: 'The player has said so before and operators have not answered yet.' },
  dispute_unknown: { status: 404, meaning: 'There is no such dispute.' },
  dispute_answered: { status: 409, meaning: 'The dispute was answered before.' },
} as const satisfies Record<string, ErrorEntry>;
