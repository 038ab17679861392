import { GameTable } from './support/game-table.ts';
import { registeredPlayer } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('ROUTE-01 every path answers on a direct visit @desktop', async ({ house }) => {
  const homes = ['/', '/index', '/index.html', '/home', '/login', '/register', '/register.html'];
  const games = [
    '/rng',
    '/bgs',
    '/bingo',
    '/live',
    '/fish',
    '/pvp',
    '/sports',
    '/esports',
    '/hot',
    '/game',
    '/seamless',
  ];
  const lotteries = ['/lottery', '/vnlottery', '/seaLottery', '/elott'];
  const others = [
    '/noticePage',
    '/vip',
    '/pointMall',
    '/promotions',
    '/promoDetail',
    '/help',
    '/helpmc',
    '/download',
    '/join',
  ];
  for (const path of [...homes, ...games, ...lotteries, ...others]) {
    const answer = await fetch(house.origin + path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toContain('<h1');
  }
});

for (const [language, theme] of [
  ['MY', 'dark'],
  ['EN', 'light'],
] as const) {
  test.describe(`${language} ${theme}`, () => {
    test.use({ language, theme });

    test('ROUTE-01 BRAND-05 what the server wrote is taken over without a mismatch @desktop', async ({ portal }) => {
      const { page, text } = portal;
      for (const path of ['/', '/register', '/home', '/rng']) {
        await page.goto(path);
        await portal.isLive();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('games', 'RNG'));
    });
  });
}

test('ROUTE-01 the pages are reached from each other without a reload, and back works @desktop', async ({ portal }) => {
  const { page, text } = portal;
  await portal.visit('/');
  await page.evaluate(() => Object.assign(window, { $same: true }));
  const tiles = page.getByRole('region', { name: text('home', 'categories') });
  await tiles
    .getByRole('link', { name: text('games', 'RNG') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('games', 'RNG'));
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(tiles).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('games', 'RNG'));
  expect(await page.evaluate(() => '$same' in window)).toBe(true);
});

test('ROUTE-01 an unknown path is a 404 with a way home @desktop', async ({ portal, guard }) => {
  guard.expectProblem(/nothing-here.* status of 404/);
  const { page, text } = portal;
  const answer = await page.goto('/nothing-here');
  expect(answer?.status()).toBe(404);
  await portal.isLive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('site', 'notFound'));
  await page
    .getByRole('main')
    .getByRole('link', { name: text('site', 'goHome') })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('search')).toBeVisible();
});

for (const path of ['/register', '/register.html']) {
  test(`ROUTE-03 ${path} shows home with the register modal, and closing it leaves home @desktop`, async ({
    portal,
  }) => {
    const { page, text } = portal;
    await portal.visit(path);
    await expect(portal.modal).toBeVisible();
    await expect(portal.modal.getByRole('button', { name: text('identity', 'registerSubmit') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(portal.modal).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('region', { name: text('home', 'categories') })).toBeVisible();
  });
}

test('ROUTE-04 a malformed value in the address is as if it were not there @desktop', async ({ portal }) => {
  const { page, text } = portal;
  for (const search of ['?vassalage=%00..%2f', '?selection=NONSENSE', '?q=%FF%FE', '?modal=nothing', '?q=5&q=6']) {
    const answer = await page.goto(`/rng${search}`);
    expect(answer?.status(), search).toBe(200);
    await portal.isLive();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('games', 'RNG'));
  }
});

test('ROUTE-06 a page’s part loads when it is wanted; one that cannot be had says so and can be tried again @desktop', async ({
  portal,
  guard,
}) => {
  guard.expectProblem(/category-page|net::ERR_FAILED|dynamically imported/);
  const { page, text } = portal;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.route(/category-page/, (route) => route.abort('failed'));
  await portal.visit('/');
  expect(loaded.filter((url) => /category-page|game-page|login|deposit/.test(url))).toEqual([]);
  await page
    .getByRole('region', { name: text('home', 'categories') })
    .getByRole('link', { name: text('games', 'RNG') })
    .first()
    .click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(text('shell', 'chunkError'));
  await page.unroute(/category-page/);
  await alert.getByRole('button', { name: text('kit', 'retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('games', 'RNG'));
});

test('ROUTE-06 ERR-02 a part that may be missing leaves the page as it is, and what was asked for says that it did not come @desktop', async ({
  portal,
  guard,
}) => {
  guard.expectProblem(/vendor-dropdown|login-modal|toast-|dynamically imported/);
  const { page, text } = portal;
  await page.route(/vendor-dropdown|login-modal|toast-/, (route) => route.abort('failed'));
  await portal.visit('/');
  const navigation = page.getByRole('navigation', { name: text('shell', 'mainNavigation') });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('vendor-dropdown'));
  await navigation.getByRole('link', { name: text('games', 'RNG') }).hover();
  await failed;
  await portal.loginButton.click();
  await expect(page.getByRole('status').filter({ hasText: text('shell', 'chunkErrorNote') })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('region', { name: text('home', 'categories') })).toBeVisible();
});

test('ROUTE-06 LIMIT-01 a part that has not come in 120,000 ms is given up with a way to try again @desktop', async ({
  portal,
  guard,
}) => {
  guard.expectProblem(/category-page|did not arrive in time/);
  const { page, text } = portal;
  await page.clock.install();
  await page.route(/category-page/, () => undefined);
  await portal.visit('/');
  const wanted = page.waitForRequest(/category-page/);
  await page
    .getByRole('region', { name: text('home', 'categories') })
    .getByRole('link', { name: text('games', 'RNG') })
    .first()
    .click();
  await wanted;
  const alert = page.getByRole('alert').filter({ hasText: text('shell', 'chunkError') });
  await page.clock.fastForward(105_000);
  await expect(alert).toBeHidden();
  await page.clock.fastForward(16_000);
  await expect(alert.getByRole('button', { name: text('kit', 'retry') })).toBeVisible();
});

const lateParts = [
  ['modal', /login-modal-[\w-]{8}\.js/, '/?modal=login'],
  ['centre', /\/centre-[\w-]{8}\.js/, '/?modal=member-centre'],
  ['room', /security-overview-[\w-]{8}\.js/, '/?modal=member-centre&room=securityCenter'],
] as const;
for (const [kind, file, address] of lateParts) {
  test(`ROUTE-06 LIMIT-01 a ${kind} that has not come in 120,000 ms is given up, and the page behind it goes on @desktop`, async ({
    portal,
    house,
    guard,
  }) => {
    guard.expectProblem(/did not arrive in time/);
    const { page, text } = portal;
    if (kind !== 'modal') {
      const player = await registeredPlayer(house.origin);
      await portal.visitAs(player, '/');
    }
    await page.clock.install();
    await page.route(file, () => undefined);
    const wanted = page.waitForRequest(file);
    await portal.visit(address);
    await wanted;
    const note = page.getByRole('status').filter({ hasText: text('shell', 'chunkErrorNote') });
    await page.clock.fastForward(105_000);
    await expect(note).toBeHidden();
    await page.clock.fastForward(16_000);
    await expect(note).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('ROUTE-07 GATE-01 without a launched game, or without a session, /game goes home @desktop', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  await page.goto('/game');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('region', { name: text('home', 'categories') })).toBeVisible();

  const player = await registeredPlayer(house.origin, '10.00');
  const table = new GameTable(portal);
  await portal.visitAs(player, '/rng');
  await page.getByRole('article').first().getByRole('button').first().click();
  await table.isReady();
  await portal.reload();
  await table.isReady();
  // The game is still kept in this tab, but nobody is logged in.
  await page.evaluate(() => sessionStorage.removeItem('token'));
  await page.goto('/game');
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => sessionStorage.getItem('launchedGame'))).not.toBeNull();
});

test('a visitor who scrolls before the page is live keeps their place @desktop', async ({ portal }) => {
  const { page } = portal;
  await portal.visit('/rng');
  await page.evaluate(() => scrollTo(0, 3_000));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3_000);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  // The browser has put the page where it was; its visitor goes on from there.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3_000);
  // It puts it there once more while the page still grows: what the visitor does counts from when it has let go.
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.evaluate(() => scrollTo(0, 1_200));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_200);
  resolve();
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown')));
  await portal.isLive();
  expect(await page.evaluate(() => scrollY)).toBe(1_200);
});

test('a press before the page is live is kept and answered once it is @desktop', async ({ portal }) => {
  const { page, text } = portal;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await portal.loginButton.click();
  resolve();
  await expect(page.getByRole('dialog', { name: text('identity', 'loginTitle') })).toBeVisible();
});
