import type { ErrorEntry } from '../error-entry.ts';

/** Limits and breaks. */
export const saferPlayErrors = {
  on_break: { status: 403, meaning: 'The player is on a break: such a session reads and withdraws alone.' },
  play_limit_reached: { status: 409, meaning: 'The stake is more than a limit of the player leaves.' },
  deposit_limit_first: {
    status: 403,
    meaning: 'The brand takes deposits from players with a deposit limit alone, and this one has set none.',
  },
  deposit_limit_reached: { status: 409, meaning: 'The deposit is more than a limit of the player leaves.' },
  limits_need_one_wallet: {
    status: 409,
    meaning:
      'Stakes from a wallet at a vendor are not seen here, so a player who limits stakes or losses moves no money there.',
  },
  limit_raise_unknown: { status: 404, meaning: 'No raise of this limit was asked for.' },
  limit_raise_early: { status: 409, meaning: 'A raise is confirmed a day after it was asked for, no earlier.' },
} as const satisfies Record<string, ErrorEntry>;
