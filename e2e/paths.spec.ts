import { expectNoBarriers, expectNoSidewaysScroll } from './support/access.ts';
import { expect, test } from './support/test.ts';

type Parts = { header: boolean; footer: boolean; sideMenu: boolean };
const full = { header: true, footer: true, sideMenu: true };
const headerOnly = { header: true, footer: false, sideMenu: false };

/** ROUTE-02, as the specification says it, apart from the portal's own table. */
const partsOf: Record<string, Parts> = {
  '/vip': { header: false, footer: true, sideMenu: true },
  '/lottery': headerOnly,
  '/vnlottery': headerOnly,
  '/seaLottery': headerOnly,
  '/seamless': { header: true, footer: false, sideMenu: true },
  '/elott': full,
  '/pointMall': full,
  '/promotions': full,
  '/promoDetail': full,
  '/rng': full,
  '/licence': full,
  '/terms': full,
  '/privacy': full,
  '/saferPlay': full,
};

test('ROUTE-01 ROUTE-02 SHELL-08 every path answers with its own title and its parts of the shell @desktop', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  const titles = new Set<string>();
  for (const [path, parts] of Object.entries(partsOf)) {
    await portal.visit(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    const sideMenu = page.locator('.quick-menu');
    await expect(page.getByRole('banner'), path).toHaveCount(parts.header ? 1 : 0);
    await expect(page.getByRole('region', { name: text('shell', 'topBar') }), path).toHaveCount(parts.header ? 1 : 0);
    await expect(page.getByRole('contentinfo'), path).toHaveCount(parts.footer ? 1 : 0);
    await expect(sideMenu, path).toHaveCount(parts.sideMenu ? 1 : 0);
    await expectNoSidewaysScroll(page, path);
    expect((await fetch(house.origin + path)).status, path).toBe(200);
    titles.add(await page.title());
  }
  // A promotion’s own page has the name of its list until there is one.
  expect(titles.size).toBe(Object.keys(partsOf).length - 1);
});

test('ROUTE-01 machines learn of a page where it is at home, its languages, and what not to list @desktop', async ({
  house,
}) => {
  const head = async (path: string) =>
    (/<head>[^]*<\/head>/.exec(await (await fetch(house.origin + path)).text()) ?? [''])[0];
  const terms = await head('/terms?language=EN');
  expect(terms).toContain(`rel="canonical" href="${house.origin}/terms?language=EN"`);
  expect(terms).toContain(`hreflang="ms" href="${house.origin}/terms"`);
  expect(terms).toContain('<title>Terms');
  expect(await head('/home')).toContain(`rel="canonical" href="${house.origin}/"`);
  expect(await head('/game')).toContain('name="robots" content="noindex"');
  const picture = /property="og:image" content="([^"]+)"/.exec(terms)?.[1] ?? '';
  expect((await fetch(picture)).headers.get('content-type')).toBe('image/jpeg');
  const map = await (await fetch(`${house.origin}/sitemap.xml`)).text();
  expect(map).not.toContain('/game');
  for (const path of ['/promotions', '/licence', '/rng']) expect(map).toContain(`<loc>${house.origin}${path}</loc>`);
});

test('EASY-04 the pages of what is on its way and of the brand’s papers have no barrier @desktop', async ({
  portal,
}) => {
  for (const path of ['/promotions', '/vip', '/lottery', '/terms']) {
    await portal.visit(path);
    await expectNoBarriers(portal.page, path);
  }
});
