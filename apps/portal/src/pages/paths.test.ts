import { describe, expect, test } from 'vitest';
import { pages } from './all-pages.generated.ts';
import { type AnyPortalPage, fullShell, type PathFacts } from '../shared/page/portal-page.ts';

const folders = Object.entries<AnyPortalPage>(pages);
const factsOf = Object.fromEntries(folders.flatMap(([, { paths }]) => Object.entries<PathFacts>(paths))) as Partial<
  Record<string, PathFacts>
>;
const pageAt = (path: string) => folders.find(([, { paths }]) => path in paths)?.[0];

const headerOnly = { header: true, sideMenu: false, footer: false };
/** The route table of the product's document, written again: each path with its page and what stands around it. */
const table: Record<string, [page: string, shell: typeof headerOnly]> = {
  '/': ['home', fullShell],
  '/index': ['home', fullShell],
  '/index.html': ['home', fullShell],
  '/home': ['home', fullShell],
  '/register': ['home', fullShell],
  '/register.html': ['home', fullShell],
  '/login': ['home', fullShell],
  '/noticePage': ['notice', fullShell],
  '/vip': ['vip', { header: false, sideMenu: true, footer: true }],
  '/pointMall': ['point-mall', fullShell],
  '/sports': ['category', fullShell],
  '/esports': ['category', fullShell],
  '/lottery': ['lottery', headerOnly],
  '/vnlottery': ['lottery', headerOnly],
  '/seaLottery': ['lottery', headerOnly],
  '/elott': ['lottery', fullShell],
  '/rng': ['category', fullShell],
  '/bgs': ['category', fullShell],
  '/bingo': ['category', fullShell],
  '/live': ['category', fullShell],
  '/fish': ['category', fullShell],
  '/pvp': ['category', fullShell],
  '/hot': ['hot', fullShell],
  '/promotions': ['promotions', fullShell],
  '/promoDetail': ['promo-detail', fullShell],
  '/seamless': ['coming', { header: true, sideMenu: true, footer: false }],
  '/help': ['help', fullShell],
  '/helpmc': ['help', { header: false, sideMenu: false, footer: false }],
  '/download': ['download', fullShell],
  '/join': ['join', fullShell],
  '/game': ['game', headerOnly],
};

describe('the route table', () => {
  test.each(Object.entries(table))(
    'ROUTE-01 ROUTE-02 SHELL-08 %s has its page, and around it what the document says',
    (path, [page, shell]) => {
      expect(pageAt(path)).toBe(page);
      expect(factsOf[path]?.shell ?? fullShell).toEqual(shell);
    },
  );

  test('ROUTE-01 a page that is to come has no path of one that is there', () => {
    const toCome = Object.keys(pages.coming.paths);
    const named = Object.entries(table).filter(([, [page]]) => page === 'coming');
    expect(toCome.toSorted()).toEqual(named.map(([path]) => path).toSorted());
  });

  test('ROUTE-05 five paths need no login where the brand asks for one first, with the papers that the law wants read', () => {
    const open = Object.entries(factsOf).filter(([, facts]) => facts?.needsNoLogin === true);
    const papers = Object.keys(pages.papers.paths);
    expect(
      open
        .map(([path]) => path)
        .filter((path) => !papers.includes(path))
        .toSorted(),
    ).toEqual(['/download', '/helpmc', '/login', '/register', '/register.html'].toSorted());
  });
});
