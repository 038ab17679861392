import { expectNoBarriers, expectNoSidewaysScroll } from './support/access.ts';
import { loggedIn, registeredPlayer } from './support/people.ts';
import { realityCheckIsDue } from './support/reality-check.ts';
import { modalAlone } from './support/portal.ts';
import { expect, test } from './support/test.ts';

const ROOM = modalAlone('member-centre&room=saferPlay');

test('SAFE-01 SAFE-02 a player sets a limit, is refused beyond it, begins a break, and finds only the way out @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/40[0139]/);
  const { page, text, modal } = portal;
  const player = await registeredPlayer(house.origin, '50.00');
  await portal.visitAs(player, ROOM);

  await test.step('a first limit counts at once', async () => {
    await modal.getByRole('combobox', { name: text('saferPlay', 'kind') }).selectOption('deposit');
    await modal.getByRole('combobox', { name: text('saferPlay', 'period') }).selectOption('week');
    await modal.getByRole('textbox', { name: text('saferPlay', 'amount') }).fill('60');
    await modal.getByRole('button', { name: text('saferPlay', 'set'), exact: true }).click();
    const limit = modal.getByRole('listitem').filter({ hasText: text('saferPlay', 'kind_deposit') });
    await expect(limit).toContainText('10.00');
    await expectNoBarriers(page, 'the room with a limit');
    await expectNoSidewaysScroll(page, 'the room with a limit');
  });

  await test.step('its end is only asked for', async () => {
    await modal.getByRole('button', { name: text('saferPlay', 'removeLimit') }).click();
    await modal.getByRole('button', { name: text('saferPlay', 'confirmRaise') }).click();
    await expect(page.getByText(text('errors', 'limit_raise_early'))).toBeVisible();
    await modal.getByRole('button', { name: text('saferPlay', 'keepLimit') }).click();
    await expect(modal.getByRole('button', { name: text('saferPlay', 'removeLimit') })).toBeVisible();
  });

  await test.step('a break logs out, and a login shows until when', async () => {
    await modal.getByRole('combobox', { name: text('saferPlay', 'breakLength') }).selectOption('7d');
    await modal.getByLabel(text('identity', 'password'), { exact: true }).fill(player.password);
    await modal.getByRole('button', { name: text('saferPlay', 'breakSubmit') }).click();
    await expect(page.getByText(text('saferPlay', 'breakDone'))).toBeVisible();
    await portal.visitAs({ ...player, session: await loggedIn(house.origin, player) }, ROOM);
    await expect(modal.getByText(text('saferPlay', 'onBreakUntil'))).toBeVisible();
    await modal.getByRole('button', { name: text('saferPlay', 'withdraw') }).click();
    await expect(page.getByRole('dialog', { name: text('centre', 'room_withdraw') })).toBeVisible();
  });
});

test('SAFE-02 a reality check comes up over a game, says time and result, and stays until it is answered @desktop', async ({
  portal,
  house,
}) => {
  const { page, text, modal } = portal;
  const player = await registeredPlayer(house.origin, '50.00');
  await portal.visitAs(player, '/rng');
  await page.locator('.game-launch').first().click();
  await expect(page).toHaveURL(/\/game$/);
  await realityCheckIsDue(page);
  await page.reload();
  const check = page.getByRole('alertdialog', { name: text('saferPlay', 'realityTitle') });
  await expect(check).toContainText(text('saferPlay', 'realityNet'));
  await expect(check).toContainText('0.00');
  await expect(page).toHaveURL(/\/game\?/);
  await expectNoBarriers(page, 'the reality check');
  const answered = page.waitForResponse('**/wps/saferPlay/realityCheck/answer');
  await modal.getByRole('button', { name: text('saferPlay', 'realityGoOn') }).click();
  expect((await answered).status()).toBe(200);
  await expect(check).toBeHidden();
});

test('SAFE-02 ROUTE-06 what works behind a page and did not come is there once the connection is back @desktop', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/(follow-reality|after-first-sign)\S* .*ERR_INTERNET_DISCONNECTED/);
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin, '50.00');
  await realityCheckIsDue(page);
  const parts = [/\/assets\/follow-reality-/, /\/assets\/after-first-sign-/];
  for (const part of parts) await page.route(part, (route) => route.abort('internetdisconnected'), { times: 1 });
  const missed = parts.map((part) => page.waitForEvent('requestfailed', (request) => part.test(request.url())));
  await portal.visitAs(player, '/rng');
  await page.mouse.wheel(0, 100);
  await Promise.all(missed);
  const check = page.getByRole('alertdialog', { name: text('saferPlay', 'realityTitle') });
  await expect(check).toBeHidden();
  // The index of the search is the last that begins with the first sign.
  const begun = page.waitForResponse(/GCSGAME_gameIndex/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(check).toBeVisible();
  await begun;
});
