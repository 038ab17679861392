import type { PageName } from './page-modules.ts';

/** ROUTE-02: what stands around a page. The marquee stands where header and footer do. */
export type ShellParts = { header: boolean; sideMenu: boolean; footer: boolean };

const full: ShellParts = { header: true, sideMenu: true, footer: true };
const withoutHeader: ShellParts = { header: false, sideMenu: true, footer: true };
const headerOnly: ShellParts = { header: true, sideMenu: false, footer: false };
const nothing: ShellParts = { header: false, sideMenu: false, footer: false };
const headerAndSideMenu: ShellParts = { header: true, sideMenu: true, footer: false };

export type PathFacts = {
  /** The lazy group that shows it. */
  page: PageName;
  shell: ShellParts;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** ROUTE-05: shown without a session also where the brand asks for a login before anything else. */
  needsNoLogin?: true;
  /** The path under which the same page is known, when it is another one. */
  sameAs?: string;
};

/** ROUTE-01: every path. One line here, and one in the router's tree where the path reads its address. */
export const paths = {
  '/': { page: 'home', shell: full, isIndexed: true },
  '/index': { page: 'home', shell: full, isIndexed: true, sameAs: '/' },
  '/index.html': { page: 'home', shell: full, isIndexed: true, sameAs: '/' },
  '/home': { page: 'home', shell: full, isIndexed: true, sameAs: '/' },
  '/register': { page: 'home', shell: full, isIndexed: false, sameAs: '/', needsNoLogin: true },
  '/register.html': { page: 'home', shell: full, isIndexed: false, sameAs: '/', needsNoLogin: true },
  '/login': { page: 'home', shell: full, isIndexed: false, sameAs: '/', needsNoLogin: true },
  '/bingo': { page: 'category', shell: full, isIndexed: true },
  '/live': { page: 'category', shell: full, isIndexed: true },
  '/sports': { page: 'category', shell: full, isIndexed: true },
  '/esports': { page: 'category', shell: full, isIndexed: true },
  '/fish': { page: 'category', shell: full, isIndexed: true },
  '/rng': { page: 'category', shell: full, isIndexed: true },
  '/pvp': { page: 'category', shell: full, isIndexed: true },
  '/bgs': { page: 'category', shell: full, isIndexed: true },
  '/hot': { page: 'hot', shell: full, isIndexed: true },
  '/game': { page: 'game', shell: headerOnly, isIndexed: false },
  '/lottery': { page: 'coming', shell: headerOnly, isIndexed: true },
  '/vnlottery': { page: 'coming', shell: headerOnly, isIndexed: true },
  '/seaLottery': { page: 'coming', shell: headerOnly, isIndexed: true },
  '/elott': { page: 'coming', shell: full, isIndexed: true },
  '/vip': { page: 'coming', shell: withoutHeader, isIndexed: true },
  '/pointMall': { page: 'coming', shell: full, isIndexed: true },
  '/promotions': { page: 'coming', shell: full, isIndexed: true },
  '/promoDetail': { page: 'coming', shell: full, isIndexed: false },
  '/seamless': { page: 'coming', shell: headerAndSideMenu, isIndexed: false },
  '/noticePage': { page: 'notice', shell: full, isIndexed: true },
  '/help': { page: 'help', shell: full, isIndexed: true },
  '/helpmc': { page: 'help', shell: nothing, isIndexed: false, sameAs: '/help', needsNoLogin: true },
  '/download': { page: 'download', shell: full, isIndexed: true, needsNoLogin: true },
  '/join': { page: 'join', shell: full, isIndexed: true },
  '/licence': { page: 'papers', shell: full, isIndexed: true },
  '/terms': { page: 'papers', shell: full, isIndexed: true },
  '/privacy': { page: 'papers', shell: full, isIndexed: true },
  '/saferPlay': { page: 'papers', shell: full, isIndexed: true },
} as const satisfies Record<string, PathFacts>;

export type KnownPath = keyof typeof paths;

export const fullShell = full;
