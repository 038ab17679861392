import { createPageFinder, type FoundPage } from './find-page.ts';
import type { History } from './history.ts';
import { type HistoryState, hrefOf, type Location, locationOf } from './location.ts';
import type { AnyPage, PageComponent, PageProps } from './page.ts';
import { createPageLoader, type LoaderOptions } from './page-loader.ts';

/** What is shown: an address, and the page at it with all that it needs. */
export type View<Facts = unknown> = {
  location: Location;
  /** What the app says of the path; undefined where no page is. */
  facts: Facts | undefined;
  page: ShownPage | null;
  /** Why the page at this address could not be shown. */
  error?: unknown;
};

export type ShownPage = PageProps & { Component: PageComponent };

/** Where the document is put once a view is shown: the place of a history entry, the top, or where it is. */
export type Scroll = { restore: number } | 'top' | 'keep';

export type Navigation = {
  /** A path; without one the address stays, and only its search or state changes. */
  to?: string;
  search?: Record<string, string | undefined>;
  state?: HistoryState;
  /** In the place of the present entry, so that going back does not lead to it. */
  replace?: boolean;
  /** The document stays where it is scrolled to. */
  keepScroll?: boolean;
};

export type Router<Facts = unknown> = {
  /** What is shown now. */
  view: () => View<Facts>;
  /** Where the visitor is going; the view follows once its page is there. */
  location: () => Location;
  subscribe: (listener: (view: View<Facts>, scroll: Scroll) => void) => () => void;
  navigate: (to: Navigation) => Promise<void>;
  /** To an address of the app: a path with an optional search. */
  follow: (href: string, how?: Pick<Navigation, 'replace' | 'keepScroll'>) => Promise<void>;
  go: (steps: number) => void;
  /** Fetches what the page at an address needs. */
  prepare: (href: string) => Promise<void>;
  /** Has the page at an address made out of sight, as a press may lead there; null when none does. */
  preview: (href: string | null) => Promise<void>;
  subscribePreview: (listener: (page: ShownPage | null) => void) => () => void;
  /** Loads the present page anew. */
  reload: () => Promise<void>;
};

export type RouterOptions<Facts, Context> = LoaderOptions<AnyPage<Facts, Context>, Context> & {
  pages: readonly AnyPage<Facts, Context>[];
  history: History;
  /** Another address to show instead. */
  redirect?: (facts: Facts | undefined, location: Location) => string | undefined;
  /** Before a shown entry of the history gives way to another. */
  onLeave?: (left: Location) => void;
  /** A page is led to that comes for the first time, or has to wait for its data; any other is shown in a moment. */
  onWait?: () => void;
};

/**
 * A router that shows its first address. `first` is the data that the server wrote; without it the page's loader is
 * asked. A page stays until the next one can be shown whole.
 */
export async function createRouter<Facts, Context>(
  options: RouterOptions<Facts, Context>,
  first?: { data: unknown },
): Promise<Router<Facts>> {
  type P = AnyPage<Facts, Context>;
  const { history, redirect, onLeave, onWait } = options;
  const find = createPageFinder<Facts, Context, P>(options.pages);
  const loader = createPageLoader<Facts, Context, P>(options);
  const listeners = new Set<(view: View<Facts>, scroll: Scroll) => void>();
  const previewListeners = new Set<(page: ShownPage | null) => void>();
  /** What this document has made by itself; the server has written the first page. */
  const madeHere = new Set<P>();

  let location = history.location();
  /** Where a press may lead. */
  let previewed: string | null = null;
  /** What was made for it. */
  let ahead: View<Facts> | null = null;
  const firstPage = find(location);
  if (first && firstPage) loader.keep(firstPage, first.data);
  let view = await load(location, firstPage);
  let shownPage = firstPage?.page;

  history.listen(() => {
    leave();
    const next = history.location();
    const instead = redirect?.(factsOf(find(next)), next);
    if (instead !== undefined) void enter(instead, { state: {}, replace: true, keepScroll: false });
    else void show(next, { restore: next.index });
  });

  return {
    view: () => view,
    location: () => location,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate: ({ to, search, state = {}, replace = false, keepScroll = false }) => {
      const kept = to === undefined ? location.search : {};
      return enter(hrefOf(to ?? location.pathname, search ?? kept), { state, replace, keepScroll });
    },
    follow: (href, { replace = false, keepScroll = false } = {}) => enter(href, { state: {}, replace, keepScroll }),
    go: (steps) => history.go(steps),
    prepare: async (href) => {
      const found = find(locationOf(href));
      if (found) await Promise.all([loader.component(found), loader.data(found)]);
    },
    preview,
    subscribePreview: (listener) => {
      previewListeners.add(listener);
      return () => void previewListeners.delete(listener);
    },
    reload: () => {
      loader.forget();
      return show(location, 'keep');
    },
  };

  async function enter(href: string, how: { state: HistoryState; replace: boolean; keepScroll: boolean }) {
    const next = locationOf(href);
    const instead = redirect?.(factsOf(find(next)), next);
    leave();
    history[how.replace ? 'replace' : 'push'](instead ?? next.href, how.state);
    await show(history.location(), how.keepScroll ? 'keep' : 'top');
  }

  async function preview(href: string | null): Promise<void> {
    if (href === previewed) return;
    previewed = href;
    const made = href === null ? null : await loadPreview(locationOf(href));
    if (href !== previewed) return;
    ahead = made;
    for (const listener of previewListeners) listener(made?.page ?? null);
  }

  /** null for a page that cannot be shown by itself: there is none, it is shown, another is shown instead, it fails. */
  async function loadPreview(next: Location): Promise<View<Facts> | null> {
    const found = find(next);
    if (!found || found.path === view.page?.path || redirect?.(factsOf(found), next) !== undefined) return null;
    const atHand = loader.atHand(found);
    return atHand ? viewOf(next, found, atHand.Component, atHand.data) : load(next, found);
  }

  /** A page that was made ahead is shown as it was made, when it is what would be made now. */
  function madeAhead({ location: { href }, page }: View<Facts>): ShownPage | null {
    const made = ahead?.location.href === href ? ahead.page : null;
    return made && made.Component === page?.Component && made.data === page.data ? made : page;
  }

  function leave(): void {
    previewed = null;
    if (view.location === location) onLeave?.(location);
  }

  async function show(next: Location, scroll: Scroll): Promise<void> {
    location = next;
    const found = find(next);
    const atHand = found && loader.atHand(found);
    const isMade =
      found && (found.page === shownPage || madeHere.has(found.page) || ahead?.location.href === next.href);
    if (found && !(atHand && isMade)) onWait?.();
    const shown = found && atHand ? viewOf(next, found, atHand.Component, atHand.data) : await load(next, found);
    // The visitor has gone on meanwhile.
    if (location !== next) return;
    if (found && found.page !== shownPage) madeHere.add(found.page);
    shownPage = found?.page;
    tell(shown, scroll);
    if (found && atHand?.isFresh === false) await refresh(found, atHand.data);
  }

  function tell(next: View<Facts>, scroll: Scroll): void {
    view = { ...next, page: madeAhead(next) };
    ahead = null;
    for (const listener of listeners) listener(view, scroll);
  }

  async function load(at: Location, found: FoundPage<P> | undefined): Promise<View<Facts>> {
    if (!found) return { location: at, facts: undefined, page: null };
    try {
      const [component, data] = await Promise.all([loader.component(found), loader.data(found)]);
      return viewOf(at, found, component, data);
    } catch (error) {
      return { location: at, facts: factsOf(found), page: null, error };
    }
  }

  /** What was kept for some time is shown at once and loaded anew behind it. */
  async function refresh(found: FoundPage<P>, shown: unknown): Promise<void> {
    const data = await loader.freshData(found).catch(() => shown);
    if (JSON.stringify(data) === JSON.stringify(shown)) return;
    const isStillShown = location === view.location && find(location)?.key === found.key;
    if (isStillShown && view.page) tell(viewOf(location, found, view.page.Component, data), 'keep');
  }
}

function viewOf<Facts, Context>(
  location: Location,
  found: FoundPage<AnyPage<Facts, Context>>,
  Component: PageComponent,
  data: unknown,
): View<Facts> {
  const { path, search } = found;
  return { location, facts: factsOf(found), page: { path, search, data, Component } };
}

function factsOf<Facts, Context>(found: FoundPage<AnyPage<Facts, Context>> | undefined): Facts | undefined {
  return found?.page.paths[found.path];
}
