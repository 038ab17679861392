import { enlargeText, expectNoBarriers, expectTextGrowsUncut } from './support/access.ts';
import { opensEveryWay } from './support/entrance-screens.ts';
import { GameTable } from './support/game-table.ts';
import { registeredPlayer } from './support/people.ts';
import { modalAlone } from './support/portal.ts';
import { expect, test } from './support/test.ts';

for (const [language, theme, device] of [
  ['MY', 'dark', 'phone'],
  ['EN', 'light', 'desktop'],
] as const) {
  test.describe(`${language} ${theme} ${device} @${device}`, () => {
    test.use({ language, theme });

    test('EASY-04 SHELL-09 no page that a visitor sees has a barrier', async ({ portal, guard }) => {
      guard.expectProblem(/nothing-here.* status of 404/);
      const { page, modal } = portal;
      // Of what a desktop lays out as a phone does, its look there is enough.
      const [pages, modals] = portal.isPhone
        ? [
            ['/', '/rng', '/rng?q=zzzz', '/rng?selection=FAV', '/nothing-here'],
            ['login', 'register', 'categories', 'me'],
          ]
        : [
            ['/', '/rng', '/nothing-here'],
            ['login', 'register'],
          ];
      for (const path of pages) {
        await portal.visit(path);
        await expectNoBarriers(page, path);
      }
      for (const name of modals) {
        await portal.visit(modalAlone(name));
        await expect(modal).toBeVisible();
        await expect(modal.getByRole('status', { name: portal.text('kit', 'loading') })).toHaveCount(0);
        await expectNoBarriers(page, name);
      }
    });

    test('EASY-04 SHELL-09 no page that a member sees has a barrier', async ({ portal, house }) => {
      const { page, modal, text } = portal;
      await portal.visitAs(await registeredPlayer(house.origin, '20.00'), '/');
      await portal.showsBalance('20.00');
      await expectNoBarriers(page, 'home');
      for (const name of ['deposit', 'logout']) {
        await portal.visit(modalAlone(name));
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

test('EASY-04 SHELL-09 text of twice the size is cut nowhere on a phone, and no page scrolls sideways @phone', async ({
  portal,
  house,
}) => {
  const { page, modal, text } = portal;
  const opens = async (name: string) => {
    await portal.visit(modalAlone(name));
    await expect(modal).toBeVisible();
    await expect(modal.getByRole('status', { name: text('kit', 'loading') })).toHaveCount(0);
    await expectTextGrowsUncut(page, name);
  };
  const presses = async (name: string) => {
    await modal.getByRole('button', { name, exact: true }).click();
    await expectTextGrowsUncut(page, name);
  };
  await enlargeText(page);
  for (const path of ['/', '/rng', '/help']) {
    await portal.visit(path);
    await expectTextGrowsUncut(page, path);
  }
  await opens('notice');

  const ways = ['googleLogin', 'facebookLogin', 'mobileCodeLogin', 'mobileRegistration'];
  for (const way of ways) await house.set(`features.${way}`, true);
  await opensEveryWay(portal, modalAlone('login'));
  await expectTextGrowsUncut(page, 'the login by a name');
  await presses(text('identity', 'way_sms'));
  await presses(text('identity', 'forgotPassword'));
  await opensEveryWay(portal, modalAlone('register'));
  await expectTextGrowsUncut(page, 'the registration by a name');
  await presses(text('identity', 'byMobile'));
  for (const way of ways) await house.set(`features.${way}`, false);

  await portal.visitAs(await registeredPlayer(house.origin, '1234.50'), '/');
  await expectTextGrowsUncut(page, 'a member’s home');
  await opens('deposit');
  await opens('member-centre');
  const rooms = 'securityCenter loginPassword bankAccounts profile sessions loginHistory addresses closure';
  for (const room of rooms.split(' ')) await opens(`member-centre&room=${room}`);
});

test('SHELL-09 GAME-10 a game is played by keyboard alone @desktop', async ({ portal, house }) => {
  const { page } = portal;
  await portal.visitAs(await registeredPlayer(house.origin, '20.00'), '/rng');
  await page.getByRole('article').first().getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const table = new GameTable(portal);
  await table.isReady();
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/spin'));
  await table.spinButton.focus();
  await page.keyboard.press('Space');
  expect((await answered).status()).toBe(200);
});
