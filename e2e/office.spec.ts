import { expectNoBarriers } from './support/access.ts';
import { freshCode } from './support/office.ts';
import { expect, test } from './support/test.ts';

const IDLE_MS = 15 * 60_000;

test('OPS-01 SEC-03 an operator logs in with password and code, is locked when idle, goes on by the password, and leaves @desktop', async ({
  office,
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
    await office.typeCode(await freshCode(finance));
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
