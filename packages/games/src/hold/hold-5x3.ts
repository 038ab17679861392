import { fraction } from '../fraction.ts';
import { holdEngine } from './hold-engine.ts';
import type { HoldRules } from './rules.ts';

const symbolWeights = [3, 4, 5, 6, 8, 9, 10, 11];
const COIN_WEIGHT = 9;
const outer = [...symbolWeights, 0, COIN_WEIGHT];
const inner = [...symbolWeights, 3, COIN_WEIGHT];

/** Five reels of three rows, 243 ways, coins on every reel; six coins hold. */
const hold5x3x95: HoldRules = {
  heights: [3],
  rows: 3,
  symbols: ['A', 'B', 'C', 'D', 'K', 'Q', 'J', 'T'],
  wild: 'W',
  scatter: 'S',
  weights: [outer, inner, inner, inner, outer],
  betUnits: 20,
  wayPays: {
    A: { 3: 30, 4: 80, 5: 300 },
    B: { 3: 22, 4: 60, 5: 200 },
    C: { 3: 18, 4: 45, 5: 120 },
    D: { 3: 15, 4: 36, 5: 90 },
    K: { 3: 9, 4: 22, 5: 56 },
    Q: { 3: 8, 4: 20, 5: 48 },
    J: { 3: 7, 4: 16, 5: 36 },
    T: { 3: 6, 4: 12, 5: 28 },
  },
  scatterPays: {},
  freeSpins: {},
  freeSpinMultiplier: 1,
  heldFrom: 6,
  respins: 3,
  landing: { parts: 1, whole: 16 },
  coins: [
    { bets: 1, weight: 520 },
    { bets: 2, weight: 250 },
    { bets: 3, weight: 120 },
    { bets: 5, weight: 70 },
    { bets: 10, weight: 30 },
    { bets: 25, weight: 8 },
    { bets: 100, weight: 2 },
  ],
  fullBets: 500,
};

const trillion = 10n ** 12n;
const hitFrequency = fraction(344071931623n, trillion);

// Proved in hold-5x3.test.ts from the independence of the cells, to twelve places; the deviation by simulation.
export const hold5x3 = holdEngine({
  id: 'hold-5x3',
  rules: hold5x3x95,
  rtp: fraction(955216152058n, trillion),
  hitFrequency,
  volatility: '5.8',
});

export const hold5x3At94 = holdEngine({
  id: 'hold-5x3-94',
  rules: { ...hold5x3x95, wayPays: { ...hold5x3x95.wayPays, K: { 3: 9, 4: 20, 5: 50 } } },
  rtp: fraction(947695930258n, trillion),
  hitFrequency,
  volatility: '5.8',
});

export const hold5x3At96 = holdEngine({
  id: 'hold-5x3-96',
  rules: { ...hold5x3x95, wayPays: { ...hold5x3x95.wayPays, T: { 3: 6, 4: 13, 5: 30 } } },
  rtp: fraction(964718934775n, trillion),
  hitFrequency,
  volatility: '5.8',
});
