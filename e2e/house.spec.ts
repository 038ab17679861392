import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listHotGames, listWinners } from '@pelita/contract';
import type { Locator } from '@playwright/test';
import { GameTable } from './support/game-table.ts';
import { openHouse, type OwnHouse } from './support/house.ts';
import {
  balanceOf,
  playedRounds,
  type Player,
  registeredPlayer,
  send,
  someGame,
  trialSession,
} from './support/people.ts';
import { minorOf } from './support/portal.ts';
import { expect, test as shared } from './support/test.ts';

// A fresh house for these alone, which they may end and begin again.
const test = shared.extend<object, { house: OwnHouse }>({
  house: [
    async ({}, use) => {
      const house = await openHouse();
      await use(house);
      await house.leave();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.describe.configure({ mode: 'serial' });

test('EASY-01 the first start makes the demo accounts, says where it is, and keeps them for their owner alone @desktop', async ({
  portal,
  house,
}) => {
  expect(house.printed()).toMatch(/Pelita is ready at http:\/\/localhost:\d+\n/);
  expect(house.printed()).toContain(house.accounts.member.password);
  expect((await stat(join(house.dataDir, 'first-run.json'))).mode & 0o777).toBe(0o600);
  expect(Object.keys(house.accounts)).toEqual(['member', 'agent', 'operators']);
  await portal.visit('/login');
  await portal.logIn(house.accounts.member);
  await portal.showsBalance('1,000.00');
});

test('SHELL-09 a fresh home’s row of new titles is whole at every width, and repeats nothing from beside the hero @desktop', async ({
  portal,
}) => {
  const { page, text } = portal;
  await portal.visit('/');
  const row = page.getByRole('region', { name: text('home', 'new') });
  const beside = page.getByRole('region', { name: text('home', 'newest') });
  for (const [width, titles] of [
    [390, 6],
    [768, 4],
    [1024, 6],
    [1440, 7],
    [1920, 7],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(row.getByRole('article').filter({ visible: true }), `at ${width} px`).toHaveCount(titles);
    // Whole: the last title ends where the row does, to the pixel.
    const ends = await row.evaluate((element) => {
      const cards = [...element.querySelectorAll('article')].filter((card) => card.checkVisibility());
      return [cards.at(-1), element.querySelector('.shelf')].map((one) =>
        Math.round(one?.getBoundingClientRect().right ?? 0),
      );
    });
    expect(ends[0], `the end of the row at ${width} px`).toBe(ends[1]);
    if (width < 1024) await expect(beside).toBeHidden();
    else await expect(beside.getByRole('button')).toHaveCount(4);
  }
  const names = (region: Locator) => region.locator('.game-name:visible, .side-row .font-semibold').allTextContents();
  const shown = [...(await names(row)), ...(await names(beside))];
  expect(new Set(shown).size).toBe(11);
});

test('FAIR-03 SAFE-04 a fresh home shows no winners and no hot shelf, free play changes nothing, and real play is counted @desktop', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  const winners = page.getByRole('region', { name: text('home', 'winners') });
  const hot = page.getByRole('region', { name: text('home', 'hot') });
  await portal.visit('/');
  await expect(page.getByRole('region', { name: text('home', 'new') })).toBeVisible();
  await expect(winners).toBeHidden();
  await expect(hot).toBeHidden();

  const game = await someGame(house.origin);
  const session = await trialSession(house.origin);
  await untilAWin(house.origin, { username: session.userName, password: '', session }, game.gameCode);
  expect((await send(house.origin, listWinners, { query: { limitNum: '5' } })).list).toEqual([]);
  expect((await send(house.origin, listHotGames, { query: {} })).list).toEqual([]);

  const player = await registeredPlayer(house.origin, '500.00');
  await untilAWin(house.origin, player, game.gameCode);
  await expect(async () => {
    await portal.visit('/');
    await expect(winners).toBeVisible({ timeout: 2_000 });
    await expect(hot).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(winners.getByRole('listitem').first()).toContainText(game.gameName);
  await expect(winners).not.toContainText(player.username);
  await expect(hot.getByRole('article')).toHaveCount(1);
  await expect(hot).toContainText(game.gameName);
});

async function untilAWin(origin: string, player: Player, gameCode: string): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    const [round] = await playedRounds(origin, player, gameCode, 1);
    if (round && minorOf(round.totalWin) > 0) return;
  }
  throw new Error('sixty rounds without a win');
}

test('REL-01 GAME-12 the server is killed in mid-spin: the spin is played once, and the balance says so @desktop', async ({
  portal,
  house,
  guard,
}) => {
  test.setTimeout(120_000);
  guard.expectProblem(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|ERR_SOCKET|status of 50\d/);
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin, '60.00');
  await portal.visitAs(player, '/rng');
  await page.getByRole('article').first().getByRole('button').first().click();
  const table = new GameTable(portal);
  await table.isReady();

  const sent = page.waitForRequest((request) => request.url().endsWith('/spin'));
  await table.spinButton.click();
  await sent;
  await house.kill();
  await house.start();
  const retry = table.frame.getByRole('button', { name: text('studio', 'tryNow') });
  if (await retry.isVisible()) await retry.click({ timeout: 2_000 }).catch(() => undefined);
  await table.isReady();
  const sheet = await table.openRounds();
  await expect(sheet.getByRole('listitem').getByRole('button', { expanded: false })).toHaveCount(1);
  // The stream comes back with growing pauses, half a minute at most.
  const atServer = minorOf(await balanceOf(house.origin, player));
  await expect.poll(() => portal.balanceMinor(), { timeout: 40_000 }).toBe(atServer);
});
