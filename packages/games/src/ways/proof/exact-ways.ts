import { at } from '../../at.ts';
import { granted } from '../../slot/by-count.ts';
import { fraction, minus, over, plus, power, sum, times, type Fraction } from '../../fraction.ts';
import type { ByCount } from '../../slot/rules.ts';
import { LEAST_REELS, type WaysRules } from '../rules.ts';
import { binomialChances } from './binomial-chances.ts';

/** Of a whole round per unit staked, free spins included. */
export interface ExactWays {
  readonly rtp: Fraction;
  readonly expectedFreeSpins: Fraction;
  readonly hitFrequency: number;
}

/**
 * Reels are independent, so the expected product of counts is the product of expected counts, and a symbol's win over k
 * reels is that times the chance that the next reel shows none. Whether anything is won at all follows by inclusion and
 * exclusion over the sets of symbols that the first reels share, beside the number of scatters. Nothing is sampled.
 */
export function exactWays(rules: WaysRules): ExactWays {
  const scatters = scatterChances(rules);
  const fewest = Math.min(...Object.keys(rules.scatterPays).map(Number));
  const expected = (table: ByCount) =>
    sum(scatters.map((chance, count) => times(chance, fraction(granted(table, count)))));
  const expectedWin = plus(waysReturn(rules), expected(rules.scatterPays));
  const expectedFreeSpins = expected(rules.freeSpins);
  const freeSpinReturn = over(
    times(fraction(rules.freeSpinMultiplier), expectedWin),
    minus(fraction(1), expectedFreeSpins),
  );
  return {
    rtp: plus(expectedWin, times(expectedFreeSpins, freeSpinReturn)),
    expectedFreeSpins,
    hitFrequency: 1 - quietChance(rules, fewest),
  };
}

/** Of the ways alone, per unit staked. */
export function waysReturn(rules: WaysRules): Fraction {
  return over(sum(rules.symbols.map((_, symbol) => expectedWays(rules, symbol))), fraction(rules.betUnits));
}

/** In line bets. */
function expectedWays(rules: WaysRules, symbol: number): Fraction {
  const pays = rules.wayPays[at(rules.symbols, symbol)] ?? {};
  const heights = fraction(rules.heights.length);
  const meanHeight = over(fraction(rules.heights.reduce((all, height) => all + height, 0)), heights);
  const shown = rules.weights.map((weights) => chanceOf(weights, [symbol, rules.symbols.length]));
  const none = shown.map((chance) =>
    over(sum(rules.heights.map((height) => power(minus(fraction(1), chance), height))), heights),
  );
  let product = fraction(1);
  return sum(
    shown.map((chance, reel) => {
      product = times(product, times(meanHeight, chance));
      const pay = reel + 1 < LEAST_REELS ? 0 : (pays[reel + 1] ?? 0);
      return times(times(fraction(pay), product), none[reel + 1] ?? fraction(1));
    }),
  );
}

/** That no symbol stands on all of the first reels, and fewer scatters anywhere; in doubles, to some 10⁻¹³. */
export function quietChance(rules: WaysRules, scatters: number): number {
  const rest = rules.weights
    .slice(LEAST_REELS)
    .map((_, reel) => scattersWithout(rules, reel + LEAST_REELS, null))
    .reduce((product, one) => multiplied(product, one), [1]);
  return subsets(rules.symbols.length).reduce((chance, shared) => {
    const chances = Array.from({ length: LEAST_REELS }, (_, reel) => scattersWithAll(rules, reel, shared)).reduce(
      (product, one) => multiplied(product, one),
      rest,
    );
    const few = chances.slice(0, scatters).reduce((all, one) => all + one, 0);
    return chance + (shared.length % 2 === 0 ? few : -few);
  }, 0);
}

/** By the number of scatters: that a reel shows every one of these symbols, a wild for each of them. */
function scattersWithAll(rules: WaysRules, reel: number, symbols: readonly number[]): number[] {
  return subsets(symbols.length)
    .map((places) => places.map((place) => at(symbols, place)))
    .map((absent) => {
      const chances = scattersWithout(rules, reel, absent.length === 0 ? null : absent);
      return absent.length % 2 === 0 ? chances : chances.map((chance) => -chance);
    })
    .reduce((all, one) => added(all, one), []);
}

/** By the number of scatters: that a reel shows none of these symbols and no wild; null for any reel. */
function scattersWithout(rules: WaysRules, reel: number, absent: readonly number[] | null): number[] {
  const weights = at(rules.weights, reel);
  const scatter = shareOf(weights, [rules.symbols.length + 1]);
  const gone = absent === null ? 0 : shareOf(weights, [...absent, rules.symbols.length]);
  return rules.heights
    .map((height) => {
      let cells = [1];
      for (let row = 0; row < height; row += 1) cells = multiplied(cells, [1 - gone - scatter, scatter]);
      return cells.map((chance) => chance / rules.heights.length);
    })
    .reduce((all, one) => added(all, one), []);
}

const shareOf = (weights: readonly number[], cells: readonly number[]): number =>
  cells.reduce((all, cell) => all + at(weights, cell), 0) / weights.reduce((all, weight) => all + weight, 0);

function chanceOf(weights: readonly number[], cells: readonly number[]): Fraction {
  return fraction(
    cells.reduce((all, cell) => all + at(weights, cell), 0),
    weights.reduce((all, weight) => all + weight, 0),
  );
}

/** By the number of scatters, of all reels. */
export function scatterChances(rules: WaysRules): Fraction[] {
  const heights = fraction(rules.heights.length);
  return rules.weights
    .map((weights) => {
      const chance = chanceOf(weights, [rules.symbols.length + 1]);
      return rules.heights
        .map((height) => binomialChances(height, chance).map((one) => over(one, heights)))
        .reduce(
          (all, one) =>
            all.concat(one.slice(all.length).map(() => fraction(0))).map((so, k) => plus(so, one[k] ?? fraction(0))),
          [],
        );
    })
    .reduce((a, b) =>
      Array.from({ length: a.length + b.length - 1 }, (_, count) =>
        sum(a.flatMap((one, i) => (b[count - i] ? [times(one, at(b, count - i))] : []))),
      ),
    );
}

function subsets(size: number): number[][] {
  return Array.from({ length: 2 ** size }, (_, mask) =>
    Array.from({ length: size }, (_none, place) => place).filter((place) => Math.floor(mask / 2 ** place) % 2 === 1),
  );
}

function multiplied(a: readonly number[], b: readonly number[]): number[] {
  const product = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [i, one] of a.entries())
    for (const [j, other] of b.entries()) product[i + j] = at(product, i + j) + one * other;
  return product;
}

function added(a: readonly number[], b: readonly number[]): number[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, count) => (a[count] ?? 0) + (b[count] ?? 0));
}
