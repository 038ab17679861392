import type { ErrorEntry } from '../error-entry.ts';

/** Ranks, as operators change them. */
export const vipErrors = {
  vip_rank_unknown: { status: 404, meaning: 'There is no rank of this level.' },
  vip_ranks_not_rising: {
    status: 400,
    meaning: 'A rank asks for less than the one below it; `rank` says which.',
  },
  vip_rank_held: { status: 409, meaning: 'Players hold a rank that is left out; `players` says how many.' },
} as const satisfies Record<string, ErrorEntry>;
