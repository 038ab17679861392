import type { CardGame } from './card-game.ts';
import { bigTwoRules } from './climbing/big-two.ts';
import { climbingGame } from './climbing/climbing.ts';
import { tienLenRules } from './climbing/tien-len.ts';
import { niuNiu } from './niu-niu/niu-niu.ts';

const all: readonly CardGame[] = [
  niuNiu('niu-niu'),
  niuNiu('niu-niu-duel', { maximum: 2 }),
  niuNiu('niu-niu-practice', { isPractice: true, maximum: 4 }),
  climbingGame('big-two', bigTwoRules, { maximum: 4 }),
  climbingGame('big-two-duel', bigTwoRules, { maximum: 2 }),
  climbingGame('big-two-practice', bigTwoRules, { maximum: 4, isPractice: true }),
  climbingGame('tien-len', tienLenRules, { maximum: 4 }),
  climbingGame('tien-len-duel', tienLenRules, { maximum: 2 }),
  climbingGame('tien-len-practice', tienLenRules, { maximum: 4, isPractice: true }),
];

/** Every card game between people, and its practice against the house, by its id. */
export const cardGames: ReadonlyMap<string, CardGame> = new Map(all.map((game) => [game.id, game]));

export function cardGameOf(id: string): CardGame {
  const game = cardGames.get(id);
  if (!game) throw new RangeError(`no card game is called ${id}`);
  return game;
}
