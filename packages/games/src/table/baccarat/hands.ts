import { at } from '../../at.ts';
import { rankOf, suitOf } from '../cards.ts';

export const MOST_CARDS = 6;

export interface BaccaratResult {
  readonly player: Hand;
  readonly banker: Hand;
  readonly winner: 'player' | 'banker' | 'tie';
}

export interface Hand {
  readonly cards: readonly number[];
  readonly total: number;
  readonly isPair: boolean;
}

/** Ace to nine count themselves, tens and pictures nothing. */
export const baccaratValue = (card: number): number => (rankOf(card) > 9 ? 0 : rankOf(card));

/** How many of the cards of a shoe a round deals: player, banker, player, banker, then the thirds. */
export function cardsDealt(shoe: readonly number[]): number {
  const [player, banker] = [
    [at(shoe, 0), at(shoe, 2)],
    [at(shoe, 1), at(shoe, 3)],
  ].map(totalOf) as [number, number];
  if (player >= 8 || banker >= 8) return 4;
  if (player >= 6) return banker <= 5 ? 5 : 4;
  return drawsAfterThird(banker, baccaratValue(at(shoe, 4))) ? 6 : 5;
}

/** The hands that these cards make. Cards too few or too many by the rules are no round. */
export function readBaccarat(cards: readonly number[]): BaccaratResult {
  for (const card of cards) suitOf(card);
  if (cards.length < 4 || cards.length > MOST_CARDS || cardsDealt(cards) !== cards.length)
    throw new RangeError(`the rules do not deal ${cards.length} of these cards`);
  const thirds = cards.slice(4);
  const playerDraws = totalOf([at(cards, 0), at(cards, 2)]) <= 5 && thirds.length > 0;
  const player = handOf([at(cards, 0), at(cards, 2), ...(playerDraws ? thirds.slice(0, 1) : [])]);
  const banker = handOf([at(cards, 1), at(cards, 3), ...thirds.slice(playerDraws ? 1 : 0)]);
  const winner = player.total === banker.total ? 'tie' : player.total > banker.total ? 'player' : 'banker';
  return { player, banker, winner };
}

/** Whether the banker draws, by the banker's two cards and the player's third. */
function drawsAfterThird(banker: number, third: number): boolean {
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  if (banker === 7) return false;
  return third >= 2 * (banker - 3) && third <= 7;
}

function handOf(cards: readonly number[]): Hand {
  return { cards, total: totalOf(cards), isPair: rankOf(at(cards, 0)) === rankOf(at(cards, 1)) };
}

function totalOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + baccaratValue(card), 0) % 10;
}
