import { endOtherSessions } from '@pelita/contract';
import { GameTable } from './support/game-table.ts';
import type { House } from './support/house.ts';
import { loggedIn, type Player, registeredPlayer, send } from './support/people.ts';
import { modalAlone, type Portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

/** From another device. */
async function endsElsewhere(house: House, player: Player): Promise<void> {
  const other = await loggedIn(house.origin, player);
  await send(house.origin, endOtherSessions, {}, other.token);
}

/** The login that stands over what the member was doing. */
function loginAgain({ page, text }: Portal) {
  return page.getByRole('dialog').filter({ hasText: text('identity', 'sessionOver') });
}

test('LOGIN-15 a session that ends over a half-filled form asks to log in again, and what was typed is still there @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/status of 401/);
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin);
  await portal.visitAs(player, modalAlone('member-centre&room=profile'));
  const room = page.getByRole('dialog', { name: text('centre', 'room_profile'), exact: true });
  const nickname = room.getByLabel(text('centre', 'field_nickname'));
  await nickname.fill('Lantern Keeper');
  await endsElsewhere(house, player);
  await expect(loginAgain(portal)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage)), 'the tab keeps nothing of it').not.toContain('token');
  await portal.logIn(player);
  await expect(loginAgain(portal)).toBeHidden();
  await expect(nickname).toHaveValue('Lantern Keeper');
  await room.getByRole('button', { name: text('centre', 'profileSave'), exact: true }).click();
  await expect(page.getByText(text('centre', 'profileSaved'))).toBeVisible();
});

test('LOGIN-15 LIVE-01 another tab that has nothing to lose takes nothing from the one with the form @desktop', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/status of 401/);
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin);
  await portal.visitAs(player, modalAlone('member-centre&room=profile'));
  const nickname = page.getByLabel(text('centre', 'field_nickname'));
  await nickname.fill('Lantern Keeper');
  const other = await page.context().newPage();
  await other.goto(new URL('/rng', page.url()).href);
  await expect(other.getByRole('status', { name: text('shell', 'balance'), exact: true })).toHaveText('0.00');
  await endsElsewhere(house, player);
  await expect(other.getByText(text('identity', 'loggedOut'))).toBeVisible();
  await expect(loginAgain(portal)).toBeVisible();
  await portal.logIn(player);
  await expect(nickname).toHaveValue('Lantern Keeper');
  await expect(other.locator('html'), 'a new session is told to the other tab').toHaveAttribute(
    'data-session',
    'member',
  );
});

test('LOGIN-15 a member who does not log in again is logged out, and nothing of theirs is left on the page @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/status of 401/);
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin);
  await portal.visitAs(player, modalAlone('member-centre&room=profile'));
  await page.getByLabel(text('centre', 'field_nickname')).fill('Lantern Keeper');
  await endsElsewhere(house, player);
  await loginAgain(portal)
    .getByRole('button', { name: text('kit', 'close'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(portal.loginButton).toBeVisible();
});

test('LOGIN-15 another member who logs in over it finds a new page @phone', async ({ portal, house, guard }) => {
  guard.expectProblem(/status of 401/);
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin);
  const another = await registeredPlayer(house.origin, '12.00');
  await portal.visitAs(player, modalAlone('member-centre&room=profile'));
  await page.getByLabel(text('centre', 'field_nickname')).fill('Lantern Keeper');
  await endsElsewhere(house, player);
  await portal.logIn(another);
  await portal.showsBalance('12.00');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('LOGIN-15 a session that ends on a page says so, and leaves the visitor there @desktop', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/status of 401/);
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin);
  await portal.visitAs(player, '/rng');
  await portal.showsBalance('0.00');
  await endsElsewhere(house, player);
  await expect(page.getByText(text('identity', 'loggedOut'))).toBeVisible();
  await expect(portal.loginButton).toBeVisible();
  await expect(page).toHaveURL(/\/rng$/);
});

test('LOGIN-15 GATE-06 a session that ends in a game: the login lies over it, and the same game is launched again @desktop', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/status of 40[13]/);
  const { page } = portal;
  const player = await registeredPlayer(house.origin, '10.00');
  const table = new GameTable(portal);
  await portal.visitAs(player, '/rng');
  await page.getByRole('article').first().getByRole('button').first().click();
  await table.isReady();
  const first = await page.locator('iframe').getAttribute('src');
  await endsElsewhere(house, player);
  await portal.logIn(player);
  await expect(page.locator('iframe')).not.toHaveAttribute('src', first ?? '');
  await table.isReady();
  await table.spin();
});
