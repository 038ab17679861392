import { registeredPlayer } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Behind "Me" on a phone; the button in a desktop's bar is in dialogs.spec.ts.
test('LOGIN-09 logging out asks, tells the server, clears the tab and goes home @phone', async ({ portal, house }) => {
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin);
  await portal.visitAs(player, '/rng');
  await portal.showsBalance('0.00');
  await portal.openLogout();
  const told = page.waitForResponse((answer) => answer.url().endsWith('/wps/session/logout'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('shell', 'logout') })
    .click();
  expect((await told).status()).toBe(200);
  await expect(portal.loginButton).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept).not.toEqual(expect.arrayContaining(['token']));
  expect(kept.filter((name) => ['account', 'customerId', 'isAgent', 'memberLabel'].includes(name))).toEqual([]);
  const answer = await fetch(`${house.origin}/wps/member/info`, { headers: { authorization: player.session.token } });
  expect(answer.status, 'the token is worth nothing any more').toBe(401);
});
