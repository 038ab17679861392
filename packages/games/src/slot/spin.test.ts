import { expect, test } from 'vitest';

import { demo5x3x20 } from './demo-5x3-20.ts';
import { spinAt, windowAt } from './spin.ts';

const vectors = [
  {
    stops: [0, 0, 0, 0, 0],
    rows: 'T Q J K T / A T Q J J / Q W T T Q',
    lines: 77n,
    scatters: 0,
    scatterPay: 0n,
    free: 0,
  },
  {
    stops: [3, 3, 3, 3, 3],
    rows: 'K J K Q K / J K W C A / B A C W T',
    lines: 44n,
    scatters: 0,
    scatterPay: 0n,
    free: 0,
  },
  {
    stops: [10, 11, 10, 8, 9],
    rows: 'J K S K Q / K C K B K / D T D Q T',
    lines: 12n,
    scatters: 1,
    scatterPay: 0n,
    free: 0,
  },
  {
    stops: [8, 10, 9, 9, 7],
    rows: 'S S Q B C / C K S Q S / J C K T Q',
    lines: 0n,
    scatters: 4,
    scatterPay: 240n,
    free: 15,
  },
  {
    stops: [14, 2, 5, 5, 15],
    rows: 'Q W C W D / A J J T K / J K T J T',
    lines: 8n,
    scatters: 0,
    scatterPay: 0n,
    free: 0,
  },
];

test.each(vectors)('GAME-10 slot: stops $stops show and pay what the reference says', (vector) => {
  const spin = spinAt(demo5x3x20, vector.stops, 1n, 1);
  expect(rowsOf(spin.window)).toBe(vector.rows);
  expect(spin.lineWins.reduce((sum, win) => sum + win.winMinor, 0n)).toBe(vector.lines);
  expect(spin.scatters).toHaveLength(vector.scatters);
  expect(spin.scatterWinMinor).toBe(vector.scatterPay);
  expect(spin.winMinor).toBe(vector.lines + vector.scatterPay);
  expect(spin.freeSpinsAwarded).toBe(vector.free);
});

test('a line win names its line and exactly the positions that pay', () => {
  const { lineWins } = spinAt(demo5x3x20, [14, 2, 5, 5, 15], 1n, 1);
  expect(lineWins).toHaveLength(1);
  for (const { lineIndex, symbol, positions, winMinor } of lineWins) {
    expect({ symbol, winMinor }).toEqual({ symbol: 'J', winMinor: 8n });
    expect(positions.map(({ row }) => row)).toEqual(demo5x3x20.lines[lineIndex]?.slice(0, 3));
    expect(positions.map(({ reel }) => reel)).toEqual([0, 1, 2]);
  }
});

test('scatters are found where they stand', () => {
  expect(spinAt(demo5x3x20, [8, 10, 9, 9, 7], 1n, 1).scatters).toEqual([
    { reel: 0, row: 0 },
    { reel: 1, row: 0 },
    { reel: 2, row: 1 },
    { reel: 4, row: 1 },
  ]);
});

test('every win scales exactly with the line bet and the multiplier', () => {
  const one = spinAt(demo5x3x20, [0, 0, 0, 0, 0], 1n, 1);
  const huge = spinAt(demo5x3x20, [0, 0, 0, 0, 0], 9_007_199_254_740_993n, 2);
  expect(huge.winMinor).toBe(one.winMinor * 9_007_199_254_740_993n * 2n);
});

test('a reel shows the strip around its end', () => {
  expect(windowAt(demo5x3x20, [27, 28, 28, 28, 28]).map((column) => column.join(''))).toEqual([
    'QTA',
    'DQT',
    'BJQ',
    'KKJ',
    'DTJ',
  ]);
});

test.each([[[0, 0, 0, 0]], [[0, 0, 0, 0, 0, 0]], [[28, 0, 0, 0, 0]], [[-1, 0, 0, 0, 0]], [[0.5, 0, 0, 0, 0]]])(
  'stops %j are refused',
  (stops) => {
    expect(() => windowAt(demo5x3x20, stops)).toThrow(RangeError);
  },
);

function rowsOf(window: readonly (readonly string[])[]): string {
  return [0, 1, 2].map((row) => window.map((column) => column[row]).join(' ')).join(' / ');
}
