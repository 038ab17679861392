import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const lottery = {
  lottery_game_unknown: 'This lottery game does not exist.',
  draw_unknown: 'This draw does not exist.',
  draw_is_committed: 'This draw is decided by its seed. No result can be entered.',
  draw_has_result: 'This draw has a result already.',
  draw_not_due: 'This draw has not been held yet.',
  result_malformed: 'The result is not complete or not right. Please check the marked prize.',
  bet_malformed: 'Bet {item} cannot be placed as it is. Please check its numbers and amount.',
  draw_closed: 'Betting on this draw has closed.',
  number_sold_out: 'This number is almost sold out: {left} is left.',
  bet_stands: 'Bets on this game cannot be cancelled.',
  lottery_order_unknown: 'This bet does not exist.',
  draw_result_malformed: 'This cannot be the result of the draw.',
  draw_too_old: 'This draw is too old to be corrected. It can still be declared void.',
  draw_not_settled: 'This draw is not in the right state for that.',
} as const satisfies ErrorTexts<'lottery'>;
