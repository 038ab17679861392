import type { ErrorEntry } from '../error-entry.ts';

/** What a player can claim. */
export const rewardsErrors = {
  reward_unknown: { status: 404, meaning: 'The player has no such reward.' },
  reward_expired: { status: 409, meaning: 'The time to claim the reward is over.' },
} as const satisfies Record<string, ErrorEntry>;
