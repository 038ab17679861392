import type { ReactNode } from 'react';
import type { FoundPage } from './find-page.ts';
import { keptData } from './kept-data.ts';
import type { AnyPage, PageComponent } from './page.ts';

export type LoaderOptions<P, Context> = {
  context: Context;
  /** Fetches a page's component with what belongs to it: its texts, its styles. */
  loadComponent?: (page: P) => Promise<{ default: (props: never) => ReactNode }>;
  /** What data depends on beside its address, like a language: data of one variant is not shown in another. */
  variant?: () => string;
  /** In milliseconds. */
  now: () => number;
};

/** Fetches components and data, each once while it is on its way, and keeps them. */
export function createPageLoader<Facts, Context, P extends AnyPage<Facts, Context>>(
  options: LoaderOptions<P, Context>,
) {
  const { context, now, variant = () => '', loadComponent = (page: P) => page.component() } = options;
  const keyOf = ({ key }: FoundPage<P>): string => `${variant()} ${key}`;
  const components = new Map<P, PageComponent>();
  const kept = keptData(now);
  const underWay = new Map<string, Promise<unknown>>();

  async function component({ page }: FoundPage<P>): Promise<PageComponent> {
    const known = components.get(page);
    if (known) return known;
    const { default: loaded } = await loadComponent(page);
    // Which search and data it takes was checked where the page was declared.
    const checked = loaded as PageComponent;
    components.set(page, checked);
    return checked;
  }

  /** Asks the server, unless the same is being asked. */
  function freshData(found: FoundPage<P>): Promise<unknown> {
    const { page, path, search } = found;
    const key = keyOf(found);
    const asked = underWay.get(key);
    if (asked || !page.load) return asked ?? Promise.resolve(undefined);
    const asking = page.load(context, { path, search: search as never }).finally(() => underWay.delete(key));
    underWay.set(key, asking);
    return asking.then((data) => {
      kept.keep(key, data);
      return data;
    });
  }

  return {
    component,
    freshData,
    /** As freshData, or what was loaded a moment ago. */
    data: (found: FoundPage<P>) => {
      const entry = kept.get(keyOf(found));
      return entry?.isFresh ? Promise.resolve(entry.data) : freshData(found);
    },
    keep: (found: FoundPage<P>, data: unknown) => kept.keep(keyOf(found), data),
    forget: () => kept.clear(),
    /** What can be shown without asking anybody. */
    atHand: (found: FoundPage<P>) => {
      const { page } = found;
      const [known, entry] = [components.get(page), kept.get(keyOf(found))];
      if (!known || (page.load && !entry)) return undefined;
      return { Component: known, data: entry?.data, isFresh: entry?.isFresh ?? true };
    },
  };
}
