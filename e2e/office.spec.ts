import { getSystemStatus } from '@pelita/contract';
import { expectNoBarriers } from './support/access.ts';
import { freshCode } from './support/office.ts';
import { balanceOf, registeredPlayer, send } from './support/people.ts';
import { expect, test } from './support/test.ts';

const IDLE_MS = 15 * 60_000;

test('OPS-01 SEC-03 an operator logs in with password and code, is locked when idle, goes on by the password, and leaves @desktop', async ({
  office,
  house,
  page,
  guard,
}) => {
  // What is wrong is refused.
  guard.expectProblem(/office\/session\S* Failed to load resource.* 400 /);
  const { text } = office;
  const finance = office.operator('finance');
  await page.clock.install();
  await office.visit('/approvals');
  await expectNoBarriers(page, 'the login');

  await test.step('a wrong code is refused in the words of a wrong password', async () => {
    await office.typePassword({ ...finance, password: 'not the password' });
    const refused = page.getByRole('alert');
    await expect(refused).toHaveText(/\w/);
    const words = await refused.innerText();
    await office.typePassword(finance);
    await office.typeCode('000000');
    await expect(refused).toHaveText(words);
    await expectNoBarriers(page, 'the code');
  });

  await test.step('the right one leads to the page that was asked for', async () => {
    await office.typeCode(await freshCode(house, finance));
    await expect(office.heading).toHaveText(text('officePages', 'approvals'));
    await expectNoBarriers(page, 'the first page');
  });

  await test.step('a link moves the focus to the heading of its page', async () => {
    await page.getByRole('link', { name: text('officePages', 'players') }).click();
    await expect(office.heading).toHaveText(text('officePages', 'players'));
    await expect(office.heading).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: text('officeFrame', 'find') }).fill(text('officePages', 'approvals'));
    await page.keyboard.press('Enter');
    await expect(office.heading).toHaveText(text('officePages', 'approvals'));
  });

  await test.step('without input for the time that is allowed, nothing is left to be seen', async () => {
    await page.clock.fastForward(IDLE_MS + 10_000);
    await expect(office.heading).toHaveText(text('officeEntrance', 'locked'));
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectNoBarriers(page, 'the lock');
    await page.reload();
    await expect(office.heading).toHaveText(text('officeEntrance', 'locked'));
    await page.getByLabel(text('officeEntrance', 'password'), { exact: true }).fill(finance.password);
    await office.button(text('officeEntrance', 'unlock')).click();
    await expect(office.heading).toHaveText(text('officePages', 'approvals'));
  });

  await test.step('a page that the roles do not grant names the permission', async () => {
    await office.visit('/operators');
    await expect(page.getByText('operators.see')).toBeVisible();
  });

  await test.step('after the logout the session is gone', async () => {
    await office.button(finance.username).click();
    await page.getByRole('menuitem', { name: text('officeFrame', 'logOut') }).click();
    await expect(office.heading).toHaveText(text('officeEntrance', 'signIn'));
    await office.visit('/approvals');
    await expect(office.heading).toHaveText(text('officeEntrance', 'signIn'));
  });
});

test('OPS-02 OPS-10 what finance proposes risk decides, and an administrator closes the site and opens it again @desktop', async ({
  office,
  anotherOffice,
  house,
  page,
}) => {
  const { text } = office;
  const player = await registeredPlayer(house.origin, '200.00');

  await test.step('an adjustment waits for another operator', async () => {
    await office.visitAs('finance', '/players');
    await page.getByLabel(text('officeLists', 'column_search'), { exact: true }).fill(player.username);
    await office.button(text('officeLists', 'apply')).click();
    await page.getByRole('link', { name: player.username }).click();
    await expect(office.heading).toHaveText(player.username);
    await expectNoBarriers(page, 'a player');
    await office.button(text('officePlayers', 'adjust')).click();
    const { dialog } = office;
    await dialog.getByLabel(text('officePlayers', 'adjustAmount'), { exact: true }).fill('12.50');
    await office.button(text('officePlayers', 'adjust'), dialog).click();
    await expect(dialog.getByText(text('officeParts', 'reasonMissing'))).toBeVisible();
    await dialog.getByLabel(text('officeParts', 'reason'), { exact: true }).fill('A bonus that did not come.');
    await expectNoBarriers(page, 'the adjustment');
    await office.button(text('officePlayers', 'adjust'), dialog).click();
    await dialog.getByRole('link', { name: text('officeParts', 'toApprovals') }).click();
    await page.getByRole('tab', { name: text('officeApprovals', 'mine') }).click();
    await expect(page.getByText('212.50')).toBeVisible();
    await expect(page.getByText(text('officeApprovals', 'why_own_proposal'))).toBeVisible();
    await expect(office.button(text('officeApprovals', 'approve'))).toHaveCount(0);
    await expectNoBarriers(page, 'the approvals');
  });

  await test.step('risk approves it, and it is done', async () => {
    const risk = await anotherOffice();
    await risk.visitAs('risk', '/approvals');
    await risk.button(text('officeApprovals', 'approve')).click();
    await risk.button(text('officeApprovals', 'approve'), risk.dialog).click();
    await expect(risk.dialog).toBeHidden();
    await expect(risk.page.getByText(text('officeApprovals', 'noneToDecide'))).toBeVisible();
    await expect.poll(() => balanceOf(house.origin, player)).toBe('212.50');
  });

  await test.step('the site is closed and opened by one button each', async () => {
    const admin = await anotherOffice();
    await admin.visitAs('admin', '/settings');
    const status = async () => (await send(house.origin, getSystemStatus, { query: {} })).status;
    for (const [act, state] of [
      ['closeSite', 1],
      ['openSite', 0],
    ] as const) {
      await admin.button(text('officeSettings', act)).click();
      await admin.button(text('officeSettings', act), admin.dialog).click();
      await expect(admin.dialog).toBeHidden();
      await expect.poll(status).toBe(state);
    }
    await expectNoBarriers(admin.page, 'the settings');
    await admin.visit('/operators');
    await expect(admin.page.getByRole('row').nth(1)).toBeVisible();
    await expectNoBarriers(admin.page, 'the operators');
  });
});
