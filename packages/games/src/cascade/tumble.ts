import { at } from '../at.ts';
import type { SlotSymbol } from '../slot/rules.ts';
import type { Position, Spin, Stops, Tumble, Window } from '../slot/spin.ts';
import { granted } from '../slot/by-count.ts';
import type { CascadeRules } from './rules.ts';

/** The next cell of the board, as an index: the paying symbols in their order, then the scatter. */
export type NextCell = () => number;

/**
 * Plays one spin with all its tumbles. A board is filled reel by reel from the left, each from the top; after a win
 * the gaps are filled in the same order. The cells as they were drawn are the spin's stops.
 */
export function cascadeSpin(rules: CascadeRules, nextCell: NextCell, lineBetMinor: bigint, multiplier: number): Spin {
  const stops: number[] = [];
  const draw = (): SlotSymbol => {
    const cell = nextCell();
    stops.push(cell);
    return symbolAt(rules, cell);
  };
  const tumbles: Tumble[] = [];
  let window: Window = refilled(rules, emptyBoard(rules), draw);
  for (;;) {
    const tumble = tumbleOn(rules, window, lineBetMinor, multiplier * stepOf(rules, tumbles.length));
    if (tumble.wins.length === 0) break;
    tumbles.push(tumble);
    if (tumbles.length === rules.mostTumbles) break;
    window = refilled(rules, withoutWins(tumble), draw);
  }
  return {
    stops,
    window,
    multiplier,
    lineWins: [],
    tumbles,
    ...scatterPart(rules, window, tumbles, lineBetMinor, multiplier),
  };
}

/** The same spin from its kept cells. */
export function cascadeAt(rules: CascadeRules, stops: Stops, lineBetMinor: bigint, multiplier: number): Spin {
  const cells = stops.values();
  return cascadeSpin(rules, () => cells.next().value ?? fail('a board without cells'), lineBetMinor, multiplier);
}

function scatterPart(
  rules: CascadeRules,
  window: Window,
  tumbles: readonly Tumble[],
  lineBetMinor: bigint,
  multiplier: number,
) {
  const scatters = positionsOf(window, rules.scatter);
  const units = granted(rules.scatterPays, scatters.length) * rules.betUnits * multiplier;
  const scatterWinMinor = BigInt(units) * lineBetMinor;
  return {
    scatters,
    scatterWinMinor,
    freeSpinsAwarded: granted(rules.freeSpins, scatters.length),
    coins: [],
    hold: null,
    winMinor: tumbles.reduce((sum, { winMinor }) => sum + winMinor, scatterWinMinor),
  };
}

function tumbleOn(rules: CascadeRules, window: Window, lineBetMinor: bigint, multiplier: number): Tumble {
  const wins = rules.symbols.flatMap((symbol) => {
    const positions = positionsOf(window, symbol);
    const pay = granted(rules.symbolPays[symbol] ?? {}, positions.length);
    return pay === 0 ? [] : [{ symbol, positions, winMinor: BigInt(pay * multiplier) * lineBetMinor }];
  });
  return { window, multiplier, wins, winMinor: wins.reduce((sum, { winMinor }) => sum + winMinor, 0n) };
}

function stepOf({ ladder }: CascadeRules, tumble: number): number {
  return at(ladder, Math.min(tumble, ladder.length - 1));
}

function symbolAt({ symbols, scatter }: CascadeRules, cell: number): SlotSymbol {
  return cell === symbols.length ? scatter : at(symbols, cell);
}

function emptyBoard({ reels }: CascadeRules): Window {
  return Array.from({ length: reels }, () => []);
}

/** What stays has fallen to the bottom; the cells above it are drawn from the top. */
function refilled({ rows }: CascadeRules, left: Window, draw: () => SlotSymbol): Window {
  return left.map((column) => [...Array.from({ length: rows - column.length }, draw), ...column]);
}

function withoutWins({ window, wins }: Tumble): Window {
  const won = new Set(wins.map(({ symbol }) => symbol));
  return window.map((column) => column.filter((symbol) => !won.has(symbol)));
}

function positionsOf(window: Window, wanted: SlotSymbol): Position[] {
  return window.flatMap((column, reel) => column.flatMap((symbol, row) => (symbol === wanted ? [{ reel, row }] : [])));
}

function fail(why: string): never {
  throw new RangeError(why);
}
