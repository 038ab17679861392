import { at } from '../at.ts';
import { below } from './below.ts';
import type { NextUint32 } from './fair-stream.ts';

/** All items in random order: Fisher–Yates from the last place down. */
export function shuffle<T>(next: NextUint32, items: readonly T[]): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i -= 1) swap(order, i, below(next, i + 1));
  return order;
}

/** `count` of the items, in the order drawn: Fisher–Yates from the first place up, stopped early. */
export function drawWithoutReplacement<T>(next: NextUint32, items: readonly T[], count: number): T[] {
  if (count > items.length) throw new RangeError(`cannot draw ${count} of ${items.length}`);
  const order = [...items];
  for (let i = 0; i < count; i += 1) swap(order, i, i + below(next, order.length - i));
  return order.slice(0, count);
}

function swap<T>(order: T[], i: number, j: number): void {
  const held = at(order, i);
  order[i] = at(order, j);
  order[j] = held;
}
