import { fraction } from '../fraction.ts';
import { cascadeEngine } from './cascade-engine.ts';
import type { CascadeRules } from './rules.ts';

/** Thirty cells, eight equal symbols or more win anywhere, and every further tumble of a spin is worth more. */
const cascade6x5x8: CascadeRules = {
  reels: 6,
  rows: 5,
  symbols: ['A', 'B', 'C', 'D', 'K', 'Q', 'J', 'T'],
  symbolWeight: 9,
  scatter: 'S',
  scatterWeight: 2,
  betUnits: 20,
  symbolPays: {
    A: { 8: 90, 10: 250, 12: 1000 },
    B: { 8: 60, 10: 150, 12: 600 },
    C: { 8: 40, 10: 100, 12: 400 },
    D: { 8: 30, 10: 80, 12: 300 },
    K: { 8: 24, 10: 60, 12: 200 },
    Q: { 8: 18, 10: 40, 12: 140 },
    J: { 8: 14, 10: 30, 12: 100 },
    T: { 8: 12, 10: 24, 12: 80 },
  },
  ladder: [1, 2, 3, 5],
  mostTumbles: 12,
  scatterPays: { 4: 3, 5: 5, 6: 50 },
  freeSpins: { 4: 10, 5: 12, 6: 15 },
  freeSpinMultiplier: 2,
};

const trillion = 10n ** 12n;
const hitFrequency = fraction(193279097145n, trillion);

// Proved in cascade-6x5.test.ts by the expectation over every course of a spin, to twelve places; the deviation by simulation.
export const cascade6x5 = cascadeEngine({
  id: 'cascade-6x5',
  rules: cascade6x5x8,
  rtp: fraction(952905972050n, trillion),
  hitFrequency,
  volatility: '4.5',
});

export const cascade6x5At94 = cascadeEngine({
  id: 'cascade-6x5-94',
  rules: {
    ...cascade6x5x8,
    symbolPays: { ...cascade6x5x8.symbolPays, J: { 8: 12, 10: 30, 12: 100 }, T: { 8: 10, 10: 24, 12: 80 } },
  },
  rtp: fraction(942794709453n, trillion),
  hitFrequency,
  volatility: '4.5',
});

export const cascade6x5At96 = cascadeEngine({
  id: 'cascade-6x5-96',
  rules: { ...cascade6x5x8, symbolPays: { ...cascade6x5x8.symbolPays, B: { 8: 64, 10: 150, 12: 600 } } },
  rtp: fraction(963017234647n, trillion),
  hitFrequency,
  volatility: '4.5',
});
