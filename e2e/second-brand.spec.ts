import { getConsolidatedSettings, getDepositMethods, requestDeposit } from '@pelita/contract';
import { expectNoBarriers } from './support/access.ts';
import { openHouse, type OwnHouse } from './support/house.ts';
import { registeredPlayer, send } from './support/people.ts';
import {
  builtFiles,
  firstBrand,
  makeSecondBrand,
  type SecondBrand,
  type Trace,
  tracesOf,
} from './support/second-brand.ts';
import { expect, test as shared } from './support/test.ts';

const test = shared.extend<object, { second: SecondBrand; traces: readonly Trace[]; house: OwnHouse }>({
  second: [
    async ({}, use) => {
      const second = await makeSecondBrand();
      await use(second);
      await second.leave();
    },
    { scope: 'worker' },
  ],
  traces: [async ({ second }, use) => use(await tracesOf(await firstBrand(), second.brand)), { scope: 'worker' }],
  house: [
    async ({ second }, use) => {
      const house = await openHouse({ variables: { BRANDS_DIR: second.brandsDir, BRAND: second.brand.code } });
      await use(house);
      await house.leave();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.describe.configure({ mode: 'serial' });

const fetched = async (address: string, cookie = '') => {
  const answer = await fetch(address, { headers: { cookie, accept: 'text/html' } });
  return { status: answer.status, text: await answer.text() };
};

const pathsOutsideTheMap = [
  '/login',
  '/register',
  '/game?gameId=harbour-lights',
  '/seamless',
  '/promoDetail',
  '/helpmc',
  '/no-such-page',
  '/offline',
  '/manifest.webmanifest',
  '/robots.txt',
  '/openapi.json',
  '/studio/play/harbour-lights',
  '/studio/play/harbour-lights?lang=MY&theme=light',
  '/dev/inbox',
  '/dev/chat',
  '/dev/desk',
];

test('EASY-02 BRAND-01 a second brand shows itself on every page, and of the first there is no trace @desktop', async ({
  house,
  second: { brand },
  traces,
}) => {
  const { text: map } = await fetched(`${house.origin}/sitemap.xml`);
  const mapped = [...map.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  expect(mapped.length).toBeGreaterThan(20);
  // The document of the calls lists every currency that there is.
  const first = await firstBrand();
  const found: string[] = [];
  for (const path of [...mapped, ...pathsOutsideTheMap])
    for (const cookie of ['', 'language=MY; theme=light']) {
      const { status, text } = await fetched(house.origin + path, cookie);
      expect(status, path).toBe(path === '/no-such-page' ? 404 : 200);
      const listed = path === '/openapi.json' ? first.currency : null;
      found.push(
        ...traces.filter(({ word, isIn }) => word !== listed && isIn(text)).map(({ word }) => `${path}: ${word}`),
      );
      if (mapped.includes(path)) {
        expect(text, path).toContain(brand.name);
        expect(text, path).toContain(`--accent:${brand.colours.dark.accent}`);
        const { ink } = cookie ? brand.colours.light : brand.colours.dark;
        expect(text, path).toContain(`<meta name="theme-color" content="${ink}">`);
      }
    }
  expect(found).toEqual([]);
});

test('BRAND-01 what the build made for every brand names none @desktop', async ({ traces }) => {
  const files = await builtFiles();
  expect(files.length).toBeGreaterThan(20);
  const [name, ...others] = traces;
  const told = [name, ...others.filter(({ word }) => word.startsWith('#'))].filter((one) => one !== undefined);
  const found = files.flatMap((file) =>
    told.filter(({ isIn }) => isIn(file.text)).map(({ word }) => `${file.name}: ${word}`),
  );
  expect(found).toEqual([]);
});

test('BRAND-01 machines are told the second brand: manifest, settings, document of the calls, icons and shared picture @desktop', async ({
  house,
  second: { brand },
}) => {
  const json = async (path: string) => (await (await fetch(house.origin + path)).json()) as Record<string, unknown>;
  const manifest = await json('/manifest.webmanifest');
  expect(manifest).toMatchObject({
    name: brand.name,
    description: brand.slogans['EN'],
    lang: 'en',
    theme_color: brand.colours.dark.ink,
    background_color: brand.colours.dark.base,
  });
  expect(await json('/openapi.json')).toMatchObject({ info: { title: brand.name } });
  expect(await send(house.origin, getConsolidatedSettings, {})).toMatchObject({
    merchant: brand.merchant,
    currency: 'USD',
    country: 'SG',
    defaultLanguage: 'EN',
    languages: ['EN', 'MY'],
    timeZone: 'Asia/Tokyo',
  });
  const { text: home } = await fetched(house.origin);
  const mark = /<link rel="icon" href="([^"]+)"/.exec(home)?.[1] ?? '';
  expect((await fetched(house.origin + mark)).text).toBe(brand.mark);
  const picture = /property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? '';
  const shared = await fetch(picture);
  expect([shared.status, shared.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  for (const { src } of manifest['icons'] as { src: string }[])
    expect((await fetch(house.origin + src)).status).toBe(200);
});

test('BRAND-01 mails and the bank speak for the second brand, in its money @desktop', async ({
  house,
  second: { brand },
  traces,
}) => {
  const email = 'someone@mail.example';
  await house.set('registration.fields', { email: { enabled: true } });
  const { session } = await registeredPlayer(house.origin, undefined, { email });
  const [method] = await send(house.origin, getDepositMethods, {}, session.token);
  const request = { params: { method: method?.method ?? '' }, body: { amount: '25.00' } };
  const { orderId, payUrl } = await send(house.origin, requestDeposit, request, session.token);
  const bank = await fetched(payUrl);
  expect(bank.text).toMatch(/USD\s25\.00/);
  expect((await fetch(`${house.origin}/dev/bank/${orderId}/confirm`, { method: 'POST' })).ok).toBe(true);
  const inbox = async () => (await fetched(`${house.origin}/dev/inbox.json`)).text;
  await expect.poll(inbox).toMatch(new RegExp(`USD\\s25\\.00 has been added to your balance at ${brand.name}`));
  const told = [bank.text, await inbox()];
  expect(traces.filter(({ isIn }) => told.some(isIn)).map(({ word }) => word)).toEqual([]);
});

test('EASY-02 a server does not start with a brand that cannot be served, and says why in one sentence @desktop', async ({
  second,
}) => {
  const start = openHouse({ variables: { BRANDS_DIR: second.brandsDir, BRAND: 'nowhere' } });
  await expect(start).rejects.toThrow(
    /nowhere: is not there; there are batu\. Name one of them in BRAND, or make this one: npm run new:brand nowhere\.\n$/,
  );
});

for (const theme of ['dark', 'light'] as const) {
  test.describe(theme, () => {
    test.use({ theme, language: 'EN' });

    test(`BRAND-01 BRAND-05 home wears the second brand in the ${theme} theme, and changes with the switch @desktop`, async ({
      portal,
      second: { brand },
    }) => {
      const { page, text } = portal;
      const ground = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--base'));
      const bar = () => page.locator('meta[name=theme-color]').getAttribute('content');
      await portal.visit('/');
      await expect(page).toHaveTitle(text('home', 'title', { brand: brand.name }));
      await expect(page.getByRole('banner').getByRole('link', { name: brand.name })).toBeVisible();
      await expect(page.getByText(brand.slogans['EN'] ?? '')).toBeVisible();
      expect(await ground()).toBe(brand.colours[theme].base);
      await expectNoBarriers(page, 'home of the second brand');
      const other = theme === 'dark' ? 'light' : 'dark';
      await page
        .getByRole('button', { name: text('shell', theme === 'dark' ? 'themeToLight' : 'themeToDark') })
        .click();
      await expect.poll(ground).toBe(brand.colours[other].base);
      expect(await bar()).toBe(brand.colours[other].ink);
    });
  });
}
