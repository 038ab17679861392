import { drawWithoutReplacement } from '../fairness/shuffle.ts';
import type { NextUint32 } from '../fairness/fair-stream.ts';

/** Cards are 0 to 51: the suit is `card / 13` (spades, hearts, clubs, diamonds), the rank 1 (ace) to 13 (king). */
export const suits = ['spades', 'hearts', 'clubs', 'diamonds'] as const;
export type Suit = (typeof suits)[number];

export const CARDS_OF_A_DECK = 52;

export function rankOf(card: number): number {
  return (card % 13) + 1;
}

export function suitOf(card: number): Suit {
  const suit = suits[Math.floor(card / 13)];
  if (suit === undefined || !Number.isInteger(card) || card < 0) throw new RangeError(`${card} is no card`);
  return suit;
}

/** The first cards of a freshly shuffled shoe; the rest of it decides nothing and is not shuffled. */
export function fromShoe(next: NextUint32, decks: number, count: number): number[] {
  const shoe = Array.from({ length: decks * CARDS_OF_A_DECK }, (_, place) => place % CARDS_OF_A_DECK);
  return drawWithoutReplacement(next, shoe, count);
}
