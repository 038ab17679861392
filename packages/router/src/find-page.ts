import type { Location } from './location.ts';
import type { AnyPage, Path } from './page.ts';

/** The page at an address. */
export type FoundPage<P> = {
  page: P;
  path: Path;
  search: unknown;
  /** The same for addresses that show the same data. */
  key: string;
};

/** Throws when two pages have the same path. */
export function createPageFinder<Facts, Context, P extends AnyPage<Facts, Context>>(pages: readonly P[]) {
  const pageOf = new Map<string, P>();
  for (const page of pages) {
    for (const path of Object.keys(page.paths)) {
      if (pageOf.has(path)) throw new Error(`two pages have the path ${path}`);
      pageOf.set(path, page);
    }
  }
  return ({ pathname, search: raw }: Location): FoundPage<P> | undefined => {
    const page = pageOf.get(pathname);
    if (!page) return undefined;
    const search = page.search?.read(raw);
    return { page, path: pathname as Path, search, key: `${pathname} ${JSON.stringify(search)}` };
  };
}
