import { suitOf } from '../../table/cards.ts';
import { type ClimbingRules, type Combination } from './climbing.ts';
import { areConsecutive, byHeight, heightOf, subsets, TWO } from './groups.ts';

const suitHeight = { spades: 0, clubs: 1, diamonds: 2, hearts: 3 } as const;

/** Three of spades is the lowest card, two of hearts the highest. */
export function tienLenOrder(card: number): number {
  return heightOf(card) * 4 + suitHeight[suitOf(card)];
}

/**
 * The rules "tien-len-1", of the south: singles, pairs, triples, four alike, straights of three and more, and pairs in a row,
 * three and more; a two is in no row. A row counts by its highest card.
 */
export function readTienLen(cards: readonly number[]): Combination | null {
  const size = cards.length;
  const strength = Math.max(...cards.map(tienLenOrder));
  const groups = byHeight(cards);
  const heights = groups.map(([height]) => height);
  if (groups.length === 1) return { kind: 'alike', size, strength };
  if (heights.includes(TWO) || !areConsecutive(heights) || groups.length < 3) return null;
  const each = new Set(groups.map(([, alike]) => alike.length));
  if (each.size > 1) return null;
  if (each.has(1)) return { kind: 'straight', size, strength };
  return each.has(2) ? { kind: 'pairs', size, strength } : null;
}

/** The same kind and number, higher; or a chop: what may be laid on twos, on four alike and on shorter rows of pairs. */
export function beatsTienLen(played: Combination, lies: Combination): boolean {
  if (played.kind === lies.kind && played.size === lies.size) return played.strength > lies.strength;
  const bomb = bombOf(played);
  if (bomb === 0) return false;
  const isTwos = lies.kind === 'alike' && Math.floor(lies.strength / 4) === TWO;
  if (isTwos && lies.size === 1) return true;
  if (isTwos && lies.size === 2) return bomb >= FOUR_ALIKE;
  return bombOf(lies) > 0 && bomb > bombOf(lies);
}

const FOUR_ALIKE = 2;

/** Three pairs in a row, four alike, four pairs in a row and longer, each above the one before; 0 is no bomb. */
function bombOf({ kind, size }: Combination): number {
  if (kind === 'alike') return size === 4 ? FOUR_ALIKE : 0;
  if (kind !== 'pairs') return 0;
  return size === 6 ? 1 : size / 2 - 1;
}

export function instantTienLen(dealt: readonly number[]): string | null {
  const groups = byHeight(dealt);
  if (groups.some(([height, alike]) => height === TWO && alike.length === 4)) return 'four-twos';
  if (groups.filter(([height]) => height !== TWO).length === TWO) return 'dragon';
  const paired = groups.filter(([height, alike]) => height !== TWO && alike.length >= 2).map(([height]) => height);
  for (let from = 0; from + 5 <= paired.length; from += 1)
    if (areConsecutive(paired.slice(from, from + 5))) return 'five-pairs';
  const pairs = groups.reduce((sum, [, alike]) => sum + Math.floor(alike.length / 2), 0);
  return pairs >= 6 ? 'six-pairs' : null;
}

/** A unit a card, all thirteen twice; a black two left over costs five more, a red one ten. */
const LEFT_WHOLE = 26;
const BLACK_TWO = 5;
const RED_TWO = 10;

export const tienLenRules: ClimbingRules = {
  family: 'tien-len',
  // All thirteen cards with three twos, the red ones among them: four would have won.
  holdUnits: LEFT_WHOLE + BLACK_TWO + RED_TWO + RED_TWO,
  orderOf: tienLenOrder,
  read: readTienLen,
  beats: beatsTienLen,
  isOutByPass: true,
  instantWin: instantTienLen,
  loss(left, { count, isInstant }) {
    if (isInstant) return LEFT_WHOLE;
    const twos = left.filter((card) => heightOf(card) === TWO);
    const penalty = twos.reduce((sum, two) => sum + (isRed(two) ? RED_TWO : BLACK_TWO), 0);
    return (count === 0 ? LEFT_WHOLE : left.length) + penalty;
  },
  choices(hand, lies) {
    const alike = byHeight(hand).flatMap(([, cards]) => [1, 2, 3, 4].flatMap((size) => subsets(cards, size)));
    const found = [...alike, ...rows(hand, 1), ...rows(hand, 2)];
    const cheap = (cards: readonly number[]) => Math.max(...cards.map(tienLenOrder));
    if (lies) return found.sort((one, other) => one.length - other.length || cheap(one) - cheap(other));
    return found
      .filter((cards) => heightOf(cards[0] ?? 0) !== TWO || hand.length === cards.length)
      .sort((one, other) => cheap(one) - cheap(other) || other.length - one.length);
  },
};

const isRed = (card: number): boolean => suitOf(card) === 'hearts' || suitOf(card) === 'diamonds';

/** Rows of so many alike each; of every row the one with the lowest cards, and with each of the highest. */
function rows(hand: readonly number[], each: 1 | 2): number[][] {
  const groups = byHeight(hand)
    .filter(([height, cards]) => height !== TWO && cards.length >= each)
    .map(([height, cards]) => ({ height, cards: [...cards].sort((a, b) => tienLenOrder(a) - tienLenOrder(b)) }));
  return groups.flatMap((_, from) => {
    const found: number[][] = [];
    for (let to = from + 2; to < groups.length; to += 1) {
      const row = groups.slice(from, to + 1);
      if (!areConsecutive(row.map(({ height }) => height))) break;
      const lower = row.slice(0, -1).flatMap(({ cards }) => cards.slice(0, each));
      for (const top of subsets(row.at(-1)?.cards ?? [], each)) found.push([...lower, ...top]);
    }
    return found;
  });
}
