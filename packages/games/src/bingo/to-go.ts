import { at } from '../at.ts';
import { type BingoPrize, type BingoTicket, FREE } from './bingo-engine.ts';

/** How many more of its numbers have to be called until a ticket holds a prize; 0 when it does. */
export function toGo({ shapes, needed }: BingoPrize, ticket: BingoTicket, called: ReadonlySet<number>): number {
  let missing = 0;
  ticket.forEach((number, place) => {
    if (number !== FREE && !called.has(number)) missing |= 1 << place;
  });
  let least = Infinity;
  for (const union of unionsOf(shapes, needed)) least = Math.min(least, bitsOf(missing & union));
  return least;
}

/** Whether a ticket holds a prize once these balls are called. */
export function isWonBy(prize: BingoPrize, ticket: BingoTicket, called: readonly number[]): boolean {
  return toGo(prize, ticket, new Set(called)) === 0;
}

/** Every choice of so many shapes, put together. */
function unionsOf(shapes: readonly number[], needed: number): number[] {
  const known = kept.get(shapes)?.get(needed);
  if (known) return known;
  const unions = choices(shapes, needed, 0, 0);
  kept.set(shapes, new Map([...(kept.get(shapes) ?? []), [needed, unions]]));
  return unions;
}

function choices(shapes: readonly number[], needed: number, from: number, union: number): number[] {
  if (needed === 0) return [union];
  const found = [];
  for (let place = from; place <= shapes.length - needed; place += 1)
    found.push(...choices(shapes, needed - 1, place + 1, union | at(shapes, place)));
  return found;
}

const kept = new WeakMap<readonly number[], Map<number, number[]>>();

function bitsOf(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
