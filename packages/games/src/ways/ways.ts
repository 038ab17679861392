import { at } from '../at.ts';
import { granted } from '../slot/by-count.ts';
import type { SlotSymbol } from '../slot/rules.ts';
import type { Position, Spin, Stops, SymbolWin, Window } from '../slot/spin.ts';
import { LEAST_REELS, type WaysRules } from './rules.ts';

/** The next draw below a bound: a height among those that there are, or a cell by its weights. */
export type NextBelow = (bound: number) => number;

/** Plays one spin. What was drawn is the spin's stops. */
export function waysSpin(rules: WaysRules, next: NextBelow, lineBetMinor: bigint, multiplier: number): Spin {
  return waysAt(rules, waysDraws(rules, next), lineBetMinor, multiplier);
}

/** Reel by reel from the left its height, then its cells from the top. */
export function waysDraws(rules: WaysRules, next: NextBelow): number[] {
  const stops: number[] = [];
  for (const weights of rules.weights) {
    const height = next(rules.heights.length);
    stops.push(height);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    for (let row = 0; row < at(rules.heights, height); row += 1) stops.push(cellOf(weights, next(total)));
  }
  return stops;
}

/** What a spin shows and pays, from its kept draws. */
export function waysAt(rules: WaysRules, stops: Stops, lineBetMinor: bigint, multiplier: number): Spin {
  const window = waysWindow(rules, stops);
  const wins = rules.symbols.flatMap((symbol) => winOf(rules, window, symbol, lineBetMinor * BigInt(multiplier)));
  const wonMinor = wins.reduce((sum, { winMinor }) => sum + winMinor, 0n);
  const scatters = positionsOf(window, (symbol) => symbol === rules.scatter);
  const scatterUnits = granted(rules.scatterPays, scatters.length) * rules.betUnits * multiplier;
  const scatterWinMinor = BigInt(scatterUnits) * lineBetMinor;
  return {
    stops,
    window,
    multiplier,
    lineWins: [],
    tumbles: wins.length === 0 ? [] : [{ window, multiplier, wins, winMinor: wonMinor }],
    scatters,
    scatterWinMinor,
    freeSpinsAwarded: granted(rules.freeSpins, scatters.length),
    coins: [],
    hold: null,
    winMinor: wonMinor + scatterWinMinor,
  };
}

/** How many ways a window has. */
export function waysIn(window: Window): number {
  return window.reduce((product, column) => product * column.length, 1);
}

function waysWindow(rules: WaysRules, stops: Stops): Window {
  const faces = [...rules.symbols, rules.wild, rules.scatter];
  let place = 0;
  const next = () => at(stops, place++);
  const window = rules.weights.map(() => Array.from({ length: at(rules.heights, next()) }, () => at(faces, next())));
  if (place !== stops.length) throw new RangeError(`${stops.length} draws for a window of ${place}`);
  return window;
}

function winOf(rules: WaysRules, window: Window, symbol: SlotSymbol, unitMinor: bigint): SymbolWin[] {
  const shows = (cell: SlotSymbol) => cell === symbol || cell === rules.wild;
  const counts = window.map((column) => column.filter(shows).length);
  const missing = counts.indexOf(0);
  const reels = missing === -1 ? counts.length : missing;
  const pay = reels < LEAST_REELS ? 0 : (rules.wayPays[symbol]?.[reels] ?? 0);
  if (pay === 0) return [];
  const ways = counts.slice(0, reels).reduce((product, count) => product * count, 1);
  const positions = positionsOf(window, shows).filter(({ reel }) => reel < reels);
  return [{ symbol, positions, winMinor: BigInt(pay) * BigInt(ways) * unitMinor }];
}

function positionsOf(window: Window, isWanted: (symbol: SlotSymbol) => boolean): Position[] {
  return window.flatMap((column, reel) => column.flatMap((symbol, row) => (isWanted(symbol) ? [{ reel, row }] : [])));
}

/** The place that a draw below the sum of the weights falls on: they lie side by side. */
export function cellOf(weights: readonly number[], drawn: number): number {
  let left = drawn;
  for (const [cell, weight] of weights.entries()) {
    if (left < weight) return cell;
    left -= weight;
  }
  throw new RangeError(`${drawn} is beyond the weights`);
}
