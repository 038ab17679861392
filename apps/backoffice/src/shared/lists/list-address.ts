import type { List, ListDeclaration } from '@pelita/contract/office';
import { fieldsOf } from '@pelita/contract/office';
import type { PageSearch } from '@pelita/router';

/** What a page with a list reads of its address: filters and order as the server takes them, and what else is the page's. */
export type ListAddress = Readonly<Record<string, string>>;

/** Says that a list which begins with a filter is shown without any. */
export const ALL = 'all';

/**
 * For the descriptor of a page: `search: listAddress(listWithdrawals)`, with the names of what else the page keeps there.
 * What neither knows is left out.
 */
export function listAddress({ list }: List, ...others: string[]): PageSearch<ListAddress> {
  const names = [...fieldNames(list), 'sort', ALL, ...others];
  return {
    names,
    read: (raw) => Object.fromEntries(names.flatMap((name) => (raw[name] ? [[name, String(raw[name])] as const] : []))),
  };
}

/** The names under which a list's filters stand in an address. */
export function fieldNames({ filters, columns }: ListDeclaration): string[] {
  return Object.entries(filters).flatMap(([name, filter]) => Object.keys(fieldsOf(name, filter, columns)));
}

/** What of an address is the list's, and the rest of it, which is the page's. A bare address stands for `initially`. */
export function readListAddress(list: ListDeclaration, address: ListAddress, initially: ListAddress) {
  const fields = new Set([...fieldNames(list), 'sort']);
  const all = Object.entries(address);
  const own = Object.fromEntries(all.filter(([name]) => fields.has(name)));
  const rest = Object.fromEntries(all.filter(([name]) => !fields.has(name) && name !== ALL));
  const isAsked = list.needs ? isNarrowed(list, own) : address[ALL] !== undefined || isFiltered(own);
  return { own: isAsked ? own : { ...initially, ...own }, rest };
}

/** The address of a list as it was changed; one that has lost its first filter says so, or it would get it back. */
export function writeListAddress(
  list: ListDeclaration,
  { own, rest, initially }: { own: ListAddress; rest: ListAddress; initially: ListAddress },
): ListAddress {
  const isAll = !list.needs && Object.keys(initially).length > 0 && !isFiltered(own);
  return { ...rest, ...own, ...(isAll ? { [ALL]: 'yes' } : {}) };
}

/** The filters of an address, without its order. */
export function filterOf({ sort: _sort, ...filter }: ListAddress): ListAddress {
  return filter;
}

const isFiltered = (own: ListAddress): boolean => Object.keys(filterOf(own)).length > 0;

function isNarrowed({ needs }: ListDeclaration, own: ListAddress): boolean {
  return needs === undefined || own[needs.filter] !== undefined || own[`${needs.of}From`] !== undefined;
}
