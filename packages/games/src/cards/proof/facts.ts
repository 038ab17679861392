import { at } from '../../at.ts';
import { readBigTwo } from '../climbing/big-two.ts';
import { kindOf } from '../niu-niu/rank.ts';

const RANKS = 13;
const SUITS = 4;
const CARDS = 5;

/** How many of the 2,598,960 hands of five are of each kind of Niu Niu, counted by ranks and the suits they may have. */
export function niuNiuFrequencies(): number[] {
  const counts = Array.from({ length: 12 }, () => 0);
  for (const ranks of multisets())
    counts[kindOf(ranks.map((rank) => rank + 1))] = at(counts, kindOf(ranks.map((rank) => rank + 1))) + waysOf(ranks);
  return counts;
}

/** How many of them can be played in Big Two, by kind; of one suit and of several are counted apart. */
export function bigTwoFives(): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (ranks: readonly number[], suits: readonly number[], ways: number) => {
    const kind = readBigTwo(ranks.map((rank, place) => at(suits, place) * RANKS + rank))?.kind ?? 'none';
    counts.set(kind, (counts.get(kind) ?? 0) + ways);
  };
  for (const ranks of multisets()) {
    const isDistinct = new Set(ranks).size === CARDS;
    // Cards of one rank have different suits; the last one makes sure that not all five are of one.
    const suits = ranks.map((rank, place) => (isDistinct ? Number(place === 0) : place - ranks.indexOf(rank)));
    count(ranks, suits, waysOf(ranks) - (isDistinct ? SUITS : 0));
    if (isDistinct) count(ranks, [0, 0, 0, 0, 0], SUITS);
  }
  return counts;
}

/** All choices of five ranks, 0 to 12, no more than four alike. */
function* multisets(): Iterable<number[]> {
  const five = [0, 0, 0, 0, 0];
  for (;;) {
    if (at(five, 0) !== at(five, 4)) yield [...five];
    let place = CARDS - 1;
    while (place >= 0 && five[place] === RANKS - 1) place -= 1;
    if (place < 0) return;
    five.fill(at(five, place) + 1, place);
  }
}

const choose = [1, 4, 6, 4, 1];
function waysOf(ranks: readonly number[]): number {
  const alike = new Map<number, number>();
  for (const rank of ranks) alike.set(rank, (alike.get(rank) ?? 0) + 1);
  return [...alike.values()].reduce((ways, count) => ways * at(choose, count), 1);
}
