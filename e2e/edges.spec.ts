import { getDepositMethods, listVendorCards, LOTTERY_VENDOR } from '@pelita/contract';
import { expectNoBarriers } from './support/access.ts';
import { send } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('SHELL-06 the quick menu has the customer service, the app with its code, the visitor’s games and the way up, folded where there is no room @desktop', async ({
  portal,
  context,
}) => {
  const { page, text } = portal;
  await portal.visit('/help');
  const menu = page.getByRole('navigation', { name: text('quickMenu', 'title') });
  const chat = context.waitForEvent('page');
  await menu.getByRole('button', { name: text('shell', 'customerService') }).click();
  await (await chat).close();

  const app = menu.getByRole('button', { name: text('quickMenu', 'app') });
  await app.press('Enter');
  await expect(menu.getByRole('img', { name: text('download', 'qr') })).toBeVisible();
  await expectNoBarriers(page, 'the quick menu with its code');
  await app.press('Escape');
  await expect(menu.getByRole('img')).toBeHidden();

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // Whoever prefers less motion, as these journeys do, is there at once.
  const upAtOnce = (button: HTMLElement) => (button.click(), scrollY);
  expect(await menu.getByRole('button', { name: text('shell', 'toTop') }).evaluate(upAtOnce)).toBe(0);

  await menu.getByRole('link', { name: text('shell', 'favourites') }).click();
  await expect(page).toHaveURL(/\/rng\?selection=FAV$/);
  await menu.getByRole('link', { name: text('shell', 'recent') }).click();
  await expect(page).toHaveURL(/\/rng\?selection=RECENT$/);

  await page.setViewportSize({ width: 1280, height: 800 });
  const fold = menu.getByRole('button', { name: text('quickMenu', 'title') });
  await expect(app).toBeHidden();
  await fold.click();
  await expectNoBarriers(page, 'the quick menu unfolded');
  await page.keyboard.press('Escape');
  await expect(app).toBeHidden();
  await fold.click();
  await app.click();
  await menu.getByRole('link', { name: text('quickMenu', 'guides') }).click();
  await expect(page).toHaveURL(/\/download$/);
});

test('SHELL-07 the footer names the providers that there are, three browsers and the ways to pay, and its sign leads home @desktop', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  const { lanes } = (await send(house.origin, listVendorCards, { query: {} })).data;
  // The built-in lottery is among the vendors, and nobody that we cooperate with.
  const cards = lanes.flatMap((lane) => lane.cards).filter(({ vassalage }) => vassalage !== LOTTERY_VENDOR);
  const vendors = new Map(cards.map((card) => [card.vassalage, card.displayName]));
  const methods = await send(house.origin, getDepositMethods, {});
  await portal.visit('/help');
  const footer = page.getByRole('contentinfo');
  const listUnder = (title: string) => footer.getByRole('heading', { name: title }).locator('~ ul');

  const providers = listUnder(text('shell', 'footerProviders')).getByRole('link');
  // After the names stands one link a category to what is not named.
  const shown = (await providers.allInnerTexts()).filter((words) => !words.includes(' · '));
  const unnamed = lanes.flatMap(({ gameType, vendorCount, cards: own }) => {
    const count = vendorCount - own.filter(({ displayName }) => shown.includes(displayName)).length;
    return count > 0 && own.some((card) => cards.includes(card)) ? [{ gameType, count }] : [];
  });
  const more = providers.filter({ hasText: ' · ' });
  await expect(more).toHaveCount(unnamed.length);
  for (const { gameType, count } of unnamed)
    await expect(more.and(page.locator(`[href="/${gameType.toLowerCase()}"]`))).toContainText(String(count));
  const moreSlots = more.filter({ hasText: text('games', 'RNG') });
  await expect(moreSlots).toHaveAttribute('href', '/rng');
  expect(shown.every((name) => [...vendors.values()].includes(name))).toBe(true);
  await expect(footer).not.toContainText('Loteri');
  const homes = cards.map((card) => `${card.displayName} /${card.gameType.toLowerCase()}?vassalage=${card.vassalage}`);
  const addresses = await providers.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const led = shown.map((name, index) => `${name.trim()} ${addresses[index]}`);
  expect(
    led.filter((pair) => !homes.includes(pair)),
    'each leads to its own shelf',
  ).toEqual([]);
  await expect(providers.locator('img[data-src^="/art/"]')).toHaveCount(shown.length);

  await expect(listUnder(text('shell', 'footerBrowsers')).getByRole('listitem')).toHaveText([
    'Chrome',
    'Safari',
    'Firefox',
  ]);
  const payments = listUnder(text('shell', 'footerPayments')).getByRole('listitem');
  await expect(payments).toHaveText(methods.map(({ displayName }) => displayName));
  await expect(payments.locator('img')).toHaveCount(methods.length);

  await moreSlots.click();
  const studios = page.getByRole('navigation', { name: text('games', 'vendors') });
  await expect(studios.getByRole('button'), 'leads to every studio').toContainText(
    String(lanes.find(({ gameType }) => gameType === 'RNG')?.vendorCount),
  );
  await page.goBack();
  for (const path of ['/help', '/noticePage', '/join', '/licence', '/terms', '/privacy', '/saferPlay'])
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  await footer.getByRole('link', { name: text('shell', 'homeLink', { brand: 'Pelita' }) }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('what a press has set off and the network failed is said; a fault of a script is not called the network’s @desktop', async ({
  portal,
  guard,
}) => {
  guard.expectProblem(/prices is not a function|Failed to fetch/);
  const { page, text } = portal;
  await page.clock.install();
  await portal.visit('/help');
  const said = page.getByRole('status').getByText(text('kit', 'networkAbnormal'), { exact: true });
  /** Goes on once the page has been told of it, and has drawn what it made of that. */
  const failsBy = (words: string) =>
    page.evaluate(async (message) => {
      const told = new Promise((resolve) => addEventListener('unhandledrejection', resolve, { once: true }));
      void Promise.reject(new TypeError(message));
      await told;
      // As what it tells: in the task after the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    }, words);
  // Whoever tells comes with the visitor's first sign.
  await page.keyboard.press('Shift');
  await expect(async () => {
    await failsBy('Failed to fetch dynamically imported module: /assets/part.js');
    await expect(said).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.fastForward('00:10');
  await expect(said).toBeHidden();
  await failsBy('prices is not a function');
  expect(await said.count()).toBe(0);
});
