import { fraction } from '../fraction.ts';
import { linesEngine } from './lines-engine.ts';
import { lines, strip } from './notation.ts';
import type { SlotRules } from './rules.ts';

/** Three reels as they stood in coffee shops: five lines, no free spins, and a wild that doubles what it completes. */
const classic3x3x5: SlotRules = {
  reels: [
    strip('J Q C K J D Q B K J C Q W J K D A J C Q B K J D'),
    strip('Q J K C A Q J D B K J W C Q K J A D C Q J K B D W'),
    strip('K J D Q C J A K D Q B J C K W Q D J A C Q K J B D'),
  ],
  rows: 3,
  lines: lines('111 000 222 012 210'),
  wild: 'W',
  wildMultiplier: 2,
  scatter: null,
  linePays: {
    W: { 3: 120 },
    A: { 3: 30 },
    B: { 3: 20 },
    C: { 3: 12 },
    D: { 3: 8 },
    K: { 3: 5 },
    Q: { 3: 4 },
    J: { 2: 2, 3: 5 },
  },
  scatterPays: {},
  freeSpins: {},
  freeSpinMultiplier: 1,
};

const family = {
  family: 'classic-3x3',
  nameKey: 'studio.engineClassic3x3',
  lineBetStepsMinor: [2n, 4n, 10n, 20n, 40n, 100n, 200n, 400n, 1000n, 2000n],
  features: ['wild', 'wildMultiplier'],
} as const;

// Proved in classic-3x3.test.ts by playing all 15,000 windows.
export const classic3x3 = linesEngine({
  ...family,
  id: 'classic-3x3',
  rules: classic3x3x5,
  rtp: fraction(143n, 150n),
  hitFrequency: fraction(3367n, 7500n),
  volatility: '2.50',
  maximumWin: 34,
});

export const classic3x3At94 = linesEngine({
  ...family,
  id: 'classic-3x3-94',
  rules: {
    ...classic3x3x5,
    linePays: { ...classic3x3x5.linePays, W: { 3: 100 }, B: { 3: 18 } },
  },
  rtp: fraction(47n, 50n),
  hitFrequency: fraction(3367n, 7500n),
  volatility: '2.42',
  maximumWin: 34,
});

export const classic3x3At96 = linesEngine({
  ...family,
  id: 'classic-3x3-96',
  rules: {
    ...classic3x3x5,
    linePays: { ...classic3x3x5.linePays, W: { 3: 100 }, A: { 3: 36 }, C: { 3: 11 } },
  },
  rtp: fraction(14_437n, 15_000n),
  hitFrequency: fraction(3367n, 7500n),
  volatility: '2.62',
  maximumWin: 38,
});
