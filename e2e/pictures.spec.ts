import { IMAGE_ATTEMPTS_ELSEWHERE, IMAGE_ATTEMPTS_IN_SHELL, listMatchesNow, listVendorCards } from '@pelita/contract';
import type { Locator, Page, Route } from '@playwright/test';
import { shiftsOf, watchShifts } from './support/layout-shifts.ts';
import { send } from './support/people.ts';
import type { Portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

const pictureOf = (kind: string) => new RegExp(`/art/[^/]+/${kind}/`);

/** Counts what a page asks for below a path; with `fails` nothing of it arrives. */
async function countPictures(page: Page, path: string, { fails = false } = {}): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  await page.route(pictureOf(path), async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    await (fails ? route.fulfill({ status: 503, body: '' }) : route.continue());
  });
  return asked;
}

test('GAME-03 a picture is asked for when it comes near, not before, and only once @phone', async ({ portal }) => {
  const { page } = portal;
  const asked = await countPictures(page, 'game');
  // A window so low that the shelf lies far below it.
  await page.setViewportSize({ width: portal.isPhone ? 390 : 1440, height: 200 });
  await portal.visit('/');
  const cards = page.getByRole('main').getByRole('article').locator('img.game-picture');
  const picture = cards.first();
  const address = (await picture.getAttribute('data-src')) ?? '';
  const tile = page.getByRole('main').locator('img.tile-picture').first();
  await tile.scrollIntoViewIfNeeded();
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.getAttribute('src')).toBeNull();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(asked.get(address)).toBe(1);
});

test('GAME-03 the first picture of a list comes with the page, and no other does @phone', async ({
  portal,
  baseURL,
}) => {
  const html = await (await portal.page.request.get(`${baseURL}/rng`)).text();
  const pictures = html.match(/<img [^>]*class="game-picture"[^>]*>/g) ?? [];
  expect(pictures.length).toBeGreaterThan(1);
  expect(pictures.map((picture) => / src="\/art\//.test(picture))).toEqual(pictures.map((_, at) => at === 0));
  expect(pictures[0]).toContain('fetchPriority="high"');
});

test('GAME-03 a picture that fails is tried three times on a page, and the brand’s mark takes its place @phone', async ({
  portal,
  guard,
}) => {
  guard.expectProblem(/503/);
  const asked = await countPictures(portal.page, 'game', { fails: true });
  await portal.visit('/rng');
  const picture = portal.page.getByRole('main').getByRole('article').nth(1).locator('img');
  await expect(picture).toHaveAttribute('data-missing', '');
  await expect(picture).not.toHaveAttribute('src');
  expect(asked.get((await picture.getAttribute('data-src')) ?? '')).toBe(IMAGE_ATTEMPTS_ELSEWHERE);
});

test('GAME-03 a picture that fails in the shell is not tried again @phone', async ({ portal, guard }) => {
  guard.expectProblem(/503|404/);
  const asked = await countPictures(portal.page, 'vendor', { fails: true });
  // A page that shows the providers in its footer alone.
  await portal.visit('/nowhere');
  const picture = portal.page.getByRole('contentinfo').locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('data-missing', '');
  expect(asked.get((await picture.getAttribute('data-src')) ?? '')).toBe(IMAGE_ATTEMPTS_IN_SHELL);
});

test('SITE-05 pictures come from the brand’s hosts, one that does not answer gives way, and the tag runs under the policy @desktop', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/gone\.example|net::ERR_FAILED/);
  const { page } = portal;
  const asked: string[] = [];
  await page.route(/^https:\/\/\w+\.example\/art\//, async (route) => {
    const { host, pathname } = new URL(route.request().url());
    asked.push(host);
    if (host === 'gone.example') return route.abort();
    await route.fulfill({ response: await route.fetch({ url: house.origin + pathname }) });
  });
  // What the tag does when it comes: it brings in another script of its own host.
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().includes('/gtag/js?id=G-TEST1')
        ? `document.head.append(Object.assign(document.createElement('script'), { src: 'https://www.googletagmanager.com/more.js' }))`
        : `document.documentElement.dataset.tagged = JSON.stringify([...window.dataLayer].map((said) => said[1]))`,
    }),
  );
  await house.set('site.imageCDNs', ['https://gone.example', 'https://here.example']);
  await house.set('site.gtagId', 'G-TEST1');
  await expect
    .poll(async () => (await page.request.get('/rng')).headers()['content-security-policy'])
    .toMatch(/here\.example.*googletagmanager/);
  await portal.visit('/rng');
  await expect.poll(() => inView(page)).toBe(true);
  expect(new Set(asked)).toEqual(new Set(['gone.example', 'here.example']));
  await expect(page.locator('html')).toHaveAttribute('data-tagged', /G-TEST1.*page_view/);
  // Pictures are still on their way: the page leaves, and what it has asked for is answered.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'wait' });
  await house.set('site.imageCDNs', []);
  await house.set('site.gtagId', null);
});

test('GAME-03 four pictures are on their way at once, and what was left behind makes room for what is near @desktop', async ({
  portal,
}) => {
  const { page } = portal;
  const pictures = await standsAtPictures(portal);
  const held: Route[] = [];
  await page.route(pictureOf('game'), (route) => void held.push(route));
  await page.evaluate(() => scrollTo(0, 30_000));
  await expect.poll(() => held.length).toBe(4);
  await page.evaluate(() => scrollTo(0, 60_000));
  await expect.poll(() => held.length).toBe(8);
  const shown = () => pictures.evaluateAll((images) => images.map((image) => image.dataset['src'] ?? ''));
  const near = await shown();
  for (const route of held.slice(4)) expect(near).toContain(new URL(route.request().url()).pathname);
  await page.unroute(pictureOf('game'));
  await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  await expect.poll(() => inView(page)).toBe(true);
});

test('GAME-03 pictures that do not come hold up no other @desktop', async ({ portal }) => {
  const { page } = portal;
  await standsAtPictures(portal);
  const held: Route[] = [];
  const others: string[] = [];
  await page.route(pictureOf('game'), async (route) => {
    if (held.length < 4) return void held.push(route);
    others.push(route.request().url());
    await route.continue();
  });
  await page.evaluate(() => scrollTo(0, 30_000));
  await expect.poll(() => others.length).toBeGreaterThan(0);
  await Promise.all(held.map((route) => route.continue()));
  await expect.poll(() => inView(page)).toBe(true);
});

/** The list with its first picture here, so that the script shows those that follow. */
async function standsAtPictures(portal: Portal): Promise<Locator> {
  await portal.visit('/rng');
  const pictures = portal.page.locator('.game-grid-box img.game-picture');
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  return pictures;
}

/** Whether every picture that the window shows is here. */
function inView(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('.game-grid-box img.game-picture')]
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .every((image) => image.naturalWidth > 0),
  );
}

test('LOGIN-03 each country has a drawn flag, which comes with the field and when it is in sight @phone', async ({
  portal,
  house,
}) => {
  const { page, text, modal } = portal;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/[A-Z]{2}-[\w-]{8}\.svg$/.test(request.url())) asked.push(request.url());
  });
  await house.set('features.mobileCodeLogin', true);
  const bySms = modal.getByRole('button', { name: text('identity', 'way_sms'), exact: true });
  await portal.visit('/login');
  await expect(bySms).toBeVisible();
  expect(asked, 'no flag without the field').toEqual([]);
  await bySms.click();
  const opener = modal.getByRole('button', {
    name: text('identity', 'countryCode', { country: 'Malaysia', code: '+60' }),
  });
  const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  await expect.poll(() => opener.locator('img').evaluate(isDrawn)).toBe(true);
  expect(asked.map((url) => new URL(url).pathname.slice(0, 10))).toEqual(['/assets/MY']);
  await opener.click();
  const search = modal.getByRole('combobox', { name: text('identity', 'searchCountry') });
  await search.fill('+65');
  const singapore = modal.getByRole('option', { name: /Singap/ });
  await expect.poll(() => singapore.locator('img').evaluate(isDrawn)).toBe(true);
  expect(await singapore.innerText(), 'no letters that only some systems draw as a flag').not.toMatch(
    /\p{Regional_Indicator}/u,
  );
  await search.fill('');
  const countries = modal.getByRole('option');
  await expect(countries.nth(200).locator('img')).toHaveAttribute('loading', 'lazy');
  // How far ahead it asks is the browser's affair; the last of a list of many screens is beyond it.
  await expect(countries.last().locator('img')).toHaveJSProperty('complete', false);
  expect(asked.length, 'those out of sight wait').toBeLessThan(await countries.count());
  await house.set('features.mobileCodeLogin', false);
});

test('NAV-01 the page of every category that is served has a stage of its own, which moves nothing as it comes @phone', async ({
  portal,
  house,
}) => {
  const { page } = portal;
  const { lanes } = (await send(house.origin, listVendorCards, { query: {} })).data;
  const paths = ['/bingo', '/live', '/sports', '/esports', '/fish', '/rng', '/pvp'];
  expect(paths.length).toBeLessThanOrEqual(lanes.length);
  await watchShifts(page);
  const stages = new Set<string>();
  for (const path of paths) {
    await portal.visit(path);
    const stage = page.getByRole('main').locator('img.category-stage');
    await expect.poll(() => stage.evaluate((image: HTMLImageElement) => image.naturalWidth), path).toBe(1_440);
    stages.add((await stage.getAttribute('src')) ?? '');
    expect(await shiftsOf(page), path).toEqual([]);
  }
  expect(stages.size).toBe(paths.length);
});

test('NAV-01 a card of a match keeps its height, whatever is paid and however long it has been played @phone', async ({
  portal,
}) => {
  const { page } = portal;
  await page.route(
    ({ pathname }) => pathname.endsWith(listMatchesNow.path),
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as {
        value: { list: { isLive: boolean; minute: number; odds: { odds: string }[] }[] };
      };
      for (const match of body.value.list) {
        Object.assign(match, { isLive: true, minute: 90 });
        for (const price of match.odds) price.odds = '26.50';
      }
      await route.fulfill({ response: answer, json: body });
    },
  );
  await portal.visit('/sports');
  const shelf = page.getByRole('region', { name: portal.text('lobby', 'matchesNow') });
  await expect(shelf.getByText('26.50').first()).toBeVisible();
  const heights = await shelf
    .getByRole('button')
    .evaluateAll((cards) => cards.map((card) => [card.clientHeight, card.scrollWidth - card.clientWidth]));
  expect(new Set(heights.map(String))).toEqual(new Set(['148,0']));
});
