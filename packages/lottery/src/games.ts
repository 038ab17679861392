import { fastGames } from './fast/games.ts';
import { fourDigitGames } from './four-d/games.ts';
import type { Game } from './game.ts';
import { markSixGames } from './mark-six/rule-sets.ts';
import { thaiGames } from './thai/games.ts';
import { vietnamGames } from './vietnam/stations.ts';

export const games: readonly Game[] = [...vietnamGames, ...fourDigitGames, ...thaiGames, ...markSixGames, ...fastGames];

const byCode = new Map(games.map((game) => [game.code, game]));

export function gameOf(code: string): Game | undefined {
  return byCode.get(code);
}
