import { describe, expect, test } from 'vitest';
import { commitment } from '../fairness/commitment.ts';
import { decimal, fraction } from '../fraction.ts';
import { dragonTiger } from './dragon-tiger/dragon-tiger.ts';
import { exactReturns } from './proof/exact-returns.ts';
import { returnsModule } from './proof/returns-document.ts';
import { tableReturns } from './returns.generated.ts';
import { bigRoad } from './roads.ts';
import { neighbours, sectors, wheel } from './roulette/layout.ts';
import { roulette, rouletteHalfBack } from './roulette/roulette.ts';
import { sicBo } from './sic-bo/sic-bo.ts';
import { tableEngineOf, tableEngines } from './table-engines.ts';
import { drawTableRound, returnMinor, verifyTableRound } from './table-round.ts';

const back = (engine: typeof roulette, drawn: number[]) => Object.fromEntries(engine.returns(drawn));
const card = (rank: number, suit = 0): number => suit * 13 + rank - 1;

describe('GAME-10 tables: dragon tiger', () => {
  test('the ace is low, a tie takes half, and a suited one pays beside', () => {
    expect(back(dragonTiger, [card(13), card(1)])).toEqual({ dragon: 200, 'dragon-odd': 175, 'tiger-odd': 175 });
    expect(back(dragonTiger, [card(8), card(8, 1)])).toMatchObject({ dragon: 50, tiger: 50, tie: 900 });
    expect(back(dragonTiger, [card(8), card(8)])).toMatchObject({ tie: 900, 'suited-tie': 5100 });
  });
  test('a round is two cards of a deck', () => {
    for (const drawn of [[1], [1, 2, 3], [1, 52], [-1, 3]])
      expect(() => dragonTiger.returns(drawn)).toThrow(RangeError);
  });
});

describe('GAME-10 tables: roulette', () => {
  test('a number pays by how many a chip covers', () => {
    expect(back(roulette, [17])).toMatchObject({
      'straight-17': 3600,
      'split-14-17': 1800,
      'street-16-17-18': 1200,
      'corner-16-17-19-20': 900,
      'six-13-14-15-16-17-18': 600,
      'dozen-2': 300,
      'column-2': 300,
      low: 200,
      odd: 200,
      black: 200,
    });
  });
  test('a zero takes the even chances, or half of them where the table says so', () => {
    expect(back(roulette, [0])).not.toHaveProperty('red');
    expect(back(rouletteHalfBack, [0])).toMatchObject({ red: 50, odd: 50, 'straight-0': 3600, 'corner-0-1-2-3': 900 });
  });
  test('the layout has each bet once: 37 numbers, 60 splits, 14 streets, 23 corners, 11 six lines', () => {
    const kinds = Map.groupBy(roulette.spots, ({ id }) => id.split('-')[0]);
    const counts = ['straight', 'split', 'street', 'corner', 'six'].map((kind) => kinds.get(kind)?.length);
    expect(counts).toEqual([37, 60, 14, 23, 11]);
    expect(new Set(roulette.spots.map(({ id }) => id)).size).toBe(roulette.spots.length);
  });
  test('the racetrack covers the whole wheel, each number in one sector, by spots that the table has', () => {
    const spots = new Set(roulette.spots.map(({ id }) => id));
    const bets = Object.values(sectors).flat();
    expect(bets.every(([id]) => spots.has(id))).toBe(true);
    const covered = new Set(bets.flatMap(([id]) => id.split('-').slice(1).map(Number)));
    expect(covered.size).toBe(wheel.length);
    expect(neighbours(0)).toEqual(['straight-3', 'straight-26', 'straight-0', 'straight-32', 'straight-15']);
    expect(() => neighbours(37)).toThrow(RangeError);
  });
});

describe('GAME-10 tables: sic bo', () => {
  test('1, 1 and 3 are small and odd, a double, two pairs of faces and a total', () => {
    expect(back(sicBo, [1, 1, 3])).toEqual({
      small: 200,
      odd: 200,
      'double-1': 1100,
      'total-5': 3100,
      'pair-1-3': 600,
      'single-1': 300,
      'single-3': 200,
    });
  });
  test('three alike take the even chances', () => {
    expect(back(sicBo, [2, 2, 2])).toEqual({
      'double-2': 1100,
      'triple-2': 18_100,
      'any-triple': 3100,
      'total-6': 1800,
      'single-2': 400,
    });
  });
  test('of 216 throws 105 are big, and a face lies up once, twice or three times in 75, 15 and 1', () => {
    const { winners, returns } = exactReturns(sicBo);
    expect(Object.fromEntries(winners)).toEqual({ small: 105n, big: 105n, triple: 6n });
    expect(returns.get('single-4')).toEqual(fraction(75 * 2 + 15 * 3 + 4, 216));
  });
});

test.each([...tableEngines.values()])('FAIR-02 tables: no spot of $id returns more than it takes', (engine) => {
  for (const [spot, share] of exactReturns(engine).returns) {
    expect(share.numerator < share.denominator, spot).toBe(true);
    expect(tableReturns[engine.id]?.[spot]).toBe(decimal(fraction(share.numerator * 100n, share.denominator), 4));
  }
  expect(returnsModule([engine])).toContain(`"${engine.id}"`);
});

test.each([...tableEngines.values()])('FAIR-02 tables: rounds of $id fall as counted, by chi-square', (engine) => {
  const { winners, total } = exactReturns(engine);
  const rounds = 12_000;
  const seen = new Map<string, number>();
  for (let number = 0; number < rounds; number += 1) {
    const drawn = drawTableRound({
      engine: engine.id,
      serverSeed: 'a battery with fixed seeds',
      round: `${engine.id}:${number}`,
    });
    const winner = engine.winner(drawn);
    seen.set(winner, (seen.get(winner) ?? 0) + 1);
  }
  const chiSquare = [...winners].reduce((sum, [winner, weight]) => {
    const expected = (rounds * Number(weight)) / Number(total);
    return sum + ((seen.get(winner) ?? 0) - expected) ** 2 / expected;
  }, 0);
  const freedom = winners.size - 1;
  const spread = 2 / (9 * freedom);
  expect((Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread)).toBeLessThan(4);
});

test.each([...tableEngines.values()])(
  'FAIR-01 tables: a round of $id is drawn again from its seed and name alone',
  ({ id }) => {
    const round = { engine: id, serverSeed: 'seed', round: 'table:7' };
    const told = { ...round, commitment: commitment('seed'), drawn: drawTableRound(round) };
    expect(verifyTableRound(told).holds).toBe(true);
    expect(verifyTableRound({ ...told, drawn: [...told.drawn, 1] }).drawHolds).toBe(false);
    expect(verifyTableRound({ ...told, commitment: commitment('another') }).commitmentHolds).toBe(false);
    const others = Array.from({ length: 20 }, (_, n) => drawTableRound({ ...round, round: `table:${n + 8}` }));
    expect(new Set(others.map((drawn) => JSON.stringify(drawn))).size).toBeGreaterThan(1);
  },
);

test('a return is cut off below the smallest unit, and an unknown engine is an error', () => {
  expect(returnMinor(1n, 195)).toBe(1n);
  expect(returnMinor(10_000n, 195)).toBe(19_500n);
  expect(() => tableEngineOf('constructor')).toThrow(RangeError);
});

describe('the big road', () => {
  const road = (text: string) =>
    bigRoad([...text].map((letter) => ({ b: 'banker', p: 'player', t: 'tie' })[letter] ?? letter)).map(
      ({ column, row, ties }) => `${column}.${row}${'/'.repeat(ties)}`,
    );
  test('a run goes down, a change begins a column, ties are strokes on the cell before them', () => {
    expect(road('tbbpttb')).toEqual(['0.0', '0.1', '1.0//', '2.0']);
  });
  test('a seventh turns right, and the next side begins beside the head of the run', () => {
    expect(road('bbbbbbbbp')).toEqual(['0.0', '0.1', '0.2', '0.3', '0.4', '0.5', '1.5', '2.5', '1.0']);
  });
  test('a run that meets another’s tail turns before it', () => {
    expect(road('bbbbbbbpppppp').slice(-2)).toEqual(['1.4', '2.4']);
  });
});
