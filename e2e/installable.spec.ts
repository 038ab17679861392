import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/access.ts';
import { openGate } from './support/gate.ts';
import { expect, test as shared } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const test = shared.extend<{ gate: Awaited<ReturnType<typeof openGate>> }>({
  gate: async ({ house }, use) => {
    const gate = await openGate(house.origin);
    await use(gate);
    await gate.leave();
  },
});
test.use({ serviceWorkers: 'allow' });

/** What is kept is kept by build. */
const builds = (page: Page) => page.evaluate(() => caches.keys());

/** The worker comes with the visitor's first sign after the page is live. */
async function isTakenCareOf(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

test('NOTICE-05 the portal can be installed: a manifest with icons of the brand that are what they say @desktop', async ({
  house,
}) => {
  const manifest = (await (await fetch(`${house.origin}/manifest.webmanifest`)).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Pelita', start_url: '/', display: 'standalone' });
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const touch = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' };
  for (const { src, sizes, type } of [...pictures, touch]) {
    const answer = await fetch(house.origin + src);
    expect(answer.headers.get('content-type'), src).toBe(type);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(await (await fetch(house.origin)).text()).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});

test('NOTICE-05 without a connection a page says so in the visitor’s language and theme, and comes back with it @desktop', async ({
  portal,
  gate,
  guard,
}) => {
  guard.expectProblem(/ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE/);
  const { page } = portal;
  await portal.visit(`${gate.origin}/`);
  await isTakenCareOf(page);
  await portal.visit(`${gate.origin}/rng`);
  // Nothing of a visitor is kept: no page, no answer to a call, nothing with a token.
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/offline');
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline']);

  await gate.shut();
  for (const [language, theme] of [
    ['MY', 'dark'],
    ['EN', 'light'],
  ] as const) {
    const text = wordsOf(language);
    await page.evaluate(
      (choice) => Object.entries(choice).forEach(([name, value]) => localStorage.setItem(name, value)),
      { language, theme },
    );
    await page.goto(`${gate.origin}/help?from=${language}`);
    await expect(page.getByRole('heading')).toHaveText(text('offline', 'title'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'MY' ? 'ms' : 'en');
    await expectNoBarriers(page, `offline in ${language}`);
    await page.getByRole('link', { name: text('offline', 'retry') }).click();
    await expect(page.getByRole('heading')).toHaveText(text('offline', 'title'));
  }
  await gate.open();
  await page.getByRole('link', { name: wordsOf('EN')('offline', 'retry') }).click();
  await portal.isLive();
  await expect(page).toHaveURL(/\/help\?from=EN$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('EN')('help', 'title'));
});

test('NOTICE-05 the worker of a new build takes over while a page is open, which still finds the parts of its own @desktop', async ({
  portal,
  gate,
  guard,
}) => {
  // What is fetched ahead of the next page was never part of this one.
  guard.expectProblem(/\/assets\/\S+ Failed to load resource.* 404/);
  const { page, text } = portal;
  await portal.visit(`${gate.origin}/`);
  await isTakenCareOf(page);
  // What a page fetches by itself is here too, under the worker's control.
  const indexed = page.waitForResponse(/GCSGAME_gameIndex/);
  await portal.reload();
  await portal.openLogin();
  await indexed;
  const first = await builds(page);
  expect(first).toHaveLength(1);

  gate.newBuild();
  const takenOver = page.evaluate(
    () => new Promise<void>((done) => navigator.serviceWorker.addEventListener('controllerchange', () => done())),
  );
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await takenOver;
  expect(await builds(page)).toEqual([...first, 'build newer-build']);
  await portal.reload();
  await expect(portal.modal.getByRole('button', { name: text('identity', 'loginSubmit'), exact: true })).toBeVisible();
});
