import type { ReactNode } from 'react';
import type { PlainSearch } from './plain-search.ts';

export type Path = `/${string}`;

/** What a page's component is given: where it is shown, and what its descriptor has read and loaded. */
export type PageProps<Search = unknown, Data = unknown> = { path: Path; search: Search; data: Data };

export type PageComponent<Search = unknown, Data = unknown> = (props: PageProps<Search, Data>) => ReactNode;

/** What a page reads of its address. `read` leaves out what is malformed and never throws. */
export type PageSearch<Search> = { names: readonly string[]; read: (raw: PlainSearch) => Search };

/**
 * A page as data. `Facts` is what the app says of each of its paths, `Context` what its loader may use. A path is matched
 * whole and in its own case.
 */
export type Page<Facts, Context, Search = undefined, Data = undefined> = {
  paths: Record<Path, Facts>;
  search?: PageSearch<Search>;
  /** What the page is shown with. It runs again when the path, or what `search` reads, has changed. */
  load?: (context: Context, at: { path: Path; search: Search }) => Promise<Data>;
  component: () => Promise<{ default: PageComponent<NoInfer<Search>, Data> }>;
};

/** Any page in a list of pages: its own types were checked where it was declared. */
export type AnyPage<Facts, Context> = {
  paths: Record<Path, Facts>;
  search?: PageSearch<unknown>;
  load?: (context: Context, at: { path: Path; search: never }) => Promise<unknown>;
  component: () => Promise<{ default: (props: never) => ReactNode }>;
};

/** An app names its paths here by declaration merging, so that a link to a path without a page does not compile. */
export interface Register {}

export type KnownPath = Register extends { path: infer Known extends string } ? Known : string;
