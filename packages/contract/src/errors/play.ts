import type { ErrorEntry } from '../error-entry.ts';

/** Games, launches and rounds. */
export const playErrors = {
  game_unknown: { status: 404, meaning: 'No listed game has this code.' },
  game_unavailable: {
    status: 400,
    errorCode: 'function.not.available',
    meaning: 'The game or its vendor is switched off.',
  },
  round_unknown: { status: 404, meaning: 'The player has no such round of this game.' },
  round_open: { status: 409, meaning: 'A round of this game is still being settled.' },
  round_cancelled: { status: 409, meaning: 'The round could not be paid for; its stake was given back.' },
  bets_closed: {
    status: 409,
    meaning: 'The round takes no more bets by the server’s clock, or is another one by now.',
  },
  stake_out_of_limits: {
    status: 409,
    meaning: 'A spot or a bet would hold less than its minimum or more than its maximum; `minimum`, `maximum`.',
  },
  tickets_sold_out: { status: 409, meaning: 'The room has sold all the tickets that a round of it may have.' },
  odds_changed: { status: 409, meaning: 'The odds or the offer have moved further than the player lets them.' },
  market_suspended: { status: 409, meaning: 'This market takes no bets at the moment.' },
  match_decided: { status: 409, meaning: 'The match has a result already.' },
  match_unknown: { status: 404, meaning: 'The book has no such match, market or selection.' },
  legs_of_one_match: { status: 409, meaning: 'A parlay names one match twice.' },
  cash_out_unavailable: { status: 409, meaning: 'The bet is over, or cannot be priced now.' },
  seat_missing: { status: 409, meaning: 'The player has no part in the hand that goes on.' },
  move_refused: {
    status: 409,
    meaning: 'The rules do not allow this move now: another’s turn, another hand, or not playable.',
  },
  shot_impossible: {
    status: 409,
    meaning:
      'The shots could not have been fired so: too fast for the weapon, not in order, too long ago, or in the future.',
  },
  fish_unknown: { status: 409, meaning: 'No such fish was in the tank when the shot was fired, or it is named twice.' },
  play_refused: { status: 403, meaning: 'The wallet does not let this player bet: switched off, or at a limit.' },
  wallet_unreachable: {
    status: 503,
    meaning: 'The wallet gave no usable answer; a round under way is completed or cancelled later.',
  },
  vendor_unknown: { status: 404, meaning: 'There is no such vendor.' },
} as const satisfies Record<string, ErrorEntry>;
