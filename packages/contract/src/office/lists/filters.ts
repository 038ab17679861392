import * as z from 'zod/mini';
import { MoneyText, UuidText } from '../../shapes.ts';
import { freeText } from '../../text.ts';
import type { Columns } from './columns.ts';

/** A question that a list answers. Each but a search is about the column whose name it has. */
export type Filter =
  /** Days of the brand's zone, both included; at most so many. */
  | { kind: 'between'; days: number }
  /** One or more of a choice, with commas between. */
  | { kind: 'many' }
  | { kind: 'exact' }
  | { kind: 'range' }
  /** What is whole and exact, in the module's own way. */
  | { kind: 'search' };
export type Filters = Readonly<Record<string, Filter>>;

export const between = ({ days }: { days: number }): Filter => ({ kind: 'between', days });
export const many = (): Filter => ({ kind: 'many' });
export const exact = (): Filter => ({ kind: 'exact' });
export const range = (): Filter => ({ kind: 'range' });
export const search = (): Filter => ({ kind: 'search' });

const EXACT_MAXIMUM_LENGTH = 100;
const SEARCH_MAXIMUM_LENGTH = 64;

/** The names of a filter in the query of an address, each with the shape of its text. */
export function fieldsOf(
  name: string,
  filter: Filter,
  columns: Columns,
): Record<string, z.ZodMiniType<string, string>> {
  switch (filter.kind) {
    case 'between':
      return { [`${name}From`]: DayText, [`${name}To`]: DayText };
    case 'range':
      return { [`${name}Min`]: MoneyText, [`${name}Max`]: MoneyText };
    case 'many':
      return { [name]: someOf(columns[name]?.choices ?? []) };
    case 'exact':
      return { [name]: isKnownById(columns[name]?.kind) ? UuidText : freeText(EXACT_MAXIMUM_LENGTH, 1) };
    case 'search':
      return { [name]: freeText(SEARCH_MAXIMUM_LENGTH, 1) };
  }
}

/** A day that there is, in the years that a database knows. */
const DayText = z.string().check(
  z.regex(/^(?:19|2\d)\d\d-\d\d-\d\d$/, { error: 'pattern' }),
  z.refine((text) => isDay(text), { error: 'pattern' }),
);

function isDay(text: string): boolean {
  const parsed = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(text);
}

function someOf(choices: readonly string[]) {
  const known = new Set(choices);
  return z.string().check(
    z.refine((text) => text.split(',').every((one) => known.has(one)), { error: 'invalid' }),
    z.refine((text) => text.split(',').length <= known.size, { error: 'too_many' }),
  );
}

function isKnownById(kind: string | undefined): boolean {
  return kind === 'player' || kind === 'operator';
}
