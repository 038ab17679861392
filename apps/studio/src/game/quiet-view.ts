import { type Engine, type HoldEngine, type LinesEngine, spinAt, type Stops, type WaysEngine } from '@pelita/games';

/** Between the stops of neighbouring reels, so that the strips' likeness does not show. */
const STEP = 7;

/** What is shown before the first spin: a view that wins nothing. */
export function quietStops(engine: Engine): Stops {
  if (engine.kind === 'lines') return quietReels(engine);
  if (engine.kind === 'ways' || engine.kind === 'hold') return quietWays(engine);
  const { reels, rows, symbols } = engine.rules;
  return Array.from({ length: reels * rows }, (_, cell) => cell % symbols.length);
}

/** Reels of three rows whose neighbours share nothing. */
function quietWays({ rules: { heights, weights, symbols } }: WaysEngine | HoldEngine): Stops {
  return weights.flatMap((_, reel) => [
    heights.indexOf(3),
    ...[0, 1, 2].map((row) => (reel * 3 + row) % symbols.length),
  ]);
}

function quietReels({ rules }: LinesEngine): Stops {
  for (let offset = 0; ; offset += 1) {
    const stops = rules.reels.map((strip, reel) => (offset + reel * STEP) % strip.length);
    if (spinAt(rules, stops, 1n, 1).winMinor === 0n || offset > STEP * STEP) return stops;
  }
}
