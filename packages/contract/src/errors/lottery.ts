import type { ErrorEntry } from '../error-entry.ts';

/** Lotteries: their games, draws and results. */
export const lotteryErrors = {
  lottery_game_unknown: { status: 404, meaning: 'There is no such lottery game.' },
} as const satisfies Record<string, ErrorEntry>;
