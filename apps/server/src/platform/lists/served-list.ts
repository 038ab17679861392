import type { List, ListAsked, ListDeclaration } from '@pelita/contract/office';
import type { Tx } from '../database/tx.ts';

/** Finds the rows of what somebody typed, by what is whole and exact; answers their ids. */
export type Search = (tx: Tx, typed: string) => Promise<readonly string[]>;

/**
 * A list of the contract and where its rows are: a view or table with a column for each of the list, in snake case.
 * Money is `<name>_minor`; a player, operator or actor is `<name>_id` and `<name>_name`; the row's own id is `id`.
 */
export type ServedList = {
  call: List;
  view: string;
  /** By the names of the list's searches. */
  searches: Readonly<Record<string, Search>>;
};

export function serveList(
  call: Pick<List, keyof List>,
  view: string,
  searches: ServedList['searches'] = {},
): ServedList {
  return { call, view, searches };
}

/** Filters as an address or an export holds them: names with their texts. */
export type FilterTexts = Readonly<Record<string, string>>;

const notFilters = new Set(['after', 'size', 'sort', 'totals']);

/** What of a query is a filter. */
export function filtersOf(asked: ListAsked): FilterTexts {
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, text]) =>
      typeof text === 'string' && !notFilters.has(name) ? [[name, text]] : [],
    ),
  );
}

/** A column's name in the view: `claimedUntil` is `claimed_until`. */
export function columnOf(list: Pick<ListDeclaration, 'columns'>, name: string): string {
  const snake = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  switch (list.columns[name]?.kind) {
    case 'money':
      return `${snake}_minor`;
    case 'player':
    case 'operator':
    case 'actor':
      return `${snake}_id`;
    default:
      return snake;
  }
}
