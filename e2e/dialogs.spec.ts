import { registeredPlayer } from './support/people.ts';
import { expectNoBarriers } from './support/access.ts';
import { PLAIN_PAGE, modalAlone } from './support/portal.ts';
import { expect, test } from './support/test.ts';

test('MODAL-04 a copy says in a dialog that it succeeded, with one button, and that it did not when it did not @desktop', async ({
  portal,
  house,
  context,
}) => {
  const { page, text } = portal;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.visitAs(await registeredPlayer(house.origin), PLAIN_PAGE);
  await portal.openDeposit();
  const order = page.getByRole('dialog', { name: text('cashier', 'title') });
  await order.getByRole('textbox', { name: text('cashier', 'amount') }).fill('50');
  await order.getByRole('button', { name: text('cashier', 'submit') }).click();
  const copy = order.getByRole('button', { name: text('cashier', 'copyOrder') });
  await copy.click();
  const told = page.getByRole('alertdialog', { name: text('kitForms', 'copied') });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^D[\dA-F]{8}$/);
  await expect(told).toContainText(copied);
  await expect(told.getByRole('button')).toHaveText(['', text('kitForms', 'confirm')]);
  await expectNoBarriers(page, 'a copy that succeeded');
  await told.getByRole('button', { name: text('kitForms', 'confirm'), exact: true }).click();
  await expect(told).toBeHidden();
  await expect(order).toContainText(text('cashier', 'order', { orderId: copied }));

  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) }));
  await copy.click();
  const refused = page.getByRole('alertdialog', { name: text('kitForms', 'notCopied') });
  await expect(refused).toContainText(text('kitForms', 'notCopiedNote'));
  await page.keyboard.press('Escape');
  await expect(refused).toBeHidden();
  await expect(order).toBeVisible();
});

test('MODAL-04 GATE-02 the warning to a trial account has one button, which leads to registering @desktop', async ({
  portal,
}) => {
  const { page, text } = portal;
  await portal.visit(modalAlone('need-true-account'));
  const warning = page.getByRole('alertdialog', { name: text('dialogs', 'needTrueAccount') });
  // Beside the sign that closes it, which every modal has.
  await expect(warning.getByRole('button')).toHaveText(['', text('dialogs', 'in_increase_submit')]);
  await warning.getByRole('button', { name: text('dialogs', 'in_increase_submit') }).click();
  await expect(page.getByRole('dialog', { name: text('identity', 'registerTitle') }).or(portal.modal)).toBeVisible();
  await expect(page).toHaveURL(/modal=register/);
});

test('MODAL-04 the logout prompt asks, and only its confirm button logs out @desktop', async ({ portal, house }) => {
  const { page, text } = portal;
  await portal.visitAs(await registeredPlayer(house.origin), PLAIN_PAGE);
  await portal.openLogout();
  const prompt = page.getByRole('alertdialog', { name: text('dialogs', 'in_sure_logout') });
  await prompt.getByRole('button', { name: text('kitForms', 'cancel'), exact: true }).click();
  await expect(prompt).toBeHidden();
  await portal.showsBalance('0.00');
  await portal.openLogout();
  await prompt.getByRole('button', { name: text('shell', 'logout'), exact: true }).click();
  await expect(portal.loginButton).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});
