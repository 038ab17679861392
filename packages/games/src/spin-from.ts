import { cascadeAt } from './cascade/tumble.ts';
import type { Engine } from './engine.ts';
import { holdAt } from './hold/hold.ts';
import { type Spin, spinAt, type Stops, type Window } from './slot/spin.ts';
import { waysAt } from './ways/ways.ts';

/** The board as it first stood; a tumbling one goes on from there. */
export function firstWindow({ tumbles, window }: Spin): Window {
  return tumbles[0]?.window ?? window;
}

/** A spin of any engine from what was drawn. */
export function spinFrom(engine: Engine, stops: Stops, lineBetMinor = 1n, multiplier = 1): Spin {
  if (engine.kind === 'lines') return spinAt(engine.rules, stops, lineBetMinor, multiplier);
  if (engine.kind === 'ways') return waysAt(engine.rules, stops, lineBetMinor, multiplier);
  if (engine.kind === 'hold') return holdAt(engine.rules, stops, lineBetMinor);
  return cascadeAt(engine.rules, stops, lineBetMinor, multiplier);
}
