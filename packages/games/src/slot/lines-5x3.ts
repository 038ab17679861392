import type { Engine } from '../engine.ts';
import { decimal, fraction, times } from '../fraction.ts';
import { demo5x3x20 } from './demo-5x3-20.ts';
import { paytable } from './paytable.ts';
import { playRound, randomStops } from './round.ts';

// Proved in lines-5x3.test.ts by looking at every window; a change of the reels that forgets a figure fails there.
const rtp = fraction(6392736993667n, 6667982159468n);
const hitFrequency = fraction(363404n, 707281n);

export const lines5x3 = {
  id: 'lines-5x3',
  kind: 'slot',
  nameKey: 'studio.engineLines5x3',
  rules: demo5x3x20,
  paytable: paytable(demo5x3x20),
  rtp,
  rtpPercent: decimal(times(rtp, fraction(100)), 2),
  hitFrequency,
  volatility: '3.27',
  lineBetStepsMinor: [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n],
  features: ['wild', 'scatter', 'freeSpins', 'retrigger', 'multiplier'],
  play: (lineBetMinor, next) => playRound(demo5x3x20, lineBetMinor, randomStops(demo5x3x20, next)),
} as const satisfies Engine;
