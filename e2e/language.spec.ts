import { expectNoSidewaysScroll } from './support/access.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const malay = wordsOf('MY');
const english = wordsOf('EN');
const JSON_TYPE = 'application/json';

test('BRAND-01 BRAND-03 a first visit gets the brand’s name and its default language @desktop', async ({
  portal,
  house,
}) => {
  const { page } = portal;
  const html = await (await fetch(house.origin)).text();
  expect(html).toContain('<html lang="ms" dir="ltr"');
  await portal.visit('/');
  await expect(page).toHaveTitle(malay('home', 'title', { brand: 'Pelita' }));
  await expect(portal.loginButton).toBeVisible();
});

test('BRAND-03 BRAND-04 BRAND-06 another language comes without a reload, brings its vendors, games and announcements, and stays @desktop', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.visit('/');
  await page.evaluate(() => Object.assign(window, { $same: true }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('language=EN')) asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  // The catalogue of this house calls vendors and games alike in every language, so the server's words are marked.
  await page.route(/GCSGAME_(newGameVendor|gameList).*language=EN/, async (route) => {
    const said = await (await route.fetch()).text();
    await route.fulfill({
      body: said.replaceAll(/("(?:displayName|gameName)":")/g, '$1In English: '),
      contentType: JSON_TYPE,
    });
  });
  const answers = Promise.all(
    ['GCSGAME_newGameVendor', 'MCSFE_getListAnnouncements', 'GCSGAME_gameList'].map((name) =>
      page.waitForResponse((response) => response.url().includes(name) && response.url().includes('language=EN')),
    ),
  );
  await page.getByRole('combobox', { name: malay('shell', 'language') }).selectOption('EN');
  await expect(page.getByRole('button', { name: english('shell', 'login'), exact: true })).toBeVisible();
  await answers;
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The night market is open');
  await expect(page).toHaveTitle(english('home', 'title', { brand: 'Pelita' }));
  expect(asked).toEqual(expect.arrayContaining(['GCSGAME_newGameVendor', 'MCSFE_getListAnnouncements']));
  const providers = page.getByRole('contentinfo').getByRole('link', { name: /^In English: / });
  await expect(providers.first()).toBeVisible();
  await expect(page.locator('.shelf-new .game-card').first()).toContainText('In English: ');
  expect(await page.evaluate(() => '$same' in window), 'the page was not loaded anew').toBe(true);
  // The reload may break off an answer that is being marked.
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  const next = await page.reload();
  expect(await next?.text(), 'the server writes it at once').toContain('<html lang="en"');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('EN');

  // Without the cookie's help the choice in local storage wins all the same.
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('button', { name: english('shell', 'login'), exact: true })).toBeVisible();
});

test('BRAND-04 a mirrored page reads from the right and fits', async ({ portal, guard }) => {
  guard.expectProblem(/nothing-here.* status of 404/);
  const { page } = portal;
  await page.context().addCookies([{ name: 'language', value: 'QPS', domain: 'localhost', path: '/' }]);
  for (const path of ['/', '/rng', '/nothing-here']) {
    await page.goto(path);
    await portal.isLive();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
    await expectNoSidewaysScroll(page, path);
  }
});

test('BRAND-05 the theme switches, is remembered, and a page never shows the other one first @phone', async ({
  portal,
}) => {
  const { page, text } = portal;
  await page.addInitScript(() => {
    const themes: (string | undefined)[] = [];
    Object.assign(window, { $themes: themes });
    // From the first moment at which something can be painted.
    const look = () => document.body && themes.push(document.documentElement.dataset['theme']);
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await portal.visit('/');
  const themes = () => page.evaluate(() => [...new Set((window as unknown as { $themes: string[] }).$themes)]);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await themes()).toEqual(['dark']);
  const dark = await ground();
  await page.getByRole('button', { name: text('shell', 'themeToLight') }).click();
  await expect(page.getByRole('button', { name: text('shell', 'themeToDark') })).toBeVisible();
  await expect.poll(ground).not.toBe(dark);

  await portal.reload();
  expect(await themes(), 'with the cookie').toEqual(['light']);
  await page.context().clearCookies();
  await portal.reload();
  expect(await themes(), 'with local storage alone').toEqual(['light']);
  await expect(page.getByRole('button', { name: text('shell', 'themeToDark') })).toBeVisible();
});
