import type { ErrorEntry } from '../error-entry.ts';

/** Lotteries: their games, draws and results. */
export const lotteryErrors = {
  lottery_game_unknown: { status: 404, meaning: 'There is no such lottery game.' },
  draw_unknown: { status: 404, meaning: 'There is no such draw.' },
  draw_is_committed: { status: 409, meaning: 'The draw has the result of its seed, and takes no other.' },
  draw_has_result: { status: 409, meaning: 'The draw has a result already, or is void.' },
  draw_not_due: { status: 409, meaning: 'The time of the draw has not come.' },
  result_malformed: { status: 400, meaning: 'The result is not of its game’s shape; `fields` names the prize.' },
} as const satisfies Record<string, ErrorEntry>;
