import { cascadeAt } from './cascade/tumble.ts';
import type { Engine } from './engine.ts';
import { holdAt } from './hold/hold.ts';
import { type Spin, spinAt, type Stops } from './slot/spin.ts';
import { waysAt } from './ways/ways.ts';

/** A spin of any engine from what was drawn. */
export function spinFrom(engine: Engine, stops: Stops, lineBetMinor = 1n, multiplier = 1): Spin {
  if (engine.kind === 'lines') return spinAt(engine.rules, stops, lineBetMinor, multiplier);
  if (engine.kind === 'ways') return waysAt(engine.rules, stops, lineBetMinor, multiplier);
  if (engine.kind === 'hold') return holdAt(engine.rules, stops, lineBetMinor);
  return cascadeAt(engine.rules, stops, lineBetMinor, multiplier);
}
