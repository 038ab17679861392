import { listVendorCards } from '@pelita/contract';
import { expectNoBarriers } from './support/access.ts';
import { pagesHold } from './support/page-data.ts';
import { send } from './support/people.ts';
import { shiftsOf, watchShifts } from './support/layout-shifts.ts';
import { expect, test } from './support/test.ts';

/** NAV-01: between home and the promotions. */
const inOrder = ['LOTT', 'BINGO', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'RNG', 'PVP', 'BGS'] as const;

test('NAV-01 NAV-02 NAV-03 NAV-06 the navigation names what exists, in its order, and goes nowhere where one is @desktop', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  const { lanes } = (await send(house.origin, listVendorCards, { query: {} })).data;
  const served = inOrder.filter((category) => lanes.some(({ gameType, cards }) => gameType === category && cards[0]));
  // A bar that has room for all of them.
  await page.setViewportSize({ width: 2_400, height: 900 });
  await portal.visit('/rng?selection=NEW');
  const links = page.getByRole('navigation', { name: text('shell', 'mainNavigation') }).getByRole('link');
  await expect(links).toContainText([
    text('shell', 'home'),
    ...served.map((category) => text('games', category)),
    text('shell', 'promotions'),
    text('shell', 'download'),
  ]);
  await expect(links).toHaveCount(served.length + 3);
  const link = (name: string) => links.filter({ hasText: name });
  await link(text('games', 'RNG')).click();
  await expect(page).toHaveURL(/\/rng\?selection=NEW$/);
  await link(text('shell', 'promotions')).click();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(link(text('shell', 'promotions'))).toHaveAttribute('aria-current', 'page');
  await link(text('shell', 'download')).click();
  await expect(page).toHaveURL(/\/download$/);
});

test('NAV-01 NAV-04 NAV-05 NAV-06 every category that is served has its place and its rate, eight vendors need no further card, and a hot one says so @desktop', async ({
  portal,
  guard,
}) => {
  // The server has rendered the page of the brand as it is.
  guard.expectProblem(/#418|#423|#425/);
  const { page, text } = portal;
  await pagesHold(page, ['/'], (startup) => {
    const lane = startup.lanes.find(({ gameType }) => gameType === 'RNG');
    if (!lane) throw new Error('the brand has no vendors');
    const cards = lane.cards
      .slice(0, 8)
      .map((card, index) => ({ ...card, isHot: index === 1 ? (1 as const) : (0 as const) }));
    startup.lanes = inOrder.toReversed().map((gameType) => ({ ...lane, gameType, cards, vendorCount: cards.length }));
  });
  await portal.visit('/');
  const navigation = page.getByRole('navigation', { name: text('shell', 'mainNavigation') });
  const links = navigation.getByRole('link');
  const names = inOrder.map((category) => text('games', category));
  const all = [text('shell', 'home'), ...names, text('shell', 'promotions'), text('shell', 'download')];
  await page.setViewportSize({ width: 2_400, height: 900 });
  await expect(links).toContainText(all);
  await expect(links).toHaveCount(all.length);
  // The page was made anew in the browser: what is styled below the first screen stays so.
  await expect(page.locator('link[data-rest]')).toHaveCount(1);
  for (const [category, rate] of [
    ['LIVE', '0.70'],
    ['SPORTS', '1.00'],
    ['ESPORTS', '1.00'],
    ['FISH', '1.20'],
    ['RNG', '1.20'],
    ['PVP', '1.00'],
  ] as const) {
    await expect(links.filter({ hasText: text('games', category) }).first(), category).toContainText(rate);
  }
  const vendors = navigation.getByRole('list', { name: text('games', 'vendors') });
  await navigation.getByRole('link', { name: text('games', 'RNG') }).hover();
  await expect(vendors.getByRole('listitem')).toHaveCount(8);
  await expect(vendors).not.toContainText(text('games', 'seeAll'));
  await expect(vendors.getByText(text('games', 'badgeHot'))).toHaveCount(1);
  await expect(vendors.getByRole('listitem').nth(1)).toContainText(text('games', 'badgeHot'));

  // What a narrow bar has no room for stands behind "more", each once, and none is cut.
  await page.setViewportSize({ width: 1_024, height: 900 });
  const more = navigation.getByRole('button', { name: text('shell', 'moreEntries') });
  await more.click();
  await expect(links).toContainText(all);
  await expect(links).toHaveCount(all.length);
  const isWhole = (entry: Element) => {
    const { left, right, top, bottom } = entry.getBoundingClientRect();
    const ends = [left + 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
    return ends.every((end) => entry.contains(end));
  };
  for (const entry of await navigation.locator('.nav-row > li:not([data-out])').all())
    expect(await entry.evaluate(isWhole)).toBe(true);
  await links.filter({ hasText: text('shell', 'download') }).click();
  await expect(page).toHaveURL(/\/download$/);
});

test('NAV-04 NAV-05 NAV-08 nine vendors and a card for the rest open over the page, and a vendor opens its games @desktop', async ({
  portal,
}) => {
  const { page, text } = portal;
  // A bar that has room for all of them.
  await page.setViewportSize({ width: 2_400, height: 900 });
  await watchShifts(page);
  await portal.visit('/');
  const navigation = page.getByRole('navigation', { name: text('shell', 'mainNavigation') });
  const item = navigation.getByRole('link', { name: text('games', 'RNG') });
  const vendors = navigation.getByRole('list', { name: text('games', 'vendors') });
  await page.evaluate(() => document.fonts.ready);
  // The entries close up once their own faces are there.
  await expect(async () => {
    await page.mouse.move(700, 700);
    await item.hover();
    await expect(vendors.getByRole('listitem')).toHaveCount(10, { timeout: 2_000 });
  }).toPass();
  const before = (await shiftsOf(page)).length;
  await expect(vendors.getByRole('link').last()).toContainText(text('games', 'seeAll'));
  await expect(vendors.getByRole('link').first()).toContainText(/\d/);
  await expectNoBarriers(page, 'the vendors over home');
  await page.mouse.move(700, 700);
  await expect(vendors).toBeHidden();
  expect((await shiftsOf(page)).slice(before)).toEqual([]);

  await item.hover();
  await vendors.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/rng\?vassalage=KIRANA$/);
  await expect(vendors).toBeHidden();
});

test('NAV-04 SHELL-09 the vendors open at the focus, the arrows move among them and Escape leaves them @desktop', async ({
  portal,
}) => {
  const { page, text } = portal;
  await portal.visit('/');
  const navigation = page.getByRole('navigation', { name: text('shell', 'mainNavigation') });
  const item = navigation.getByRole('link', { name: text('games', 'RNG') });
  const vendors = navigation.getByRole('list', { name: text('games', 'vendors') });
  const entries = navigation.getByRole('link');
  const place = (await entries.allTextContents()).findIndex((name) => name.includes(text('games', 'RNG')));
  await entries.nth(place - 1).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(vendors).toBeVisible();
  await expect(item).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(vendors.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(vendors.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(vendors).toBeHidden();
  await expect(item).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(navigation.getByRole('link', { name: text('games', 'PVP') })).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('NAV-04 the first touch shows the vendors, the second goes to the category @desktop', async ({ portal }) => {
    const { page, text } = portal;
    await portal.visit('/');
    const navigation = page.getByRole('navigation', { name: text('shell', 'mainNavigation') });
    const item = navigation.getByRole('link', { name: text('games', 'RNG') });
    await item.tap();
    await expect(navigation.getByRole('list', { name: text('games', 'vendors') })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await item.tap();
    await expect(page).toHaveURL(/\/rng$/);
  });
});

test('NAV-01 a page is fetched while its link is pointed at, opens beside this one with the key for that, and comes without a new document @desktop', async ({
  portal,
}) => {
  const { page, text } = portal;
  await portal.visit('/');
  const navigation = page.getByRole('navigation', { name: text('shell', 'mainNavigation') });
  const download = navigation.getByRole('link', { name: text('shell', 'download') });
  const fetched = page.waitForRequest(/\/assets\/download-page/);
  await download.hover();
  await fetched;
  const opened = page.context().waitForEvent('page');
  await download.click({ modifiers: ['ControlOrMeta'] });
  const beside = await opened;
  // The tab itself is asked, whatever document it shows first: the runner may miss an address that came before it looked.
  await beside.waitForFunction(() => location.pathname === '/download');
  await beside.close();
  await expect(page).toHaveURL(/\/$/);
  await page.evaluate(() => (document.documentElement.dataset['mark'] = 'yes'));
  await download.click();
  await expect(page).toHaveURL(/\/download$/);
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'yes');
});

test('NAV-01 a page is made while a finger is on its link: it is shown as the finger leaves, and gone when that slides away @phone', async ({
  portal,
}) => {
  const { page, text } = portal;
  await portal.visit('/');
  const title = await page.title();
  const tile = page.locator('.tile[href^="/rng"]').first();
  await tile.scrollIntoViewIfNeeded();
  const heading = page.locator('main h1').filter({ hasText: text('games', 'RNG') });
  const finger = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchEnd' | 'touchCancel') => {
    const { x, y, width, height } = (await tile.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const touchPoints = type === 'touchStart' ? [{ x: x + width / 2, y: y + height / 2 }] : [];
    await finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  };

  await touch('touchStart');
  await expect(heading).toBeAttached();
  await expect(heading).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(page).toHaveTitle(title);
  await touch('touchCancel');
  await expect(heading).toHaveCount(0);
  await expect(page.locator('.hero')).toBeVisible();

  await touch('touchStart');
  await expect(heading).toBeAttached();
  const made = await heading.elementHandle();
  await touch('touchEnd');
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(page).not.toHaveTitle(title);
  expect(await heading.evaluate((shown, before) => shown === before, made), 'it is shown as it was made').toBe(true);
});

test('NAV-01 a press that leads to a page still on its way is answered at once, and the styles of the first page stay @phone', async ({
  portal,
}) => {
  const { page, text } = portal;
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/category-page.*js/, async (route) => {
    await mayCome;
    await route.continue();
  });
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/rest-.*css/.test(request.url())) sheets.push(request.url());
  });
  await portal.visit('/');
  await page.evaluate(noteSheetsAsOneGoes);
  const line = page.locator('.progress-line');
  await expect(line).toHaveCount(0);
  await page
    .getByRole('region', { name: text('home', 'categories') })
    .getByRole('link', { name: text('games', 'RNG') })
    .first()
    .tap();
  await expect(line).toBeVisible();
  letCome();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('games', 'RNG'));
  await expect(line).toHaveCount(0);
  expect(sheets, 'the sheet is fetched once').toHaveLength(1);
  await expect(page.locator('link[data-rest]')).toHaveCount(1);
  const applied = await page.evaluate(() => (window as unknown as { $applied: string[] }).$applied);
  expect(applied, 'as the link within the page went, the one behind it applied').toEqual(['all']);
});

test('NAV-01 home shows its first screen before what stands below it, and is whole at once where a visitor comes back to @phone', async ({
  portal,
}) => {
  const { page } = portal;
  const below = page.locator('.fair-band');
  await portal.visit('/rng');
  await page.evaluate(noteWhatIsMadeWithHero);
  await page.locator('.bottom-item[href="/"]').tap();
  await expect(below).toBeAttached();
  await expect(page.locator('.below-waits')).toHaveCount(0);
  expect(await page.evaluate(madeWithHero), 'made by a press').toEqual([false]);

  await below.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.locator('.bottom-item[href="/promotions"]').tap();
  await expect(page.locator('.hero')).toHaveCount(0);
  await page.goBack();
  await expect(below).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  expect(await page.evaluate(madeWithHero), 'and by going back').toEqual([false, true]);
});

test('LOGIN-01 MODAL-02 the login is made while its button is pointed at; the press shows it and gives it the focus @desktop', async ({
  portal,
}) => {
  const { page, text } = portal;
  await portal.visit('/');
  const button = page.getByRole('banner').getByRole('button', { name: text('shell', 'login') });
  await button.hover();
  const made = page.locator('dialog:not([open]) input[name=username]');
  await expect(made).toBeAttached();
  await expect(portal.modal).toHaveCount(0);
  await made.evaluate((field) => field.setAttribute('data-mark', 'yes'));
  await button.click();
  await expect(portal.modal.locator('input[name=username]')).toBeFocused();
  await expect(portal.modal.locator('input[name=username]')).toHaveAttribute('data-mark', 'yes');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog [data-mark]')).toHaveCount(0);
});

/** The media of the same sheet that apply in the moment in which a link to it leaves the document. */
function noteSheetsAsOneGoes(): void {
  const link = document.querySelector<HTMLLinkElement>('link[data-rest]');
  new MutationObserver((_, observer) => {
    if (!link || link.isConnected) return;
    observer.disconnect();
    const media = [...document.styleSheets]
      .filter(({ href }) => href === link.href)
      .map((sheet) => sheet.media.mediaText);
    Object.assign(window, { $applied: media.filter((text) => matchMedia(text).matches) });
  }).observe(document, { childList: true, subtree: true });
}

type Watched = Window & { $madeWithHero?: boolean[] };

/** Whether the end of home is in the document as its banners come. */
function noteWhatIsMadeWithHero(): void {
  const made: boolean[] = ((window as Watched).$madeWithHero = []);
  let isHome = false;
  new MutationObserver(() => {
    const wasHome = isHome;
    isHome = document.querySelector('.hero') !== null;
    if (isHome && !wasHome) made.push(document.querySelector('.fair-band') !== null);
  }).observe(document, { childList: true, subtree: true });
}

function madeWithHero(): boolean[] | undefined {
  return (window as Watched).$madeWithHero;
}
