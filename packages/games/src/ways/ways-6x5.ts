import { fraction } from '../fraction.ts';
import type { WaysRules } from './rules.ts';
import { waysEngine } from './ways-engine.ts';

const symbolWeights = [4, 5, 6, 7, 9, 10, 11, 12];
const SCATTER_WEIGHT = 3;
const outer = [...symbolWeights, 0, SCATTER_WEIGHT];
const inner = [...symbolWeights, 2, SCATTER_WEIGHT];

/** Six reels of two to five rows, drawn anew with every spin, so 64 to 15,625 ways; the wild stands on the inner reels. */
const ways6x5x94: WaysRules = {
  heights: [2, 3, 4, 5],
  rows: 5,
  symbols: ['A', 'B', 'C', 'D', 'K', 'Q', 'J', 'T'],
  wild: 'W',
  scatter: 'S',
  weights: [outer, inner, inner, inner, inner, outer],
  betUnits: 20,
  wayPays: {
    A: { 3: 18, 4: 26, 5: 34, 6: 42 },
    B: { 3: 14, 4: 20, 5: 26, 6: 32 },
    C: { 3: 11, 4: 16, 5: 20, 6: 26 },
    D: { 3: 10, 4: 13, 5: 17, 6: 21 },
    K: { 3: 6, 4: 9, 5: 12, 6: 16 },
    Q: { 3: 5, 4: 8, 5: 10, 6: 13 },
    J: { 3: 4, 4: 7, 5: 9, 6: 12 },
    T: { 3: 3, 4: 5, 5: 8, 6: 10 },
  },
  scatterPays: { 4: 3, 5: 10, 6: 50 },
  freeSpins: { 4: 10, 5: 15, 6: 20 },
  freeSpinMultiplier: 3,
};
const ways6x5x95: WaysRules = {
  ...ways6x5x94,
  wayPays: { ...ways6x5x94.wayPays, T: { 3: 3, 4: 6, 5: 8, 6: 10 } },
};

const trillion = 10n ** 12n;
const hitFrequency = fraction(443734137667n, trillion);

// Proved in ways-6x5.test.ts from the independence of the reels, to twelve places; the deviation by simulation.
export const ways6x5 = waysEngine({
  id: 'ways-6x5',
  rules: ways6x5x95,
  rtp: fraction(953021150788n, trillion),
  hitFrequency,
  volatility: '4.7',
});

export const ways6x5At94 = waysEngine({
  id: 'ways-6x5-94',
  rules: ways6x5x94,
  rtp: fraction(945169245693n, trillion),
  hitFrequency,
  volatility: '4.7',
});

export const ways6x5At96 = waysEngine({
  id: 'ways-6x5-96',
  rules: {
    ...ways6x5x95,
    wayPays: { ...ways6x5x95.wayPays, Q: { 3: 5, 4: 9, 5: 10, 6: 13 }, K: { 3: 6, 4: 10, 5: 12, 6: 16 } },
  },
  rtp: fraction(961042661873n, trillion),
  hitFrequency,
  volatility: '4.7',
});
