import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { numberInQuery } from '../../shapes.ts';
import type { Permission } from '../permissions.ts';
import type { Column, Columns } from './columns.ts';
import { fieldsOf, type Filters } from './filters.ts';

export const LIST_PAGE_MAXIMUM = 200;
const LIST_PAGE = 50;
/** Counting stops here: it says "more than ten thousand". */
export const LIST_COUNT_MAXIMUM = 10_001;

/** Columns that are there in every row: what a list may be sorted by. */
type Sortable<Of extends Columns> = {
  [Name in keyof Of & string]: Of[Name] extends Column<z.ZodMiniType, false> ? Name : never;
}[keyof Of & string];
type Sort<Name extends string> = Name | `-${Name}`;

export type ListShape<Of extends Columns = Columns> = {
  name: string;
  permission: Permission;
  /** What the id of a row is, as cursors carry it. */
  id?: 'uuid' | 'number' | 'text';
  columns: Of;
  filters: Filters & { [Name in keyof Of]?: Filters[string] };
  /** By which columns it can be sorted, up and with a hyphen down; the first is how it comes. */
  sorts: readonly [Sort<Sortable<Of>>, ...Sort<Sortable<Of>>[]];
  /** Too large to be read without: this filter, or else a range of so many days of a column. */
  needs?: { filter: string; orDays: number; of: string };
  /** Shows only rows of the operator who asks, by this column. */
  ofCaller?: keyof Of & string;
  /** Money that is added up on demand. */
  totals?: readonly (keyof Of & string)[];
  /** Who may take it away as a file, and of how many rows at most. */
  export?: { permission: Permission; rows: number };
  summary: string;
};

/** A list without the types of its columns: what the server writes statements from and a page draws. */
export type ListDeclaration = Omit<ListShape, 'sorts' | 'id'> & {
  id: NonNullable<ListShape['id']>;
  sorts: readonly [string, ...string[]];
};

type Row<Of extends Columns> = z.ZodMiniObject<
  { id: z.ZodMiniString<string> } & { [Name in keyof Of]: Of[Name]['value'] },
  z.core.$strip
>;
type ListValue<Of extends Columns> = z.ZodMiniObject<
  {
    rows: z.ZodMiniArray<Row<Of>>;
    next: z.ZodMiniNullable<z.ZodMiniString<string>>;
    count: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    totals: z.ZodMiniNullable<z.ZodMiniArray<typeof Total>>;
  },
  z.core.$strip
>;
type ListQuery = z.ZodMiniType<ListAsked, Partial<Record<string, string>>>;

/** What is asked of a list: filters by their names, how it is sorted, and which page. */
export type ListAsked = { after?: string; size: number; sort?: string; totals?: 'yes' } & Partial<
  Record<string, unknown>
>;

export type List<Of extends Columns = Columns> = Call<{
  who: { operator: Permission };
  rate: 'search';
  query: ListQuery;
  value: ListValue<Of>;
  refusals: readonly ['list_too_large'];
  summary: string;
}> & { list: ListDeclaration };

const Total = z.object({ currency: z.string(), sums: z.record(z.string(), z.string()) });

/**
 * A list of the back office, declared once: the server serves and exports it by this, and a page draws it. It is a call
 * at its own address, with its filters as the query.
 * @__NO_SIDE_EFFECTS__
 */
export function list<const Of extends Columns>(path: `/office/${string}`, declared: ListShape<Of>): List<Of> {
  const declaration = { ...declared, id: declared.id ?? 'uuid' } as unknown as ListDeclaration;
  return {
    name: `GET ${path}`,
    method: 'GET',
    path,
    relay: false,
    who: { operator: declared.permission },
    rate: 'search',
    query: queryOf(declaration),
    value: valueOf(declared.columns),
    refusals: ['list_too_large'],
    summary: declared.summary,
    list: declaration,
  };
}

/** What a list of these filters may be asked, and nothing else. */
export function filterShape({ filters, columns }: Pick<ListDeclaration, 'filters' | 'columns'>) {
  const fields = Object.entries(filters).flatMap(([name, filter]) => Object.entries(fieldsOf(name, filter, columns)));
  return Object.fromEntries(fields.map(([name, shape]) => [name, z.optional(shape)]));
}

function queryOf(declaration: ListDeclaration): ListQuery {
  return z.strictObject({
    ...filterShape(declaration),
    sort: z.optional(z.enum(declaration.sorts)),
    /** From an answer's `next`. */
    after: z.optional(z.string().check(z.maxLength(1_000, { error: 'too_long' }))),
    size: numberInQuery(1, LIST_PAGE_MAXIMUM, LIST_PAGE),
    /** Adds up instead of listing. */
    totals: z.optional(z.literal('yes')),
  }) as unknown as ListQuery;
}

function valueOf<Of extends Columns>(columns: Of): ListValue<Of> {
  const row = Object.fromEntries(Object.entries(columns).map(([name, { value }]) => [name, value]));
  return z.object({
    rows: z.array(z.object({ id: z.string(), ...row })),
    /** For the next page; null where there is none. */
    next: z.nullable(z.string()),
    /** Of the first page: how many there are, 10,001 for more than ten thousand. */
    count: z.nullable(z.number()),
    totals: z.nullable(z.array(Total)),
  }) as unknown as ListValue<Of>;
}
