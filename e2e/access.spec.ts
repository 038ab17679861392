import { expectNoBarriers } from './support/access.ts';
import { GameTable } from './support/game-table.ts';
import { registeredPlayer } from './support/people.ts';
import { expect, test } from './support/test.ts';

for (const [language, theme, device] of [
  ['MY', 'dark', 'phone'],
  ['EN', 'light', 'desktop'],
] as const) {
  test.describe(`${language} ${theme} ${device}`, () => {
    test.use({ language, theme });
    test.skip(({ isMobile }) => isMobile !== (device === 'phone'), 'each device shows one theme and one language');

    test('EASY-04 SHELL-09 no page that a visitor sees has a barrier', async ({ portal, guard }) => {
      guard.expectProblem(/nothing-here.* status of 404/);
      const { page, modal } = portal;
      for (const path of ['/', '/rng', '/rng?q=zzzz', '/rng?selection=FAV', '/nothing-here']) {
        await portal.visit(path);
        await expectNoBarriers(page, path);
      }
      for (const path of ['/login', '/register', '/?modal=notice', '/?modal=categories', '/?modal=me']) {
        await portal.visit(path);
        await expect(modal).toBeVisible();
        await expect(modal.getByRole('status', { name: portal.text('shell', 'loading') })).toHaveCount(0);
        await expectNoBarriers(page, path);
      }
    });

    test('EASY-04 SHELL-09 no page that a member sees has a barrier', async ({ portal, house }) => {
      const { page, modal, text } = portal;
      await portal.visit('/');
      await portal.isUsedBy(await registeredPlayer(house.origin, '20.00'));
      await portal.showsBalance('20.00');
      await expectNoBarriers(page, 'home');
      for (const name of ['deposit', 'logout', 'need-true-account']) {
        await portal.visit(`/?modal=${name}`);
        await expect(modal).toBeVisible();
        await expectNoBarriers(page, name);
      }
      await portal.visit('/rng');
      await page.getByRole('article').first().getByRole('button').first().click();
      const table = new GameTable(portal);
      await table.isReady();
      await expectNoBarriers(page, 'the game');
      await table.openRounds();
      await expectNoBarriers(page, 'the rounds of the game');
      await page.keyboard.press('Escape');
      await table.frame.getByRole('button', { name: text('studio', 'info'), exact: true }).click();
      await expectNoBarriers(page, 'the paytable of the game');
    });
  });
}

test('SHELL-09 GAME-10 a game is played by keyboard alone', async ({ portal, house }) => {
  test.skip(portal.isPhone, 'phones have no keyboard of this kind');
  const { page } = portal;
  await portal.visit('/rng');
  await portal.isUsedBy(await registeredPlayer(house.origin, '20.00'));
  await page.getByRole('article').first().getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const table = new GameTable(portal);
  await table.isReady();
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/spin'));
  await table.spinButton.focus();
  await page.keyboard.press('Space');
  expect((await answered).status()).toBe(200);
});
