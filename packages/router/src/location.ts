import { parsePlainSearch, type PlainSearch, stringifyPlainSearch } from './plain-search.ts';

/** What a history entry carries beside its address. An app extends it by declaration merging. */
export interface HistoryState {}

/** One entry of the history: an address within the app and what it carries. */
export type Location = {
  /** Path and search, as the address bar shows them. */
  href: string;
  pathname: string;
  search: PlainSearch;
  state: HistoryState;
  /** The entry's place in the history of the tab; the same again when the visitor comes back to it. */
  index: number;
  /** No entry of the app is before it in the history of the tab. */
  isFirst: boolean;
};

/** `href` is a path with an optional search; a hash is left to the browser. */
export function locationOf(href: string, entry: Partial<Pick<Location, 'state' | 'index' | 'isFirst'>> = {}): Location {
  const [address = '/'] = href.split('#', 1);
  const at = address.indexOf('?');
  const pathname = plainPath(at < 0 ? address : address.slice(0, at));
  const search = at < 0 ? '' : address.slice(at);
  return { href: address, pathname, search: parsePlainSearch(search), state: {}, index: 0, isFirst: true, ...entry };
}

/** Many slashes read as one, and one at the end as none. */
function plainPath(path: string): string {
  return path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}

export function hrefOf(pathname: string, search: Record<string, unknown> = {}): string {
  return pathname + stringifyPlainSearch(search);
}
