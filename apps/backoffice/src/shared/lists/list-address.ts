import type { List, ListDeclaration } from '@pelita/contract/office';
import { fieldsOf } from '@pelita/contract/office';
import type { PageSearch } from '@pelita/router';

/** What a list reads of its address: its filters and its order, each as the server takes it. */
export type ListAddress = Readonly<Record<string, string>>;

/** For the descriptor of a page: `search: listAddress(listWithdrawals)`. What a list does not know is left out. */
export function listAddress({ list }: List): PageSearch<ListAddress> {
  const names = [...fieldNames(list), 'sort'];
  return {
    names,
    read: (raw) => Object.fromEntries(names.flatMap((name) => (raw[name] ? [[name, String(raw[name])] as const] : []))),
  };
}

/** The names under which a list's filters stand in an address. */
export function fieldNames({ filters, columns }: ListDeclaration): string[] {
  return Object.entries(filters).flatMap(([name, filter]) => Object.keys(fieldsOf(name, filter, columns)));
}

/** The filters of an address, without its order. */
export function filterOf({ sort: _sort, ...filter }: ListAddress): ListAddress {
  return filter;
}
