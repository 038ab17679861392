import { at } from '../at.ts';
import { below } from '../fairness/below.ts';
import { type NextUint32, wordStream } from '../fairness/fair-stream.ts';
import type { FishEngine, FishKind } from './fish-engine.ts';

/** A fish on its way through the tank. Heights are in thousandths of the tank, from the top. */
export interface FishLife {
  readonly id: number;
  readonly kind: FishKind;
  readonly bornMs: number;
  readonly goneMs: number;
  readonly toRight: boolean;
  readonly heights: readonly [number, number, number, number];
  /** Where in its swaying it begins, in thousandths. */
  readonly sway: number;
}

const WINDOW_MS = 4_000;
const FISH_PER_WINDOW = 5;
const SECONDS_APART = 4;
const SHARES = 100;
const HIGHEST = 90;
const LOWEST = 780;
/** How far a fish strays from the height around which it swims. */
const STRAYS = 170;
export const LONGEST_LIFE_MS = 30_000;
/** Beyond either side a fish is not seen any more. */
const BEYOND = 0.14;

/**
 * What swims by is known beforehand and the same for everybody: it is drawn from the name of the tank and the time, so that
 * the server knows which fish there were when a shot was fired. It decides where fish are, and nothing of what they bring.
 */
export function fishOfWindow(engine: FishEngine, tank: string, window: number): FishLife[] {
  const next = wordStream(`tank:${tank}:${engine.id}`, String(window));
  return Array.from({ length: FISH_PER_WINDOW }, (_, place) => fish(engine, window, place, next));
}

function fish(engine: FishEngine, window: number, place: number, next: NextUint32): FishLife {
  const kind = kindAt(engine.kinds, below(next, SHARES));
  const bornMs = window * WINDOW_MS + below(next, WINDOW_MS);
  const seconds = kind.seconds + below(next, SECONDS_APART);
  const toRight = below(next, 2) === 0;
  const around = HIGHEST + below(next, LOWEST - HIGHEST);
  const height = () => Math.max(HIGHEST, Math.min(LOWEST, around + below(next, 2 * STRAYS + 1) - STRAYS));
  return {
    id: window * FISH_PER_WINDOW + place,
    kind,
    bornMs,
    goneMs: bornMs + seconds * 1_000,
    toRight,
    heights: [height(), height(), height(), height()],
    sway: below(next, 1_000),
  };
}

function kindAt(kinds: readonly FishKind[], drawn: number): FishKind {
  let upTo = 0;
  for (const kind of kinds) {
    upTo += kind.share;
    if (drawn < upTo) return kind;
  }
  throw new RangeError('the shares of the kinds do not add up to a hundred');
}

/** The fish of that number, if it is in the tank at that time. */
export function fishById(engine: FishEngine, tank: string, id: number, atMs: number): FishLife | null {
  const window = Math.floor(id / FISH_PER_WINDOW);
  // Of another time by far: nothing has to be drawn to know.
  if (Math.abs(window * WINDOW_MS - atMs) > LONGEST_LIFE_MS + WINDOW_MS) return null;
  const life = at(fishOfWindow(engine, tank, window), id - window * FISH_PER_WINDOW);
  return life.bornMs <= atMs && atMs <= life.goneMs ? life : null;
}

/** All that swim at a time, the oldest first. `windowOf` may keep windows that were drawn before. */
export function fishSwimmingAt(atMs: number, windowOf: (window: number) => readonly FishLife[]): FishLife[] {
  const last = Math.floor(atMs / WINDOW_MS);
  const first = Math.floor((atMs - LONGEST_LIFE_MS) / WINDOW_MS);
  return Array.from({ length: last - first + 1 }, (_, i) => windowOf(first + i))
    .flat()
    .filter(({ bornMs, goneMs }) => bornMs <= atMs && atMs <= goneMs);
}

/** Where a fish is: across and down the tank from 0 to 1, and beyond its sides while it comes and goes. */
export function placeOf({ bornMs, goneMs, toRight, heights, sway }: FishLife, atMs: number): { x: number; y: number } {
  const t = (atMs - bornMs) / (goneMs - bornMs);
  const across = -BEYOND + t * (1 + 2 * BEYOND);
  const u = 1 - t;
  const [a, b, c, d] = heights;
  const y = u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  const swaying = Math.sin(((atMs - bornMs) / 900 + sway / 160) % (2 * Math.PI)) * 9;
  return { x: toRight ? across : 1 - across, y: (y + swaying) / 1_000 };
}
