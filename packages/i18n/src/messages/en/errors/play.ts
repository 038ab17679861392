import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const play = {
  game_unknown: 'This game does not exist.',
  game_unavailable: 'This game is not available at the moment. Please try another.',
  round_unknown: 'This round does not exist.',
  round_open: 'Your last round is still being settled. Please try again in a moment.',
  round_cancelled: 'That spin did not take place, and its stake is back in your balance.',
  bets_closed: 'Bets are closed for this round. The next one opens in a moment.',
  stake_out_of_limits: 'This place takes {minimum} to {maximum} in a round.',
  tickets_sold_out: 'All tickets of this round are sold. The next round is on sale soon.',
  odds_changed: 'The odds have changed. Please look at them again.',
  market_suspended: 'This market is suspended for a moment. Please try again.',
  match_decided: 'This match has a result already.',
  match_unknown: 'This match or selection is not in the book.',
  legs_of_one_match: 'A parlay takes each match once.',
  cash_out_unavailable: 'This bet cannot be cashed out now.',
  seat_missing: 'You have no cards in this hand.',
  move_refused: 'That cannot be played now.',
  shot_impossible: 'These shots could not be counted, and cost nothing. Please fire again.',
  fish_unknown: 'That fish had left before the shot. It cost nothing.',
  play_refused: 'You cannot place bets at the moment.',
  wallet_unreachable: 'Your balance could not be reached. Please try again in a moment.',
  vendor_unknown: 'This vendor does not exist.',
} as const satisfies ErrorTexts<'play'>;
