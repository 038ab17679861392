import { cascade6x5, cascade6x5At94, cascade6x5At96 } from './cascade/cascade-6x5.ts';
import type { Engine } from './engine.ts';
import { hold5x3, hold5x3At94, hold5x3At96 } from './hold/hold-5x3.ts';
import { classic3x3, classic3x3At94, classic3x3At96 } from './slot/classic-3x3.ts';
import { lines5x3, lines5x3At94, lines5x3At96 } from './slot/lines-5x3.ts';
import { ways6x5, ways6x5At94, ways6x5At96 } from './ways/ways-6x5.ts';

/** Every engine that a title can run on. A new one is a folder and a line here. */
export const engines = {
  [lines5x3.id]: lines5x3,
  [lines5x3At94.id]: lines5x3At94,
  [lines5x3At96.id]: lines5x3At96,
  [classic3x3.id]: classic3x3,
  [classic3x3At94.id]: classic3x3At94,
  [classic3x3At96.id]: classic3x3At96,
  [cascade6x5.id]: cascade6x5,
  [cascade6x5At94.id]: cascade6x5At94,
  [cascade6x5At96.id]: cascade6x5At96,
  [ways6x5.id]: ways6x5,
  [ways6x5At94.id]: ways6x5At94,
  [ways6x5At96.id]: ways6x5At96,
  [hold5x3.id]: hold5x3,
  [hold5x3At94.id]: hold5x3At94,
  [hold5x3At96.id]: hold5x3At96,
} as const satisfies Record<string, Engine>;

export type EngineId = keyof typeof engines;

/** Narrows an id that came from outside: a stored round, a file, an address. */
export function isEngineId(id: string): id is EngineId {
  return Object.hasOwn(engines, id);
}
