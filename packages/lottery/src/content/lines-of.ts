import { Malformed } from '../malformed.ts';
import type { Line } from '../rule-set.ts';
import { distinct, MOST_LINES } from './numbers-of.ts';

/** A line for each key, all of one kind or each of its own. */
export function linesOf(keys: readonly string[], kind: string | ((key: string) => string) = 'line'): Line[] {
  return distinctLines(keys.map((key) => ({ keys: [key], kind: typeof kind === 'string' ? kind : kind(key) })));
}

/** Lines that win by several keys; the order in which the keys were entered does not matter. */
export function distinctLines(lines: readonly Line[]): Line[] {
  if (lines.length > MOST_LINES) throw new Malformed('tooManyLines', { most: MOST_LINES });
  distinct(lines.map(({ keys }) => keys.join(', ')));
  return [...lines];
}
