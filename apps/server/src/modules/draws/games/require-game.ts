import { Refusal } from '@pelita/contract';
import { type Game, gameOf } from '@pelita/lottery';

export function requireGame(code: string): Game {
  const game = gameOf(code);
  if (game === undefined) throw new Refusal('lottery_game_unknown');
  return game;
}
