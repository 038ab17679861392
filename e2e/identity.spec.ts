import { lengthText } from '@pelita/i18n';
import { freshAccount, registeredPlayer } from './support/people.ts';
import { PLAIN_PAGE, modalAlone } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import { languageOfDevice } from './support/words.ts';

for (const [language, device] of languageOfDevice) {
  test.describe(`${language} ${device}`, () => {
    test.use({ language });

    test('REG-01 REG-10 LOGIN-05 a visitor registers by username and is logged in', async ({ portal }) => {
      const { page, text } = portal;
      const account = freshAccount();
      await portal.visit('/');
      await portal.registerButton.click();
      // REG-10: nothing is credited, so nothing is promised.
      await expect(
        portal.modal.getByRole('heading', { name: text('identity', 'registerTitle'), exact: true }),
      ).toBeVisible();
      await portal.fillRegistration(account);
      const sent = page.waitForRequest((request) => request.url().endsWith('/wps/member/register'));
      await portal.submitRegistration();
      expect(Object.keys((await sent).postDataJSON() as object), 'LOGIN-04 the body travels sealed').toEqual(['value']);

      await expect(portal.modal).toBeHidden();
      await portal.showsBalance('0.00');
      await expect(portal.loginButton).toBeHidden();
      const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
      expect(kept).toMatchObject({
        token: expect.stringMatching(/^[\w-]{43}$/),
        account: account.username,
        customerId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        isAgent: '0',
        merchant: 'pelita',
        platform: 'web',
        memberLabel: expect.stringMatching(/^\[.*\]$/),
      });
      expect(
        JSON.stringify([kept, await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))]),
      ).not.toContain(account.password);
      if (!portal.isPhone) await expect(portal.bar).toContainText(account.username);
      expect(text('shell', 'balance')).not.toBe('');
    });

    test('REG-06 REG-07 API-05 each field says what is wrong with it, and nothing is sent', async ({ portal }) => {
      const { page, text, modal } = portal;
      const calls: string[] = [];
      page.on('request', (request) => request.method() === 'PUT' && calls.push(request.url()));
      await portal.visit(modalAlone('register'));
      const field = (name: 'username' | 'password' | 'confirmPassword') =>
        modal.getByLabel(text('identity', name), { exact: true });
      await portal.submitRegistration();
      for (const name of ['username', 'password', 'confirmPassword'] as const) {
        await expect(field(name)).toHaveAccessibleDescription(text('fieldErrors', 'required'));
      }
      await expect(field('username')).toBeFocused();

      await portal.fillRegistration({ username: '1x', password: 'lampu minyak 2026', again: 'lampu minyak 2027' });
      await modal.getByRole('checkbox').uncheck({ force: true });
      await portal.submitRegistration();
      await expect(field('username')).toHaveAccessibleDescription(
        text('patterns', 'letter_first', { length: lengthText(6, 13) }),
      );
      await expect(field('confirmPassword')).toHaveAccessibleDescription(text('fieldErrors', 'checkPass'));
      await expect(modal.getByText(text('fieldErrors', 'not empty?'))).toBeVisible();
      expect(calls).toEqual([]);
    });
  });
}

test('REG-13 API-05 a taken name is said at its field, and what was typed stays @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/status of 400/);
  const { text, modal } = portal;
  const { username } = await registeredPlayer(house.origin);
  await portal.visit(modalAlone('register'));
  await portal.fillRegistration({ username, password: 'lampu minyak 2026' });
  await portal.submitRegistration();
  const field = modal.getByLabel(text('identity', 'username'), { exact: true });
  await expect(field).toHaveAccessibleDescription(text('fieldErrors', 'taken'));
  await expect(field).toHaveValue(username);
});

test('LOGIN-02 a login asks for what is missing and sends nothing @phone', async ({ portal }) => {
  const { page, text, modal } = portal;
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await portal.visit(modalAlone('login'));
  await modal.getByRole('button', { name: text('identity', 'loginSubmit'), exact: true }).click();
  for (const name of ['username', 'password'] as const) {
    const field = modal.getByLabel(text('identity', name), { exact: true });
    await expect(field).toHaveAccessibleDescription(text('fieldErrors', 'required'));
  }
  expect(calls).toEqual([]);
});

test('LOGIN-02 LOGIN-04 LOGIN-05 a member logs in, spaces around the name aside; the human check travels along @phone', async ({
  portal,
  house,
}) => {
  const { page } = portal;
  const player = await registeredPlayer(house.origin, '25.00');
  await portal.visit(PLAIN_PAGE);
  const checked = page.waitForResponse((answer) => answer.url().endsWith('/wps/verification/human'));
  const loggedIn = page.waitForResponse((answer) => answer.url().endsWith('/wps/session/login'));
  await portal.openLogin();
  await portal.logIn({ username: `  ${player.username} `, password: player.password });
  expect((await checked).status()).toBe(200);
  expect((await loggedIn).status()).toBe(200);
  await expect(portal.modal).toBeHidden();
  await portal.showsBalance('25.00');
  const kept = () => page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  // The site's own items follow with the stream of what changes.
  await expect
    .poll(async () => Object.keys(await kept()))
    .toEqual(expect.arrayContaining(['settings', 'routers', 'afterLogin']));
  const { settings = '', routers = '', ...items } = await kept();
  expect(items).toMatchObject({
    token: expect.stringMatching(/^[\w-]{43}$/),
    account: player.username,
    customerId: player.session.id,
    isAgent: '0',
    merchant: 'pelita',
    platform: 'web',
    memberLabel: '[]',
    afterLogin: 'true',
  });
  expect(items).not.toHaveProperty('temporaryPassword');
  expect(JSON.parse(settings)).toMatchObject({ merchant: 'pelita', currency: 'MYR' });
  expect(JSON.parse(routers)).toEqual({ domainList: [], resources: [] });
});

test('LOGIN-14 a wrong password and an unknown name read alike, and what was typed stays @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/session\/login.* status of 400/);
  const { text, modal } = portal;
  const { username } = await registeredPlayer(house.origin);
  await portal.visit('/login');
  for (const name of [username, 'nobody88']) {
    await portal.logIn({ username: name, password: 'not the password' });
    await expect(modal.getByRole('alert').filter({ hasText: text('errors', 'wrong_credentials') })).toBeVisible();
    await expect(modal.getByLabel(text('identity', 'username'), { exact: true })).toHaveValue(name);
    const submit = modal.getByRole('button', { name: text('identity', 'loginSubmit'), exact: true });
    await expect(submit, 'what was pressed keeps the focus, running and refused').toBeFocused();
  }
});

test('LOGIN-10 GATE-02 free play needs no form, holds play money, and its deposit leads to registration @desktop', async ({
  portal,
}) => {
  const { page, text } = portal;
  await portal.visit('/login');
  await portal.modal.getByRole('button', { name: text('identity', 'freePlay'), exact: true }).click();
  await expect(portal.modal).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await portal.showsBalance('10,000.00');
  expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');
  await expect(portal.bar).toContainText(text('shell', 'trialAccount'));

  await portal.openDeposit();
  const refusal = page.getByRole('alertdialog', { name: text('dialogs', 'needTrueAccount') });
  await expect(refusal).toBeVisible();
  await refusal.getByRole('button', { name: text('dialogs', 'in_increase_submit') }).click();
  await expect(portal.modal.getByRole('button', { name: text('identity', 'registerSubmit') })).toBeVisible();
});

test('LIVE-01 a new tab gets the session from a living one, and a logout ends both @phone', async ({
  portal,
  house,
  context,
}) => {
  const player = await registeredPlayer(house.origin, '12.00');
  await portal.visitAs(player, '/');
  await portal.showsBalance('12.00');
  const second = portal.inTab(await context.newPage());
  await second.visit('/rng');
  await second.showsBalance('12.00');
  await second.openLogout();
  await second.page
    .getByRole('alertdialog')
    .getByRole('button', { name: portal.text('shell', 'logout') })
    .click();
  await expect(portal.loginButton).toBeVisible();
  await expect(second.loginButton).toBeVisible();
});
