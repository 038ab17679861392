import { expectNoBarriers } from './support/access.ts';
import { codeTo } from './support/codes.ts';
import { bindsContact, forgetsAddresses, freshAccount, freshNumber, registeredPlayer } from './support/people.ts';
import { modalAlone, PLAIN_PAGE, type Portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

const dialog = ({ page, text }: Portal, name: 'loginTitle' | 'forgotTitle' | 'secondStepTitle' | 'changeTitle') =>
  page.getByRole('dialog', { name: text('identity', name), exact: true });
/** What was left stays, hidden, and is not looked at. */
const field = ({ modal, text }: Portal, name: 'username' | 'password' | 'email' | 'mobileNum' | 'code') =>
  modal.getByLabel(text('identity', name), { exact: true }).filter({ visible: true });
const focused = ({ modal }: Portal) => modal.locator(':focus');

test('MODAL-02 REG-11 back closes the terms alone, what was typed stays, and they open again @phone', async ({
  portal,
}) => {
  const { page, text, modal } = portal;
  await portal.visit(PLAIN_PAGE);
  await portal.registerButton.click();
  const { username, password } = freshAccount();
  await portal.fillRegistration({ username, password });
  const terms = page.getByRole('dialog').filter({ has: page.locator('#term') });
  for (const time of ['first', 'second']) {
    await modal.getByRole('link', { name: text('identity', 'readTerms'), exact: true }).click();
    await expect(terms, `the ${time} time`).toBeVisible();
    await page.goBack();
    await expect(terms).toHaveCount(0);
    await expect(field(portal, 'username')).toHaveValue(username);
    await expect(field(portal, 'password')).toHaveValue(password);
  }
  await page.goBack();
  await expect(modal).toBeHidden();
  await portal.registerButton.click();
  await expect(field(portal, 'username'), 'what was left is gone with its modal').toHaveValue('');
  await modal.getByRole('link', { name: text('identity', 'readTerms'), exact: true }).click();
  await expect(terms).toBeVisible();
});

test('MODAL-02 PASS-01 back leads from forgot password to the login, with all that was typed, and then out @phone', async ({
  portal,
}) => {
  const { page, text, modal } = portal;
  await portal.visit(PLAIN_PAGE);
  await portal.openLogin();
  await field(portal, 'username').fill('siti88');
  await modal.getByRole('button', { name: text('identity', 'forgotPassword') }).click();
  await expect(dialog(portal, 'forgotTitle')).toBeVisible();
  await expect(field(portal, 'username')).toBeFocused();
  await field(portal, 'username').fill('siti99');
  await field(portal, 'email').fill('siti@mail.example');
  await page.goBack();
  await expect(dialog(portal, 'loginTitle')).toBeVisible();
  await expect(field(portal, 'username')).toHaveValue('siti88');
  await expect(field(portal, 'username'), 'the focus is not lost with what was left').toBeFocused();
  await page.goForward();
  await expect(dialog(portal, 'forgotTitle')).toBeVisible();
  await expect(field(portal, 'username')).toHaveValue('siti99');
  await expect(field(portal, 'email')).toHaveValue('siti@mail.example');
  await expectNoBarriers(page, 'forgot password, with the login kept beside it');
  await modal.getByRole('button', { name: text('identity', 'backToLogin') }).click();
  await expect(dialog(portal, 'loginTitle')).toBeVisible();
  await modal.getByRole('button', { name: text('identity', 'forgotPassword') }).click();
  await expect(dialog(portal, 'forgotTitle')).toBeVisible();
  await modal.getByRole('button', { name: text('kit', 'close') }).click();
  await expect(modal, 'closing takes all steps back at once').toBeHidden();
  await expect(page).toHaveURL(/\/licence$/);
});

test('MODAL-02 LOGIN-12 the second step is shown again after a reload, and back leads to the login @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/session\/login.* status of 403/);
  const { page, text, modal } = portal;
  const player = await registeredPlayer(house.origin, '16.00');
  const email = `${player.username}@mail.example`;
  await bindsContact(house.origin, player, { channel: 'mail', email });
  await forgetsAddresses(house.origin, player.session.token);
  await house.set('features.loginAddressVerification', true);
  await portal.visit(PLAIN_PAGE);
  await portal.openLogin();
  await portal.logIn(player);
  await expect(dialog(portal, 'secondStepTitle')).toBeVisible();
  await page.goBack();
  await expect(dialog(portal, 'loginTitle')).toBeVisible();
  await expect(field(portal, 'username')).toHaveValue(player.username);
  await portal.logIn(player);
  await expect(dialog(portal, 'secondStepTitle')).toBeVisible();
  await portal.reload();
  await expect(dialog(portal, 'secondStepTitle')).toBeVisible();
  await modal.getByRole('button', { name: text('identity', 'sendCode'), exact: true }).click();
  await field(portal, 'code').fill(await codeTo(house.origin, email));
  await modal.getByRole('button', { name: text('identity', 'loginSubmit'), exact: true }).click();
  await expect(modal).toBeHidden();
  await portal.showsBalance('16.00');
  await expect(page).toHaveURL(/\/licence$/);
  await house.set('features.loginAddressVerification', false);
});

test('MODAL-02 PASS-04 LOGIN-06 LOGIN-16 a password that must be changed is there after a reload; back leads to the login @desktop', async ({
  portal,
  house,
}) => {
  const { page } = portal;
  const player = await registeredPlayer(house.origin);
  await house.set('features.passwordExpiry', true);
  await house.set('account.flaggedDefaultPassword', player.password);
  await portal.visit(PLAIN_PAGE);
  await portal.openLogin();
  await portal.logIn(player);
  await expect(dialog(portal, 'changeTitle')).toBeVisible();
  await page.goBack();
  await expect(dialog(portal, 'loginTitle')).toBeVisible();
  await portal.logIn(player);
  await expect(dialog(portal, 'changeTitle')).toBeVisible();
  await portal.reload();
  await expect(dialog(portal, 'changeTitle'), 'a reload loses nothing').toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token')), 'and lets nobody in').toBeNull();
  await page.goBack();
  await expect(dialog(portal, 'loginTitle')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('temporaryPassword'))).toBeNull();
  await house.set('account.flaggedDefaultPassword', '');
  await house.set('features.passwordExpiry', false);
});

test('MODAL-02 MC-03 back leads from the form of a bank account, and from the secret of an authenticator, to their room @phone', async ({
  portal,
  house,
}) => {
  const { page, text, modal } = portal;
  const player = await registeredPlayer(house.origin);
  await portal.visitAs(player, PLAIN_PAGE);
  const button = (name: string) => modal.getByRole('button', { name, exact: true });
  const room = (name: 'securityCenter' | 'bankAccounts' | 'authenticator') =>
    page.getByRole('dialog', { name: text('centre', `room_${name}`), exact: true });
  const enters = async (name: 'bankAccounts' | 'authenticator') => {
    await room('securityCenter')
      .getByRole('button', { name: new RegExp(`^${text('centre', `room_${name}`)}`) })
      .click();
    await expect(room(name)).toBeVisible();
  };
  await page
    .getByRole('navigation', { name: text('shell', 'appNavigation') })
    .getByRole('button', { name: text('shell', 'me'), exact: true })
    .click();
  await button(text('dialogs', 'memberCentre')).click();
  await button(text('centre', 'room_securityCenter')).click();

  await enters('bankAccounts');
  const adds = button(text('security', 'addBankAccount'));
  const number = modal.getByLabel(text('security', 'accountNumber'), { exact: true });
  await adds.click();
  await expect(number).toBeVisible();
  await page.goBack();
  await expect(number).toBeHidden();
  await expect(room('bankAccounts')).toBeVisible();
  await expect(focused(portal), 'the focus stays in the room').toHaveCount(1);
  await adds.click();
  await expect(number).toBeVisible();
  await button(text('centre', 'back', { to: text('centre', 'room_securityCenter') })).click();
  await expect(room('securityCenter')).toBeVisible();

  await enters('authenticator');
  await button(text('security', 'authenticatorBegin')).click();
  const step = page.getByRole('alertdialog', { name: text('security', 'confirmTitle') });
  await step.getByLabel(text('security', 'loginPassword'), { exact: true }).fill(player.password);
  await page.keyboard.press('Enter');
  const secret = modal.getByLabel(text('security', 'secret'), { exact: true });
  await expect(secret).toBeVisible();
  await page.goBack();
  await expect(secret).toBeHidden();
  await expect(room('authenticator')).toBeVisible();
  await expect(focused(portal), 'the focus stays in the room').toHaveCount(1);
  await page.goForward();
  await expect(secret).toBeVisible();
  await portal.reload();
  await expect(button(text('security', 'authenticatorBegin')), 'the secret lies in no history').toBeVisible();
  await button(text('kit', 'close')).click();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(/\/licence$/);
});

test('LOGIN-01 REG-01 PASS-02 SMS-01 a visitor who looks at another login method finds what was typed, and the wait for a code goes on @phone', async ({
  portal,
  house,
}) => {
  const { page, text, modal } = portal;
  const switches = ['mobileCodeLogin', 'verificationAtPasswordChange', 'mobileRegistration'];
  for (const name of switches) await house.set(`features.${name}`, true);
  const way = (name: 'username' | 'byUsername' | 'byMobile' | 'way_sms' | 'way_mail') =>
    modal.getByRole('button', { name: text('identity', name), exact: true });
  const waiting = modal.getByRole('button', { name: /\d+ s$/ });
  const number = freshNumber();
  const sent = page.waitForResponse((answer) => answer.url().includes('/wps/verification/sms/'));
  await portal.visit(modalAlone('login'));
  await field(portal, 'username').fill('siti88');
  await way('way_sms').click();
  await field(portal, 'mobileNum').fill(number);
  await modal.getByRole('button', { name: text('identity', 'sendCode'), exact: true }).click();
  expect((await sent).status()).toBe(200);
  await expect(waiting).toBeDisabled();
  await way('username').click();
  await expect(field(portal, 'username')).toHaveValue('siti88');
  await way('way_sms').click();
  await expect(field(portal, 'mobileNum')).toHaveValue(number);
  await expect(waiting, 'no second code at once').toBeDisabled();

  await modal.getByRole('button', { name: text('identity', 'forgotPassword') }).click();
  await field(portal, 'email').fill('siti@mail.example');
  await way('way_sms').click();
  await field(portal, 'mobileNum').fill('123456789');
  await way('way_mail').click();
  await expect(field(portal, 'email')).toHaveValue('siti@mail.example');
  await way('way_sms').click();
  await expect(field(portal, 'mobileNum')).toHaveValue('123456789');
  await page.goBack();
  await expect(field(portal, 'mobileNum')).toHaveValue(number);
  await expect(waiting).toBeDisabled();

  await portal.visit(modalAlone('register'));
  await field(portal, 'username').fill('siti88');
  await way('byMobile').click();
  await field(portal, 'mobileNum').fill(number);
  await way('byUsername').click();
  await expect(field(portal, 'username')).toHaveValue('siti88');
  await way('byMobile').click();
  await expect(field(portal, 'mobileNum')).toHaveValue(number);
  await expectNoBarriers(page, 'a way beside one that was left');
  for (const name of switches) await house.set(`features.${name}`, false);
});
