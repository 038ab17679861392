import type { Area } from './messages.ts';

/**
 * What travels together. `page` is in the first script of every page; `member` comes with the first modal; `studio` is
 * for the game's own page, `server` for what the server writes itself: pages without script, and mails. Those that
 * follow come with the one page that says them.
 */
export const bundles = {
  page: ['shell', 'home', 'games', 'site'],
  member: ['identity', 'cashier', 'fieldErrors', 'patterns', 'copy', 'dialogs', 'phone', 'social'],
  studio: ['studio'],
  server: ['bank', 'chat', 'codes', 'errors', 'inbox', 'issuer', 'mail', 'offline'],
  coming: ['coming'],
  reading: ['notices', 'help', 'papers', 'download', 'join', 'feedback', 'quickMenu', 'pager'],
  lobby: ['lobby', 'pager'],
  centre: ['centre', 'security', 'pager'],
} as const satisfies Record<string, readonly Area[]>;

export type BundleName = keyof typeof bundles;
export const bundleNames = Object.keys(bundles) as BundleName[];
