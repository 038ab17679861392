import { fraction } from '../fraction.ts';
import { demo5x3x20 } from './demo-5x3-20.ts';
import { linesEngine } from './lines-engine.ts';

const family = {
  family: 'lines-5x3',
  nameKey: 'studio.engineLines5x3',
  lineBetStepsMinor: [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n],
  features: ['wild', 'scatter', 'freeSpins', 'retrigger', 'multiplier'],
} as const;

// Proved in lines-5x3.test.ts by looking at every window; a change of the reels that forgets a figure fails there.
export const lines5x3 = linesEngine({
  ...family,
  id: 'lines-5x3',
  rules: demo5x3x20,
  rtp: fraction(6392736993667n, 6667982159468n),
  hitFrequency: fraction(363404n, 707281n),
  volatility: '3.27',
  maximumWin: 200,
});

/** The same reels with shorter pays at both ends of the table. */
export const lines5x3At94 = linesEngine({
  ...family,
  id: 'lines-5x3-94',
  rules: {
    ...demo5x3x20,
    linePays: { ...demo5x3x20.linePays, A: { 3: 50, 4: 200, 5: 1500 }, T: { 3: 6, 4: 15, 5: 60 } },
  },
  rtp: fraction(166219148703303n, 176701527225902n),
  hitFrequency: fraction(363404n, 707281n),
  volatility: '3.21',
  maximumWin: 200,
});

/** The same reels with more for five of the best. */
export const lines5x3At96 = linesEngine({
  ...family,
  id: 'lines-5x3-96',
  rules: {
    ...demo5x3x20,
    linePays: { ...demo5x3x20.linePays, A: { 3: 50, 4: 250, 5: 2000 }, C: { 3: 30, 4: 100, 5: 400 } },
  },
  rtp: fraction(341322110225951n, 353403054451804n),
  hitFrequency: fraction(363404n, 707281n),
  volatility: '3.47',
  maximumWin: 233,
});
