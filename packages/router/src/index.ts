/**
 * Which page an app shows at which address. A page is data: its paths, what it reads of its address, what it loads and
 * its component. The same router renders on a server and takes over in the browser. Apps import from here; the parts
 * that need React come from `@pelita/router/react`, those that need a window from `@pelita/router/browser`.
 */
export { createRouter, type Navigation, type Router, type View } from './create-router.ts';
export { type History, singleAddress } from './history.ts';
export { hrefOf, type HistoryState, type Location, locationOf } from './location.ts';
export type { AnyPage, KnownPath, Page, PageProps, PageSearch, Path, Register } from './page.ts';
export { parsePlainSearch, type PlainSearch, stringifyPlainSearch } from './plain-search.ts';
