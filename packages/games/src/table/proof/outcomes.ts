import { at } from '../../at.ts';
import { CARDS_OF_A_DECK } from '../cards.ts';
import { BACCARAT_DECKS } from '../baccarat/baccarat.ts';
import { cardsDealt, readBaccarat } from '../baccarat/hands.ts';
import type { TableEngine, TableFamily } from '../table-engine.ts';

/** An outcome, and of how many equally likely ones it is told for. */
export type WeightedOutcome = readonly [drawn: readonly number[], weight: number];

/** Every outcome of a family. The weights are whole numbers below 2^53, so that sums of them are exact. */
export function everyOutcome({ family }: TableEngine): Iterable<WeightedOutcome> {
  return outcomes[family]();
}

const outcomes: Record<TableFamily, () => Iterable<WeightedOutcome>> = {
  baccarat: () => (baccaratClasses ??= classesOf(baccaratHands())),
  'dragon-tiger': function* () {
    for (let dragon = 0; dragon < CARDS_OF_A_DECK; dragon += 1)
      for (let tiger = 0; tiger < CARDS_OF_A_DECK; tiger += 1)
        yield [[dragon, tiger], dragon === tiger ? 8 * 7 : 8 * 8];
  },
  roulette: function* () {
    for (let pocket = 0; pocket <= 36; pocket += 1) yield [[pocket], 1];
  },
  'sic-bo': function* () {
    for (let i = 0; i < 216; i += 1) yield [[1 + (i % 6), 1 + (Math.floor(i / 6) % 6), 1 + Math.floor(i / 36)], 1];
  },
};

/** They are a million hands of some hundred kinds, and several engines ask for them. */
let baccaratClasses: WeightedOutcome[] | null = null;

/** One hand for all that the rules of no engine tell apart: totals, numbers of cards, pairs. */
function classesOf(hands: Iterable<WeightedOutcome>): WeightedOutcome[] {
  const classes = new Map<number, [drawn: readonly number[], weight: number]>();
  for (const [drawn, weight] of hands) {
    const { player, banker } = readBaccarat(drawn);
    const pairs = (player.isPair ? 2 : 0) + (banker.isPair ? 1 : 0);
    const key = ((player.total * 10 + banker.total) * 4 + player.cards.length) * 16 + banker.cards.length * 4 + pairs;
    const known = classes.get(key);
    if (known) known[1] += weight;
    else classes.set(key, [drawn, weight]);
  }
  return [...classes.values()];
}

/** Thirds count by their value alone, so the ace stands for itself and the king for the ten and the pictures. */
const thirdRanks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 13];
const ofRank = 4 * BACCARAT_DECKS;

/**
 * All ordered draws of six cards of eight decks, those that a shorter round leaves undealt included: first four by rank,
 * thirds by value. A card of rank r is r − 1, its suit decides nothing.
 */
function* baccaratHands(): Iterable<WeightedOutcome> {
  const left = [0, ...Array.from({ length: 13 }, () => ofRank)];
  const take = (rank: number): number => {
    const count = at(left, rank);
    left[rank] = count - 1;
    return count;
  };
  const put = (rank: number): void => {
    left[rank] = at(left, rank) + 1;
  };
  const ofThird = (rank: number): number =>
    rank === 13 ? at(left, 10) + at(left, 11) + at(left, 12) + at(left, 13) : at(left, rank);
  const afterFour = CARDS_OF_A_DECK * BACCARAT_DECKS - 4;
  for (let p1 = 1; p1 <= 13; p1 += 1) {
    const w1 = take(p1);
    for (let b1 = 1; b1 <= 13; b1 += 1) {
      const w2 = w1 * take(b1);
      for (let p2 = 1; p2 <= 13; p2 += 1) {
        const w3 = w2 * take(p2);
        for (let b2 = 1; b2 <= 13; b2 += 1) {
          const w4 = w3 * take(b2);
          const four = [p1 - 1, b1 - 1, p2 - 1, b2 - 1];
          if (cardsDealt([...four, 0]) === 4) yield [four, w4 * afterFour * (afterFour - 1)];
          else
            for (const third of thirdRanks) {
              const w5 = w4 * ofThird(third);
              const five = [...four, third - 1];
              if (cardsDealt(five) === 5) yield [five, w5 * (afterFour - 1)];
              else {
                left[third] = at(left, third) - 1;
                for (const last of thirdRanks) yield [[...five, last - 1], w5 * ofThird(last)];
                put(third);
              }
            }
          put(b2);
        }
        put(p2);
      }
      put(b1);
    }
    put(p1);
  }
}
