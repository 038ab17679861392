import { fourDigitGames } from './four-d/games.ts';
import type { Game } from './game.ts';
import { vietnamGames } from './vietnam/stations.ts';

export const games: readonly Game[] = [...vietnamGames, ...fourDigitGames];

const byCode = new Map(games.map((game) => [game.code, game]));

export function gameOf(code: string): Game | undefined {
  return byCode.get(code);
}
