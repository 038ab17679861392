import { rankOf, suitOf } from '../../table/cards.ts';

/**
 * Five cards by the rules "niu-niu-1": an ace counts one, tens and pictures ten. Three cards that make a multiple of ten are
 * a bull; what the other two make beyond a multiple of ten is its number, and none beyond is a double bull. `kind` is 0
 * without a bull, 1 to 9 by its number, 10 for a double bull, 11 for five pictures.
 */
export type NiuNiuRank = {
  readonly kind: number;
  /** Decides between equals: the highest card, king above ace, spades above hearts, clubs and diamonds. */
  readonly highest: number;
};

const DOUBLE_BULL = 10;
const FIVE_PICTURES = 11;

export function niuNiuRank(cards: readonly number[]): NiuNiuRank {
  if (cards.length !== 5 || new Set(cards).size !== 5) throw new RangeError('a hand has five cards');
  return { kind: kindOf(cards.map(rankOf)), highest: Math.max(...cards.map(height)) };
}

/** By the ranks alone, 1 to 13. */
export function kindOf(ranks: readonly number[]): number {
  if (ranks.every((rank) => rank > 10)) return FIVE_PICTURES;
  const counts = ranks.map((rank) => Math.min(rank, 10));
  const total = counts.reduce((sum, count) => sum + count, 0);
  for (const [i, one] of counts.entries())
    for (const two of counts.slice(i + 1)) if ((total - one - two) % 10 === 0) return total % 10 || DOUBLE_BULL;
  return 0;
}

/** The three of the bull first; the cards as they are without one. */
export function arranged(cards: readonly number[]): number[] {
  const worth = (card: number) => Math.min(rankOf(card), 10);
  for (let i = 0; i < cards.length; i += 1)
    for (let j = i + 1; j < cards.length; j += 1) {
      const three = cards.filter((_, place) => place !== i && place !== j);
      if (three.reduce((sum, card) => sum + worth(card), 0) % 10 === 0)
        return [...three, ...cards.filter((_, place) => place === i || place === j)];
    }
  return [...cards];
}

export function beats(one: NiuNiuRank, other: NiuNiuRank): boolean {
  return one.kind === other.kind ? one.highest > other.highest : one.kind > other.kind;
}

/** How many times the stake a winning hand pays. */
export function timesOf({ kind }: NiuNiuRank): number {
  if (kind === FIVE_PICTURES) return 5;
  if (kind === DOUBLE_BULL) return 4;
  if (kind === 9) return 3;
  return kind >= 7 ? 2 : 1;
}

const bySuit = { spades: 3, hearts: 2, clubs: 1, diamonds: 0 } as const;
const height = (card: number): number => rankOf(card) * 4 + bySuit[suitOf(card)];
