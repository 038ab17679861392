import { listGames } from '@pelita/contract';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/access.ts';
import { contentDesk } from './support/operator-desk.ts';
import { registeredPlayer, send, someGame } from './support/people.ts';
import { pagesHold } from './support/page-data.ts';
import { expect, test } from './support/test.ts';

const NODES_MAXIMUM = 1500;

test('GAME-02 ten thousand titles are one long shelf of which the page holds only what is near @desktop', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.visit('/rng');
  const cells = page.locator('.game-grid-box li');
  await expect(cells.first()).toHaveAttribute('aria-setsize', /^\d{5}$/);
  const count = Number(await cells.first().getAttribute('aria-setsize'));
  // Of the shelf alone: the footer's rows may break otherwise once faces that came late are used.
  const height = () => page.locator('.game-grid-box').evaluate((box) => box.getBoundingClientRect().height);
  const heightBefore = await height();
  for (const part of [0.3, 0.6, 0.97]) {
    await page.evaluate((to) => scrollTo(0, document.documentElement.scrollHeight * to), part);
    await expect.poll(() => titlesInView(page)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(NODES_MAXIMUM);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator(`.game-grid-box li[aria-posinset="${count}"] article`)).toBeAttached();
  expect(await height()).toBe(heightBefore);
});

test('GAME-02 ROUTE-04 a place far down the list is there again after another page and back @desktop', async ({
  portal,
}) => {
  const { page, text } = portal;
  await portal.visit('/rng?selection=NEW');
  await portal.visit('/rng');
  await page.evaluate(() => scrollTo(0, 40_000));
  await expect.poll(() => titlesInView(page)).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40_000);
  await portal.pressInBar(portal.bar.locator('.brand-name'));
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('games', 'RNG'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40_000);
  await expect.poll(() => titlesInView(page)).toBeGreaterThan(0);
});

test('NAV-02 GAME-04 a category without a vendor says so and shows what is there @desktop', async ({
  portal,
  guard,
}) => {
  // The server has rendered the page of the brand as it is.
  guard.expectProblem(/#418|#423|#425/);
  const { page, text } = portal;
  const isSport = (category: string) => category === 'SPORTS' || category === 'ESPORTS';
  await pagesHold(page, ['/sports', '/esports'], (startup) => {
    startup.lanes = startup.lanes.filter(({ gameType }) => !isSport(gameType));
  });
  for (const [path, category] of [
    ['/sports', 'SPORTS'],
    ['/esports', 'ESPORTS'],
  ] as const) {
    await portal.visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('games', category));
    await expect(page.getByRole('main')).toContainText(
      text('lobby', 'noVendor', { category: text('games', category) }),
    );
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: text('games', 'RNG') })
    .click();
  await expect(page).toHaveURL(/\/rng$/);

  const asked = page.waitForRequest(/GCSGAME_hotGamesV2/);
  await page.goto('/?modal=categories');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: text('games', 'HOT') })
    .click();
  await expect(page).toHaveURL(/\/hot$/);
  const { searchParams } = new URL((await asked).url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ isPlatform: '2', platform: 'flash,html5-desktop' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('lobby', 'hotTitle'));
});

test('GAME-02 GAME-08 every studio is found in the sheet, and is asked for once in a tab @desktop', async ({
  portal,
}) => {
  const { page, text } = portal;
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('newGameVendor') && asked.push(request.url()));
  await portal.visit('/rng');
  const tabs = page.getByRole('navigation', { name: text('games', 'vendors') });
  for (const round of [1, 2]) {
    await tabs.getByRole('button').click();
    await page.getByRole('searchbox', { name: text('lobby', 'findVendor') }).fill('rimba');
    await page.getByRole('dialog').getByRole('link', { name: /Rimba/ }).click();
    await expect(page, `round ${round}`).toHaveURL(/vassalage=RIMBA/);
    await expect(page.getByRole('dialog')).toBeHidden();
    if (round === 1) await portal.reload();
  }
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Rimba');
  expect(asked).toEqual([expect.stringContaining('platform=html5-desktop&language=MY')]);

  await page.getByRole('combobox', { name: text('shell', 'language') }).selectOption('EN');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('vendorsLanguage'))).toBe('EN');
  expect(asked.slice(1)).toContainEqual(expect.stringContaining('platform=html5-desktop&language=EN'));
});

test('GAME-02 a list that cannot be had says so, and can be asked for again @desktop', async ({ portal, guard }) => {
  guard.expectProblem(/GCSGAME_gameList|503/);
  const { page, text } = portal;
  await portal.visit('/rng');
  await page.route(/GCSGAME_gameList/, (route) => route.fulfill({ status: 503, body: '' }));
  await page.evaluate(() => scrollTo(0, 60_000));
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  await page.unroute(/GCSGAME_gameList/);
  await alert.getByRole('button', { name: text('kit', 'retry') }).click();
  await expect.poll(() => titlesInView(page)).toBeGreaterThan(0);
  await expect(alert).toBeHidden();
});

test('GAME-02 NAV-08 ROUTE-04 filters narrow a vendor’s list, stand in its address and are there after a game and back @desktop', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  const wanted = { feature: 'freeSpins', volatility: 'high', rtpFrom: '95', sort: 'rtp' } as const;
  const [some] = (await send(house.origin, listGames, { query: { ...wanted, pageSize: '1' } })).games;
  const vassalage = some?.vassalage ?? '';
  await portal.visitAs(await registeredPlayer(house.origin), `/rng?vassalage=${vassalage}`);
  const picker = (name: 'feature' | 'volatility' | 'return' | 'sort' | 'class') =>
    page.getByRole('group', { name: text('lobby', 'filters') }).getByLabel(text('lobby', name), { exact: true });
  const cells = page.locator('.game-grid-box li');
  const all = Number(await cells.first().getAttribute('aria-setsize'));

  await picker('feature').selectOption({ label: text('lobby', 'freeSpins') });
  await picker('volatility').selectOption({ label: text('lobby', 'high') });
  await picker('return').selectOption({ label: text('lobby', 'returnFrom', { percent: '95' }) });
  await picker('sort').selectOption({ label: text('lobby', 'sortRtp') });
  const narrowed = `/rng?vassalage=${vassalage}&sort=rtp&volatility=high&feature=freeSpins&rtp=95`;
  await expect(page).toHaveURL(narrowed);
  const { games, totalCount } = await send(house.origin, listGames, { query: { ...wanted, vassalage } });
  expect(totalCount).toBeGreaterThan(0);
  expect(totalCount).toBeLessThan(all);
  await expect(cells.first()).toHaveAttribute('aria-setsize', String(totalCount));
  const names = page.locator('.game-grid-box .game-name');
  await expect(names.first()).toHaveText(games[0]?.gameName ?? '');

  await page.getByRole('article').first().getByRole('button').first().click();
  await expect(page).toHaveURL(/\/game$/);
  await portal.bar.getByRole('link', { name: text('games', 'leaveGame') }).click();
  await expect(page).toHaveURL(narrowed);
  await expect(cells.first()).toHaveAttribute('aria-setsize', String(totalCount));
  await expect(picker('volatility')).toHaveValue('high');
  await expect(picker('sort')).toHaveValue('rtp');

  const [kind] = await picker('class')
    .getByRole('option')
    .filter({ hasNotText: text('lobby', 'any') })
    .allInnerTexts();
  await picker('class').selectOption({ label: kind ?? '' });
  await expect(page).toHaveURL(/classify=/);
  await page.getByRole('button', { name: text('lobby', 'clearFilters') }).click();
  await expect(page).toHaveURL(`/rng?vassalage=${vassalage}&sort=rtp`);
  await expect(cells.first()).toHaveAttribute('aria-setsize', String(all));
});

test('GAME-07 ERR-02 a game that an operator has closed says so, and one of those suggested opens @desktop', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/launchGame.* status of 400/);
  const { page, text } = portal;
  const game = await someGame(house.origin);
  const isClosed = async () => {
    const { games } = await send(house.origin, listGames, { query: { gameName: game.gameName, pageSize: '1' } });
    return games[0]?.maintenance ?? false;
  };
  const { closes } = await contentDesk(house);
  await closes(game.gameCode, true);
  await expect.poll(isClosed).toBe(true);
  await portal.visitAs(await registeredPlayer(house.origin), `/rng?q=${encodeURIComponent(game.gameName)}`);
  await page.getByRole('main').getByRole('article').first().getByRole('button').first().click();
  const dialog = page.getByRole('dialog', { name: text('lobby', 'closedGame', { game: game.gameName }) });
  await expect(dialog.getByRole('article')).toHaveCount(6);
  await expectNoBarriers(page, 'a game under maintenance');
  await dialog.getByRole('article').nth(2).getByRole('button').first().click();
  await expect(page).toHaveURL(/\/game$/);

  await closes(game.gameCode, false);
  await expect.poll(isClosed).toBe(false);
});

/** How many titles, come whole, the window shows. */
function titlesInView(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('.game-grid-box article')].filter((title) => {
        const { top, bottom } = title.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      }).length,
  );
}
