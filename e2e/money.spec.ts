import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expectNoBarriers } from './support/access.ts';
import { afterRounds, GameTable } from './support/game-table.ts';
import { balanceOf, freshAccount, registeredPlayer } from './support/people.ts';
import { minorOf } from './support/portal.ts';
import { expect, test } from './support/test.ts';

const run = promisify(execFile);
const verifier = join(import.meta.dirname, '../packages/games/src/verify-round.ts');

test('SHELL-03 WALLET-01 WALLET-02 GAME-06 GAME-10 FAIR-01 ROUTE-07 a person registers, pays in, plays, checks a round, leaves and returns, and every sen is accounted for @phone', async ({
  portal,
}, testInfo) => {
  const { page, text } = portal;
  const account = freshAccount();
  await portal.visit('/');
  await portal.registerButton.click();
  await portal.fillRegistration(account);
  await portal.submitRegistration();
  await portal.showsBalance('0.00');

  await test.step('paying in at the bank', async () => {
    const balanceCalls: string[] = [];
    page.on('request', (request) => request.url().endsWith('/wallets/balance') && balanceCalls.push(request.url()));
    await portal.openDeposit();
    const { modal } = portal;
    await modal.getByRole('textbox', { name: text('cashier', 'amount') }).fill('100');
    await modal.getByRole('button', { name: text('cashier', 'submit'), exact: true }).click();
    await expect(modal.getByRole('heading', { name: text('cashier', 'pending') })).toBeVisible();
    await expect(modal.locator('time')).toHaveText(/^1[45]:\d\d$/);
    const opened = page.waitForEvent('popup');
    await modal.getByRole('link', { name: text('cashier', 'openBank') }).click();
    const bank = await opened;
    await bank.bringToFront();
    await expect(bank.getByText('MYR 100.00')).toBeVisible();
    await bank.getByRole('button', { name: text('bank', 'confirm'), exact: true }).click();
    await expect(bank.getByText(text('bank', 'sent'))).toBeVisible();
    await bank.close();
    await page.bringToFront();
    await portal.showsBalance('100.00');
    await expect(modal.getByRole('heading', { name: text('cashier', 'confirmed') })).toBeVisible();
    expect(balanceCalls, 'the live event alone brought it').toEqual([]);
    await modal.getByRole('button', { name: text('cashier', 'done') }).click();
    await expect(modal).toBeHidden();
  });

  const table = new GameTable(portal);
  await test.step('launching a game in a frame without an origin', async () => {
    await page
      .getByRole('region', { name: text('home', 'categories') })
      .getByRole('link', { name: text('games', 'RNG') })
      .first()
      .click();
    await page.getByRole('article').first().getByRole('button').first().click();
    await expect(page).toHaveURL(/\/game$/);
    const frame = page.locator('iframe');
    expect(await frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
    await table.isReady();
    expect(await table.frame.locator('body').evaluate(() => self.origin)).toBe('null');
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });

  await test.step('playing: the header follows each round', async () => {
    let expected = 100_00;
    for (let spin = 0; spin < 3; spin++) {
      expected = afterRounds(expected, [await table.spin()]);
      await expect.poll(() => portal.balanceMinor()).toBe(expected);
    }
  });

  await test.step('checking a round in the browser and offline', async () => {
    const sheet = await table.openRounds();
    await expect(sheet.getByRole('listitem').getByRole('button', { expanded: false })).toHaveCount(3);
    await sheet.getByRole('button', { name: text('studio', 'changeSeeds') }).click();
    await expect(sheet.getByRole('status').filter({ hasText: text('studio', 'seedsChanged') })).toBeVisible();
    await sheet.getByRole('listitem').first().getByRole('button', { expanded: false }).click();
    await sheet.getByRole('button', { name: text('studio', 'check'), exact: true }).click();
    await expect(sheet.getByText(text('studio', 'checkHolds'))).toBeVisible();
    const record = testInfo.outputPath('round.json');
    await writeFile(record, await sheet.getByRole('textbox', { name: text('studio', 'record') }).inputValue());
    const { stdout } = await run(process.execPath, [verifier, record]);
    expect(stdout).toContain('The round holds.');
    await page.keyboard.press('Escape');
  });

  const left = await portal.balance.innerText();
  await test.step('the same game after a reload', async () => {
    const before = await page.locator('iframe').getAttribute('src');
    await page.reload();
    await table.isReady();
    expect(await page.locator('iframe').getAttribute('src')).toBe(before);
    await portal.showsBalance(left);
  });

  await test.step('the same money after leaving and logging in again', async () => {
    await page.getByRole('link', { name: text('games', 'leaveGame') }).click();
    await expect(page).toHaveURL(/\/rng$/);
    await portal.openLogout();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('shell', 'logout') })
      .click();
    await expect(portal.loginButton).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('launchedGame'))).toBeNull();
    await portal.openLogin();
    await portal.logIn(account);
    await portal.showsBalance(left);
  });
});

test.describe('what is the same on every device @phone', () => {
  test('GATE-01 a visitor who presses play logs in, and the launch goes on by itself', async ({ portal, house }) => {
    const { page, text } = portal;
    const player = await registeredPlayer(house.origin, '30.00');
    await portal.visit('/rng');
    const card = page.getByRole('article').first();
    const name = await card.innerText();
    await card.getByRole('button').first().click();
    await expect(page.getByRole('dialog', { name: text('identity', 'loginTitle') })).toBeVisible();
    await portal.logIn(player);
    await expect(page).toHaveURL(/\/game$/);
    await new GameTable(portal).isReady();
    const heading = page.getByRole('heading', { level: 1 });
    expect(name).toContain(await heading.innerText());
  });

  test('WALLET-04 a payment that the bank refuses moves nothing and says so', async ({ portal, house }) => {
    const { page, text } = portal;
    const player = await registeredPlayer(house.origin);
    await portal.visitAs(player, '/');
    await portal.showsBalance('0.00');
    await portal.openDeposit();
    const { modal } = portal;
    const amount = modal.getByRole('textbox', { name: text('cashier', 'amount') });
    const submit = modal.getByRole('button', { name: text('cashier', 'submit'), exact: true });
    await amount.fill('abc');
    await submit.click();
    await expect(amount).toHaveAccessibleDescription(text('fieldErrors', 'amount'));
    await expectNoBarriers(page, 'the deposit form with a problem');
    await amount.fill('50');
    await submit.click();
    const opened = page.waitForEvent('popup');
    await modal.getByRole('link', { name: text('cashier', 'openBank') }).click();
    const bank = await opened;
    // A tab in the background draws no frames, and a press waits for one.
    await bank.bringToFront();
    await bank.getByRole('button', { name: text('bank', 'fail'), exact: true }).click();
    await expect(bank.getByText(text('bank', 'sent'))).toBeVisible();
    await bank.close();
    await page.bringToFront();
    await expect(modal.getByRole('heading', { name: text('cashier', 'failed') })).toBeVisible();
    await portal.showsBalance('0.00');
    expect(await balanceOf(house.origin, player)).toBe('0.00');
  });

  test('LIVE-01 two tabs of one player agree while one of them plays', async ({ portal, house, context }) => {
    const player = await registeredPlayer(house.origin, '40.00');
    await portal.visitAs(player, '/rng');
    const second = portal.inTab(await context.newPage());
    await second.visit('/');
    await second.showsBalance('40.00');
    // A tab in the background draws no frames, and a press waits for one.
    await portal.page.bringToFront();
    await portal.page.getByRole('article').first().getByRole('button').first().click();
    const table = new GameTable(portal);
    await table.isReady();
    const expected = afterRounds(40_00, [await table.spin()]);
    await expect.poll(() => portal.balanceMinor()).toBe(expected);
    await expect.poll(() => second.balanceMinor()).toBe(expected);
  });

  test('LIVE-01 GAME-12 SHELL-01 a spin without a connection is played once, when it is back, the header catches up, and the round is listed in the chosen zone', async ({
    portal,
    house,
    context,
    guard,
  }) => {
    guard.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
    const { page, text } = portal;
    const player = await registeredPlayer(house.origin, '40.00');
    // The frame of the game has no storage.
    await page.addInitScript(() => top === self && localStorage.setItem('timeZone', 'utc'));
    await portal.visitAs(player, '/rng');
    await page.getByRole('article').first().getByRole('button').first().click();
    const table = new GameTable(portal);
    await table.isReady();
    await context.setOffline(true);
    await table.spinButton.click();
    await expect(table.frame.getByRole('alert')).toContainText(text('studio', 'connection'));
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/spin') && answer.status() === 200);
    await context.setOffline(false);
    await answered;
    await table.isReady();
    const sheet = await table.openRounds();
    await expect(sheet.getByRole('listitem').getByRole('button', { expanded: false })).toHaveCount(1);
    // The device is eight hours ahead.
    const hours = [0, 1].map((ago) => new Date(Date.now() - ago * 3_600_000).toISOString().slice(11, 13));
    await expect(sheet.locator('.round-when')).toHaveText(new RegExp(`\\b(${hours.join('|')})[.:]\\d\\d$`));
    await expect.poll(async () => portal.balanceMinor()).toBe(minorOf(await balanceOf(house.origin, player)));
  });
});
