import type { Send } from '@pelita/client/send';
import type { BrowserBundle } from '@pelita/i18n/catalogues';
import type { AnyPage, Page, Path } from '@pelita/router';

/** ROUTE-02: what is around a page. The marquee is shown where header and footer are. */
export type ShellParts = { header: boolean; sideMenu: boolean; footer: boolean };

export const fullShell: ShellParts = { header: true, sideMenu: true, footer: true };

/** What the portal says of a path. */
export type PathFacts = {
  /** All parts, unless given. */
  shell?: ShellParts;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** ROUTE-05: shown without a session also where the brand asks for a login before anything else. */
  needsNoLogin?: true;
  /** The path under which the same page is known, when it is another one. */
  sameAs?: Path;
};

/** How a page's loader reaches the server: over HTTP in the browser, in process while the server renders. */
export type PageContext = {
  /** Null where nothing can be asked: the page then asks by itself once it is live. */
  send: Send | null;
  language: () => string;
};

/**
 * The descriptor of a page, the default export of `page.ts` in a folder of `pages`. Its component is the default export of
 * `<folder>-page.tsx`.
 */
export function portalPage<const Paths extends Record<Path, PathFacts>, Search = undefined, Data = undefined>(
  page: Page<PathFacts, PageContext, Search, Data> & Own<Paths>,
): AnyPortalPage & Own<Paths> {
  return page;
}

export type AnyPortalPage = AnyPage<PathFacts, PageContext> & Own<Record<Path, PathFacts>>;

type Own<Paths> = {
  paths: Paths;
  /** The page's own texts beyond those of every page; they arrive with its component. */
  texts?: BrowserBundle;
};
