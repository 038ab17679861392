import { expect, test } from 'vitest';

import { outcomeFromSeeds } from '../outcome-from-seeds.ts';
import { readRoundRecord, roundRecord } from '../round-record.ts';
import type { SeededRound } from '../outcome-from-seeds.ts';
import { verifySpin } from '../verify-spin.ts';
import { cascade6x5 } from './cascade-6x5.ts';
import { granted } from '../slot/by-count.ts';
import { cascadeAt } from './tumble.ts';

const { rules } = cascade6x5;
const [A, B, C, D, K, Q, J, T, S] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** A board where only A wins, with eight of them in the first two reels. */
const eightOfA = [A, A, A, A, B, A, A, A, A, C, D, K, Q, J, T, B, C, D, K, Q, J, T, B, C, D, K, Q, J, T, B];

test('GAME-10 cascade-6x5: eight alike win anywhere, leave, and what stood above them falls', () => {
  const spin = cascadeAt(rules, [...eightOfA, K, Q, J, T, C, D, K, Q], 3n, 1);
  expect(spin.tumbles).toHaveLength(1);
  const [tumble] = spin.tumbles;
  expect(tumble?.wins).toMatchObject([{ symbol: 'A', winMinor: 90n * 3n }]);
  expect(tumble?.wins[0]?.positions).toHaveLength(8);
  expect(spin.window[0]).toEqual(['K', 'Q', 'J', 'T', 'B']);
  expect(spin.window[1]).toEqual(['C', 'D', 'K', 'Q', 'C']);
  expect(spin.window.slice(2)).toEqual(tumble?.window.slice(2));
  expect(spin.winMinor).toBe(270n);
});

test('GAME-10 cascade-6x5: further tumbles climb the ladder, and free spins double it', () => {
  const cells = [...eightOfA, ...Array.from({ length: 8 }, () => A), K, Q, J, T, C, D, K, Q];
  const paid = cascadeAt(rules, cells, 1n, 1);
  expect(paid.tumbles.map(({ multiplier }) => multiplier)).toEqual([1, 2]);
  expect(paid.winMinor).toBe(90n + 2n * 90n);
  expect(cascadeAt(rules, cells, 1n, 2).winMinor).toBe(2n * paid.winMinor);
});

test('GAME-10 cascade-6x5: a spin ends after its last allowed tumble', () => {
  const cells = [...eightOfA, ...Array.from({ length: 8 * 20 }, () => A)];
  const spin = cascadeAt(rules, cells, 1n, 1);
  expect(spin.tumbles).toHaveLength(rules.mostTumbles);
  expect(spin.stops).toHaveLength(30 + 8 * (rules.mostTumbles - 1));
});

test('GAME-10 cascade-6x5: scatters stay on the board and pay when it is at rest', () => {
  const cells = [
    S,
    S,
    B,
    C,
    S,
    ...eightOfA
      .slice(2)
      .map((cell) => (cell === A ? J : cell))
      .slice(0, 24),
    S,
  ];
  const spin = cascadeAt(rules, [...cells, ...Array.from({ length: 40 }, (_, i) => [K, Q, T, D][i % 4] ?? K)], 1n, 1);
  expect(spin.scatters).toHaveLength(4);
  expect(spin.scatterWinMinor).toBe(60n);
  expect(spin.freeSpinsAwarded).toBe(10);
});

test('FAIR-01 cascade-6x5: a round with tumbles and free spins is kept as its cells and holds', () => {
  const round = firstRound(
    (outcome) => outcome.spins.length > 1 && outcome.spins.some(({ tumbles }) => tumbles.length > 1),
  );
  const outcome = outcomeFromSeeds(round);
  const record = JSON.stringify(roundRecord(round, outcome));
  expect(verifySpin(readRoundRecord(record))).toMatchObject({ holds: true });
  for (const spin of outcome.spins)
    expect(cascadeAt(rules, spin.stops, round.lineBetMinor, spin.multiplier)).toEqual(
      expect.objectContaining({ winMinor: spin.winMinor, window: spin.window }),
    );
  const lied = JSON.parse(record) as { stops: number[][] };
  lied.stops[0] = (lied.stops[0] ?? []).with(0, ((lied.stops[0]?.[0] ?? 0) + 1) % 8);
  expect(verifySpin(readRoundRecord(JSON.stringify(lied)))).toMatchObject({ holds: false, stopsHold: false });
});

test.each([
  [7, 0],
  [8, 90],
  [9, 90],
  [10, 250],
  [11, 250],
  [12, 1000],
  [30, 1000],
])('%i of the best pay %i line bets', (count, pay) => {
  expect(granted(rules.symbolPays.A ?? {}, count)).toBe(pay);
});

function firstRound(isWanted: (outcome: ReturnType<typeof outcomeFromSeeds>) => boolean): SeededRound {
  const round = { engine: 'cascade-6x5', serverSeed: 'tumbling', clientSeed: 'player', lineBetMinor: 5n } as const;
  let nonce = 0;
  while (!isWanted(outcomeFromSeeds({ ...round, nonce }))) nonce += 1;
  return { ...round, nonce };
}
