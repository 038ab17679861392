import { type Engine, spinAt, type Stops } from '@pelita/games';

/** Between the stops of neighbouring reels, so that the strips' likeness does not show. */
const STEP = 7;

/** Stops whose window wins nothing, shown before the first spin. */
export function quietStops({ rules }: Engine): Stops {
  for (let offset = 0; ; offset += 1) {
    const stops = rules.reels.map((strip, reel) => (offset + reel * STEP) % strip.length);
    if (spinAt(rules, stops, 1n, 1).winMinor === 0n || offset > STEP * STEP) return stops;
  }
}
