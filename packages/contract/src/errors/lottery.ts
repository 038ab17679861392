import type { ErrorEntry } from '../error-entry.ts';

/** Lotteries: their games, draws and results. */
export const lotteryErrors = {
  lottery_game_unknown: { status: 404, meaning: 'There is no such lottery game.' },
  draw_unknown: { status: 404, meaning: 'There is no such draw.' },
  draw_is_committed: { status: 409, meaning: 'The draw has the result of its seed, and takes no other.' },
  draw_has_result: { status: 409, meaning: 'The draw has a result already, or is void.' },
  draw_not_due: { status: 409, meaning: 'The time of the draw has not come.' },
  result_malformed: { status: 400, meaning: 'The result is not of its game’s shape; `fields` names the prize.' },
  bet_malformed: { status: 400, meaning: 'An item of the cart cannot be read: `item` counts from 1, `why` says it.' },
  draw_closed: { status: 409, meaning: 'The draw takes no bets, by the server’s clock.' },
  number_sold_out: {
    status: 409,
    meaning: 'A limit is reached: `scope` says whose, `number` and `playType` which, `left` how much is left.',
  },
  bet_stands: { status: 409, meaning: 'Bets on this game cannot be cancelled.' },
  lottery_order_unknown: { status: 404, meaning: 'There is no such order, or it is another player’s.' },
  draw_result_malformed: { status: 400, meaning: 'The result cannot be one of the draw: `why` says it.' },
  draw_too_old: { status: 409, meaning: 'The lines of the draw are gone: it can be void, and not corrected.' },
  draw_not_settled: { status: 409, meaning: 'The draw is in another state than the decision asks for.' },
} as const satisfies Record<string, ErrorEntry>;
