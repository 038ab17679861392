import { registeredPlayer } from './support/people.ts';
import { expectNoSidewaysScroll } from './support/access.ts';
import { modalAlone } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import { languages, wordsOf } from './support/words.ts';

const CLOCK = /^(\d\d) \/ (\d\d) (\d{4}) (\d\d):(\d\d):(\d\d) (GMT[+-]\d{1,2}(?::\d\d)?)$/;

test('SHELL-01 the clock ticks each second in the brand’s time, and the time zone switch changes it @desktop', async ({
  portal,
}) => {
  const { page, text } = portal;
  await portal.visit('/');
  const clock = page.getByRole('timer', { name: text('shell', 'clock') });
  await expect(clock).toHaveText(CLOCK);
  const first = await clock.innerText();
  await expect(clock).not.toHaveText(first);
  expect(first).toContain('GMT+8');

  const zones = page.getByRole('combobox', { name: text('shell', 'timeZone') });
  await zones.selectOption('utc');
  await expect(clock).toHaveText(/GMT\+0$/);
  const hour = (shown: string) => Number(CLOCK.exec(shown)?.[4]);
  const utc = hour(await clock.innerText());
  await zones.selectOption('brand');
  await expect(clock).toHaveText(/GMT\+8$/);
  const brand = hour(await clock.innerText());
  expect([8, 9]).toContain((brand - utc + 24) % 24);

  await zones.selectOption('utc');
  await portal.reload();
  await expect(clock).toHaveText(/GMT\+0$/);
});

test('SHELL-02 the register button goes while registration is off, and comes back @phone', async ({
  portal,
  house,
}) => {
  await house.set('features.directRegistration', false);
  try {
    await portal.visit('/');
    await expect(portal.loginButton).toBeVisible();
    await expect(portal.registerButton).toBeHidden();
  } finally {
    await house.set('features.directRegistration', true);
  }
  await portal.visit('/');
  await expect(portal.registerButton).toBeVisible();
});

test('SHELL-03 a member sees account, rank and balance, hides the balance and asks for it again @desktop', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin, '1234.50');
  await portal.visitAs(player, '/');
  await portal.showsBalance('1,234.50');
  await expect(portal.bar).toContainText(player.username);
  await expect(portal.bar).toContainText(/VIP \d/);
  const asked = page.waitForResponse((response) => response.url().endsWith('/wps/v2/wallets/balance'));
  await portal.bar.getByRole('button', { name: text('shell', 'refreshBalance') }).click();
  expect((await asked).status()).toBe(200);
  await portal.bar.getByRole('button', { name: text('shell', 'hideBalance') }).click();
  await expect(portal.bar.getByRole('status', { name: text('shell', 'balanceHidden') })).toHaveText('***');
  await page.reload();
  await expect(portal.bar.getByRole('status', { name: text('shell', 'balanceHidden') })).toHaveText('***');
  await portal.bar.getByRole('button', { name: text('shell', 'showBalance') }).click();
  await portal.showsBalance('1,234.50');
});

test('SHELL-03 a member who comes back sees no visitor’s buttons, not even before the page is live @phone', async ({
  portal,
  house,
}) => {
  const { page } = portal;
  await portal.visitAs(await registeredPlayer(house.origin), '/');
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(portal.loginButton).toBeHidden();
  await expect(portal.registerButton).toBeHidden();
});

test('SHELL-03 ROUTE-06 a member whose panel does not come can ask for it again @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/ERR_FAILED|member-panel/);
  const { page, text } = portal;
  await page.route(/member-panel/, (route) => route.abort('failed'));
  await portal.visitAs(await registeredPlayer(house.origin), '/');
  const retry = page.getByRole('button', { name: text('kit', 'retry') });
  await expect(retry).toBeVisible();
  await page.unroute(/member-panel/);
  await retry.click();
  await expect(page.getByRole('group', { name: text('shell', 'balance') })).toBeVisible();
  await expect(retry).toHaveCount(0);
});

test('SHELL-06 MODAL-01 a page answers before the menu beside it is asked for, and before the modal of its address is there @desktop', async ({
  portal,
}) => {
  const { page, text } = portal;
  const wasLive = () => page.evaluate(() => document.documentElement.dataset['live'] ?? 'not yet');
  const atMenu: string[] = [];
  await page.route(/\/quick-menu-[\w-]+\.js$/, async (route) => {
    atMenu.push(await wasLive());
    await route.continue();
  });
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('dialog')) return;
      watch.disconnect();
      document.documentElement.dataset['atModal'] = document.documentElement.dataset['live'] ?? 'not yet';
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await portal.visit(modalAlone('login'));
  await expect(portal.modal).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-at-modal', 'yes');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: text('quickMenu', 'title') })).toBeVisible();
  expect(atMenu).toEqual(['yes']);
});

test('SHELL-04 SHELL-06 a phone’s app bar leads home, to the games, to a deposit and to the account with the quick entries @phone', async ({
  portal,
  context,
}) => {
  const { page, text } = portal;
  await portal.visit('/rng');
  const bar = page.getByRole('navigation', { name: text('shell', 'appNavigation') });
  await bar.getByRole('button', { name: text('shell', 'games'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: text('games', 'kinds') });
  await expect(sheet.getByRole('link')).toContainText([text('games', 'RNG'), text('games', 'HOT')]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await bar.getByRole('link', { name: text('shell', 'home'), exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await bar.getByRole('button', { name: text('shell', 'me'), exact: true }).click();
  await expect(portal.modal.getByRole('button', { name: text('shell', 'login'), exact: true })).toBeVisible();
  for (const [name, address] of [
    ['favourites', '/rng?selection=FAV'],
    ['recent', '/rng?selection=RECENT'],
    ['download', '/download'],
  ] as const)
    await expect(portal.modal.getByRole('link', { name: text('shell', name) })).toHaveAttribute('href', address);
  const chat = context.waitForEvent('page');
  await portal.modal.getByRole('button', { name: text('shell', 'customerService') }).click();
  await (await chat).close();
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, 900));
  await bar.getByRole('button', { name: text('shell', 'me'), exact: true }).click();
  await portal.modal.getByRole('button', { name: text('shell', 'toTop') }).click();
  await expect(portal.modal).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await bar.getByRole('button', { name: text('shell', 'deposit'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: text('identity', 'loginTitle') })).toBeVisible();
});

test('SHELL-05 the marquee shows the announcements, rests under the pointer and opens them @desktop', async ({
  portal,
}) => {
  const { page, text } = portal;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await portal.visit('/');
  const marquee = page.getByRole('region', { name: text('shell', 'notices') });
  const item = marquee.getByRole('button', { name: /^Slot, meja langsung/ });
  const track = marquee.getByRole('list');
  const rests = (state: 'running' | 'paused') => expect(track).toHaveCSS('animation-play-state', state);
  await rests('running');
  // By the window that it moves through: the list itself may have gone on.
  await marquee.locator('.marquee').hover();
  await rests('paused');
  await marquee.getByRole('button', { name: text('shell', 'pauseNotices') }).click();
  await page.mouse.move(0, 0);
  await rests('paused');
  await item.press('Enter');
  const notices = page.getByRole('dialog', { name: text('shell', 'notices') });
  await expect(notices.getByRole('heading', { name: 'Semua gerai sudah dibuka' })).toBeVisible();
});

test('SHELL-05 SHELL-09 a visitor who prefers less motion gets none @desktop', async ({ portal }) => {
  const { page, text } = portal;
  await portal.visit('/');
  const shownAtOnce = (number: string) =>
    page
      .getByRole('button', { name: text('home', 'bannerNumber', { number }), exact: true })
      .evaluate((dot: HTMLElement) => (dot.click(), dot.closest('section')?.querySelector('.hero-track')?.scrollLeft));
  expect(await shownAtOnce('2')).toBeGreaterThan(0);
  expect(await shownAtOnce('1')).toBe(0);
  const endless = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime === Infinity).length,
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(endless).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(endless).toBe(0);
});

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test('SHELL-09 no page scrolls sideways from 320 to 2560 px @desktop', async ({ portal, guard }) => {
      guard.expectProblem(/nothing-here.* status of 404/);
      const { page } = portal;
      for (const path of ['/', '/rng', '/login', '/register', '/nothing-here']) {
        await portal.visit(path);
        for (const width of language === 'MY' ? [320, 360, 768, 1024, 1440, 1920, 2560] : [320, 360, 1024, 2560]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoSidewaysScroll(page, `${path} at ${width} px`);
        }
      }
    });

    test('BRAND-04 every word of a page is a word of its language @desktop', async ({ portal, guard }) => {
      guard.expectProblem(/nothing-here.* status of 404/);
      const { page } = portal;
      // Keys look like area.keyName and placeholders stand in braces: either would be a word that a catalogue lacks.
      const other = wordsOf(language === 'MY' ? 'EN' : 'MY');
      for (const path of ['/', '/rng', '/login', '/register', '/nothing-here']) {
        await portal.visit(path);
        const shown = await page.locator('body').innerText();
        expect(shown).not.toMatch(/\b(shell|home|games|site|identity|cashier|errors|fieldErrors)\.[a-z]\w+/);
        expect(shown).not.toMatch(/\{\w+\}/);
        for (const key of ['login', 'saferPlay', 'footerProviders', 'footerBrowsers'] as const)
          expect(shown).not.toContain(other('shell', key));
      }
    });
  });
}

test('NAV-02 only categories that a vendor serves stand in the navigation, and their counts are counted @desktop', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  const answer = await fetch(`${house.origin}/wps/relay/GCSGAME_getVassGameType`);
  const { value } = (await answer.json()) as { value: { content: Record<string, { vendors: unknown[] }> } };
  const served = Object.entries(value.content).filter(([, { vendors }]) => vendors.length > 0);
  // A bar that has room for all of them.
  await page.setViewportSize({ width: 2_400, height: 900 });
  await portal.visit('/');
  const entries = page.getByRole('navigation', { name: text('shell', 'mainNavigation') }).getByRole('link');
  // Home before them, the promotions and the app after.
  // The lotteries share one.
  const shared = new Set(served.map(([category]) => (category === 'ELOTT' ? 'LOTT' : category)));
  await expect(entries).toHaveCount(shared.size + 3);
  await expect(entries.nth(1)).toContainText(text('games', 'LOTT'));
  await expect(entries.nth(2)).toContainText(text('games', 'BINGO'));
  await expect(entries.filter({ hasText: text('games', 'RNG') })).toHaveCount(1);
  const games = await fetch(`${house.origin}/wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=1`);
  const { totalCount } = ((await games.json()) as { value: { totalCount: number } }).value;
  expect(totalCount).toBeGreaterThanOrEqual(60);
  const tiles = page.getByRole('region', { name: text('home', 'categories') });
  await expect(tiles.getByRole('link', { name: text('games', 'RNG') }).first()).toContainText(
    new Intl.NumberFormat('ms-MY').format(totalCount),
  );
});

test('NAV-03 the entry of the page where one is leads nowhere @desktop', async ({ portal }) => {
  const { page, text } = portal;
  await portal.visit('/');
  const navigation = page.getByRole('navigation', { name: text('shell', 'mainNavigation') });
  const steps = () => page.evaluate(() => history.length);
  await navigation.getByRole('link', { name: text('games', 'RNG') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('games', 'RNG'));
  await expect(page.getByRole('article').nth(20)).toBeAttached();
  const before = await steps();
  await page.evaluate(() => scrollTo(0, 300));
  await portal.pressInBar(navigation.getByRole('link', { name: text('games', 'RNG') }));
  await expect(page).toHaveURL(/\/rng$/);
  expect(await steps()).toBe(before);
  expect(await page.evaluate(() => scrollY), 'the place on the page is kept').toBe(300);

  // While another page is on its way, the entry of the one still shown leads back to it.
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('shell', 'terms'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/terms$/);
  await portal.pressInBar(navigation.getByRole('link', { name: text('games', 'RNG') }));
  await expect(page).toHaveURL(/\/rng$/);
});

test('SHELL-09 the page is walked by keyboard: skip link, search by a slash, a modal and back @desktop', async ({
  portal,
}) => {
  const { page, text } = portal;
  await portal.visit('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: text('shell', 'skipToContent') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: text('lobby', 'searchTitle') });
  await expect(search).toBeFocused();
  await page.keyboard.type('lotus');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rng\?q=lotus$/);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/lotus/i);
});
