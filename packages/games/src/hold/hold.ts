import { at } from '../at.ts';
import type { Coin, Hold, Position, Spin, Stops } from '../slot/spin.ts';
import { cellOf, type NextBelow, waysAt, waysDraws } from '../ways/ways.ts';
import type { HoldRules } from './rules.ts';

/**
 * Plays one spin. Its stops are the window's draws, then the value of each coin on it, reel by reel from the top, then
 * of each respin every empty cell in the same order: 0 for none, else the place of the coin's value, counted from 1.
 */
export function holdSpin(rules: HoldRules, next: NextBelow, lineBetMinor: bigint): Spin {
  const value = () => cellOf(weightsOf(rules), next(totalWeight(rules)));
  const draws = waysDraws(rules, next);
  const { scatters } = waysAt(rules, draws, lineBetMinor, 1);
  const stops = [...draws, ...scatters.map(value)];
  if (scatters.length >= rules.heldFrom)
    playRespins(rules, scatters, () => {
      const landed = next(rules.landing.whole) < rules.landing.parts ? value() + 1 : 0;
      stops.push(landed);
      return landed;
    });
  return holdAt(rules, stops, lineBetMinor);
}

/** What a spin shows and pays, from its kept draws. */
export function holdAt(rules: HoldRules, stops: Stops, lineBetMinor: bigint): Spin {
  const windowDraws = rules.weights.length * (1 + rules.rows);
  const base = waysAt(rules, stops.slice(0, windowDraws), lineBetMinor, 1);
  let place = windowDraws;
  const next = () => at(stops, place++);
  const coins = base.scatters.map((position) => coinAt(rules, position, next()));
  const hold = coins.length < rules.heldFrom ? null : holdOf(rules, coins, next, lineBetMinor * BigInt(rules.betUnits));
  if (place !== stops.length) throw new RangeError(`${stops.length} draws for a spin of ${place}`);
  return { ...base, stops, scatters: [], coins, hold, winMinor: base.winMinor + (hold?.winMinor ?? 0n) };
}

function holdOf(rules: HoldRules, coins: readonly Coin[], next: () => number, betMinor: bigint): Hold {
  const respins = playRespins(rules, coins, next);
  const all = [...coins, ...respins.flat()];
  const fullBets = all.length === cellsOf(rules).length ? rules.fullBets : 0;
  const bets = all.reduce((sum, coin) => sum + coin.bets, fullBets);
  return { respins, fullBets, winMinor: BigInt(bets) * betMinor };
}

/** Draws every empty cell again and again, until none is left or too many draws in a row brought no coin. */
function playRespins(rules: HoldRules, held: readonly Position[], nextCell: () => number): Coin[][] {
  const respins: Coin[][] = [];
  const isHeld = ({ reel, row }: Position) =>
    [...held, ...respins.flat()].some((coin) => coin.reel === reel && coin.row === row);
  for (let left = rules.respins; left > 0;) {
    const empty = cellsOf(rules).filter((cell) => !isHeld(cell));
    if (empty.length === 0) break;
    const landed = empty.flatMap((cell) => {
      const drawn = nextCell();
      return drawn === 0 ? [] : [coinAt(rules, cell, drawn - 1)];
    });
    respins.push(landed);
    left = landed.length > 0 ? rules.respins : left - 1;
  }
  return respins;
}

function coinAt({ coins }: HoldRules, { reel, row }: Position, value: number): Coin {
  return { reel, row, bets: at(coins, value).bets };
}

function cellsOf({ weights, rows }: HoldRules): Position[] {
  return weights.flatMap((_, reel) => Array.from({ length: rows }, (_none, row) => ({ reel, row })));
}

const weightsOf = ({ coins }: HoldRules) => coins.map(({ weight }) => weight);
const totalWeight = (rules: HoldRules) => weightsOf(rules).reduce((sum, weight) => sum + weight, 0);
