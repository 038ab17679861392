import type { Area } from './messages.ts';

/**
 * What travels together. `page` is in the first script of every page; `member` comes with the first modal; `studio` is
 * for the game's own page, `server` for what the server writes itself: pages without script, and mails. Those that
 * follow come with the one page that says them.
 */
export const bundles = {
  page: ['shell', 'kit', 'home', 'games', 'site'],
  member: ['identity', 'cashier', 'fieldErrors', 'patterns', 'kitForms', 'dialogs', 'phone', 'social'],
  studio: ['studio'],
  server: ['bank', 'chat', 'codes', 'errors', 'inbox', 'issuer', 'mail', 'offline'],
  coming: ['coming'],
  reading: ['notices', 'help', 'papers', 'download', 'join', 'feedback', 'quickMenu', 'kitLists'],
  lobby: ['lobby', 'kitLists'],
  centre: ['centre', 'security', 'kitLists'],
} as const satisfies Record<string, readonly Area[]>;

export type BundleName = keyof typeof bundles;
export const bundleNames = Object.keys(bundles) as BundleName[];
