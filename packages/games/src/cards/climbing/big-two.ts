import { suitOf } from '../../table/cards.ts';
import { type ClimbingRules, type Combination } from './climbing.ts';
import { areConsecutive, byHeight, heightOf, subsets, TWO } from './groups.ts';

const suitHeight = { diamonds: 0, clubs: 1, hearts: 2, spades: 3 } as const;

/** Three of diamonds is the lowest card, two of spades the highest. */
export function bigTwoOrder(card: number): number {
  return heightOf(card) * 4 + suitHeight[suitOf(card)];
}

const fives = ['straight', 'flush', 'full-house', 'four', 'straight-flush'] as const;

/**
 * The rules "big-two-1": singles, pairs, triples and hands of five, which climb over each other by kind. Straights run from
 * three to ace, the two is in none. A flush counts by its cards from the highest down, then by suit.
 */
export function readBigTwo(cards: readonly number[]): Combination | null {
  const order = cards.map(bigTwoOrder).sort((one, other) => other - one);
  const highest = order[0] ?? 0;
  const groups = byHeight(cards).sort(([, one], [, other]) => other.length - one.length);
  const [[height, most] = [0, []]] = groups;
  if (cards.length >= 1 && cards.length <= 3)
    return groups.length === 1 ? { kind: 'alike', size: cards.length, strength: highest } : null;
  if (cards.length !== 5) return null;
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  const heights = byHeight(cards).map(([height]) => height);
  const isStraight = heights.length === 5 && areConsecutive(heights) && !heights.includes(TWO);
  const five = (kind: (typeof fives)[number], strength: number): Combination => ({ kind, size: 5, strength });
  if (isFlush && isStraight) return five('straight-flush', highest);
  if (most.length === 4) return five('four', height);
  if (most.length === 3 && groups.length === 2) return five('full-house', height);
  if (isFlush) return five('flush', heights.reduceRight((sum, height) => sum * 13 + height, 0) * 4 + (highest % 4));
  return isStraight ? five('straight', highest) : null;
}

export function beatsBigTwo(played: Combination, lies: Combination): boolean {
  if (played.size !== lies.size) return false;
  const [one, other] = [kindOf(played), kindOf(lies)];
  return one === other ? played.strength > lies.strength : one > other;
}

const kindOf = ({ kind }: Combination): number => fives.findIndex((five) => five === kind);

export const bigTwoRules: ClimbingRules = {
  family: 'big-two',
  holdUnits: 39,
  orderOf: bigTwoOrder,
  read: readBigTwo,
  beats: beatsBigTwo,
  isOutByPass: false,
  instantWin: () => null,
  /** One for each card, twice that from ten on, three times with all thirteen. */
  loss: ({ length }) => length * (length === 13 ? 3 : length >= 10 ? 2 : 1),
  choices(hand, lies) {
    const sizes = lies ? [lies.length] : [1, 2, 3, 5];
    const strength = (cards: readonly number[]) => {
      const combination = readBigTwo(cards);
      return combination ? (kindOf(combination) + 1) * 1e6 + combination.strength : Infinity;
    };
    const found = sizes.flatMap((size) => subsets(hand, size)).filter((cards) => readBigTwo(cards) !== null);
    // Who leads gets rid of many cards at once, who follows gives as little as it takes.
    return found.sort((one, other) => other.length - one.length || strength(one) - strength(other));
  },
};
