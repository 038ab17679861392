import { at } from '../at.ts';
import { linePay } from './line-win.ts';
import type { SlotRules, SlotSymbol } from './rules.ts';

/** What was drawn: one stop per reel, the strip index shown in the top row; or every cell that fell onto a board. */
export type Stops = readonly number[];

/** The visible symbols as columns: `window[reel][row]`, row 0 at the top. */
export type Window = readonly (readonly SlotSymbol[])[];

export interface Position {
  readonly reel: number;
  readonly row: number;
}

export interface LineWin {
  /** Index into the rules' lines; players count lines from 1. */
  readonly lineIndex: number;
  readonly symbol: SlotSymbol;
  readonly positions: readonly Position[];
  readonly winMinor: bigint;
}

/** A win of symbols that pay wherever they stand. */
export interface SymbolWin {
  readonly symbol: SlotSymbol;
  readonly positions: readonly Position[];
  readonly winMinor: bigint;
}

/** A winning board of a game without lines, before its wins leave it. */
export interface Tumble {
  readonly window: Window;
  /** What its wins are already multiplied by. */
  readonly multiplier: number;
  readonly wins: readonly SymbolWin[];
  readonly winMinor: bigint;
}

/** A coin that came to lie in a cell. */
export interface Coin extends Position {
  /** What it is worth, in whole bets. */
  readonly bets: number;
}

/** Coins that hold, while the cells without one are drawn again. */
export interface Hold {
  /** What each respin landed, nothing among them. */
  readonly respins: readonly (readonly Coin[])[];
  /** Paid for a board without an empty cell, in whole bets; 0 when one is left. */
  readonly fullBets: number;
  /** All coins, those on the reels among them, and what a full board pays. */
  readonly winMinor: bigint;
}

export interface Spin {
  readonly stops: Stops;
  /** As it stands when the spin is over. */
  readonly window: Window;
  /** What the wins below are already multiplied by: 1 for the paid spin. */
  readonly multiplier: number;
  /** Empty in a game without lines. */
  readonly lineWins: readonly LineWin[];
  /** Empty in a game on lines. */
  readonly tumbles: readonly Tumble[];
  readonly scatters: readonly Position[];
  readonly scatterWinMinor: bigint;
  readonly freeSpinsAwarded: number;
  /** Those on the reels; empty in a game without coins. */
  readonly coins: readonly Coin[];
  /** Null when too few coins are on the reels. */
  readonly hold: Hold | null;
  readonly winMinor: bigint;
}

/**
 * What one spin shows and pays. Every pay is a whole number of line bets, so the return is exact at every bet size and
 * nothing is ever rounded.
 */
export function spinAt(rules: SlotRules, stops: Stops, lineBetMinor: bigint, multiplier: number): Spin {
  const window = windowAt(rules, stops);
  const unitMinor = lineBetMinor * BigInt(multiplier);
  const lineWins = rules.lines.flatMap((rows, lineIndex): LineWin[] => {
    const { symbol, count, pay } = linePay(rules, symbolsOn(window, rows));
    if (pay === 0) return [];
    const positions = rows.slice(0, count).map((row, reel) => ({ reel, row }));
    return [{ lineIndex, symbol, positions, winMinor: BigInt(pay) * unitMinor }];
  });
  const scatters = positionsOf(window, rules.scatter);
  const scatterPay = (rules.scatterPays[scatters.length] ?? 0) * rules.lines.length;
  const scatterWinMinor = BigInt(scatterPay) * unitMinor;
  return {
    stops,
    window,
    multiplier,
    lineWins,
    tumbles: [],
    scatters,
    scatterWinMinor,
    freeSpinsAwarded: rules.freeSpins[scatters.length] ?? 0,
    coins: [],
    hold: null,
    winMinor: lineWins.reduce((sum, { winMinor }) => sum + winMinor, scatterWinMinor),
  };
}

export function windowAt({ reels, rows }: SlotRules, stops: Stops): Window {
  if (stops.length !== reels.length) throw new RangeError(`${stops.length} stops for ${reels.length} reels`);
  return reels.map((strip, reel) => {
    const stop = at(stops, reel);
    at(strip, stop);
    return Array.from({ length: rows }, (_, row) => at(strip, (stop + row) % strip.length));
  });
}

function symbolsOn(window: Window, rows: readonly number[]): SlotSymbol[] {
  return rows.map((row, reel) => at(at(window, reel), row));
}

function positionsOf(window: Window, wanted: SlotSymbol | null): Position[] {
  return window.flatMap((column, reel) => column.flatMap((symbol, row) => (symbol === wanted ? [{ reel, row }] : [])));
}
