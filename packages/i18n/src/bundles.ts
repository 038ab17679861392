import type { bundles } from './generated/bundles.ts';

/**
 * What travels together, as each area of the English texts says of itself. `page` is in the first script of every
 * page; `member` comes with the first modal; `studio`, `tables`, `cards`, `fishing`, `bingo` and `blackjack` are for the games' own pages, `server` for what the server writes
 * itself: pages without script, and mails; `office` is all that the back office says. Every other bundle comes with the page, modal or room that says its texts.
 */
export type Bundles = typeof bundles;
export type BundleName = keyof Bundles;
/** What only the server says never reaches a browser, and what the back office says never reaches the portal. */
export type BrowserBundle = Exclude<BundleName, 'server' | 'office'>;

/** Compiled texts by area. */
export type Catalogue = Record<string, Record<string, unknown>>;
