import { lengthText } from '@pelita/i18n';
import { expectNoBarriers, expectNoSidewaysScroll } from './support/access.ts';
import { codeTo } from './support/codes.ts';
import { bindsContact, freshNumber, registeredPlayer } from './support/people.ts';
import { modalAlone, PLAIN_PAGE, type Portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

const NEW_PASSWORD = 'tiga perahu biru';
const SMS_CALL = '**/wps/member/password/sms';

async function openRecovery(portal: Portal): Promise<void> {
  const { modal, text } = portal;
  await portal.openLogin();
  await modal.getByRole('button', { name: text('identity', 'forgotPassword') }).click();
  await expect(modal.getByRole('heading', { name: text('identity', 'forgotTitle') })).toBeVisible();
}

type FieldName = 'username' | 'email' | 'mobileNum' | 'code' | 'newPassword' | 'confirmPassword';
/** The login's own fields are kept beside them, hidden. */
const field = ({ modal, text }: Portal, name: FieldName) =>
  modal.getByLabel(text('identity', name), { exact: true }).filter({ visible: true });

/** The rule stands there before anything is typed; a password that breaks it, or another the second time, is told. */
async function choosesPassword(portal: Portal): Promise<void> {
  const { modal, text, page } = portal;
  const submit = modal.getByRole('button', { name: text('identity', 'resetSubmit') });
  const rule = text('patterns', 'any', { length: lengthText(8, 64) });
  await expect(field(portal, 'newPassword')).toHaveAccessibleDescription(rule);
  await field(portal, 'newPassword').fill('short');
  await field(portal, 'confirmPassword').fill('shorter');
  await submit.click();
  await expect(field(portal, 'newPassword')).toHaveAccessibleDescription(rule);
  await expect(field(portal, 'newPassword')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(portal, 'confirmPassword')).toHaveAccessibleDescription(text('fieldErrors', 'checkPass'));
  await expectNoBarriers(page, 'a password that is refused');
  await field(portal, 'newPassword').fill(NEW_PASSWORD);
  await field(portal, 'confirmPassword').fill(NEW_PASSWORD);
  await submit.click();
}

test('PASS-01 a password is forgotten and found again by mail, from the form to the login @desktop', async ({
  portal,
  house,
}) => {
  const { page, text, modal } = portal;
  const player = await registeredPlayer(house.origin, '12.00');
  const email = `${player.username}@mail.example`;
  await bindsContact(house.origin, player, { channel: 'mail', email });
  await portal.visit(PLAIN_PAGE);
  await openRecovery(portal);
  await modal.getByRole('button', { name: text('identity', 'sendLink') }).click();
  await expect(field(portal, 'username')).toHaveAccessibleDescription(text('fieldErrors', 'required'));
  await expect(field(portal, 'email')).toHaveAccessibleDescription(text('fieldErrors', 'required'));
  await expectNoBarriers(page, 'forgot by mail');
  await field(portal, 'username').fill(player.username);
  await field(portal, 'email').fill(email);
  const asking = page.waitForRequest('**/wps/member/password/email');
  await modal.getByRole('button', { name: text('identity', 'sendLink') }).click();
  const asked = await asking;
  expect(asked.headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(asked.postData()).toBe(new URLSearchParams({ username: player.username, email }).toString());
  const sent = page.getByRole('dialog', { name: text('identity', 'mailSentTitle'), exact: true });
  await expect(sent.getByText(text('identity', 'mailSentTo', { username: player.username, email }))).toBeVisible();
  await expect(sent.getByText(text('identity', 'mailSentHolds', { minutes: '30' }))).toBeVisible();
  await expectNoBarriers(page, 'a link that is on its way');
  await sent.getByRole('button', { name: text('identity', 'mailSentConfirm') }).click();
  await expect(modal).toBeHidden();

  const letter = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: '#reset=' });
  // It goes out by a job, and the inbox shows what lay there when it was opened.
  await expect(async () => {
    await page.goto('/dev/inbox');
    await expect(letter).toBeVisible({ timeout: 500 });
  }).toPass();
  const link = new URL(/http\S+/.exec(await letter.innerText())?.[0] ?? '');
  await portal.visit(link.pathname + link.hash);
  await expect(modal.getByRole('heading', { name: text('identity', 'resetTitle') })).toBeVisible();
  expect(new URL(page.url()).hash, 'the token leaves the address at once').toBe('');
  await choosesPassword(portal);
  await expect(modal.getByRole('heading', { name: text('identity', 'loginTitle') })).toBeVisible();
  await portal.logIn({ ...player, password: NEW_PASSWORD });
  await portal.showsBalance('12.00');
});

test('PASS-02 a password is forgotten and found again by phone, and its owner is in at once @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/password\/verification.* status of 400/);
  const { page, text, modal } = portal;
  await house.set('features.verificationAtPasswordChange', true);
  const player = await registeredPlayer(house.origin, '13.00');
  const mobileNum = freshNumber();
  await bindsContact(house.origin, player, { channel: 'text', mobileNum });
  await portal.visit('/help');
  await openRecovery(portal);
  await modal.getByRole('button', { name: text('identity', 'way_sms'), exact: true }).click();
  await field(portal, 'mobileNum').fill(`0${mobileNum}`);
  await modal.getByRole('button', { name: text('identity', 'sendCode'), exact: true }).click();
  await expect(modal.getByRole('status').filter({ hasText: '•••' })).toBeVisible();
  await expect(modal.getByRole('button', { name: /\d+ s$/ })).toBeDisabled();
  await expectNoBarriers(page, 'forgot by phone');
  await expectNoSidewaysScroll(page, 'forgot by phone');
  const code = await codeTo(house.origin, `+60${mobileNum}`);
  await field(portal, 'code').fill(code === '000000' ? '000001' : '000000');
  await choosesPassword(portal);
  await expect(modal.getByRole('alert').filter({ hasText: text('errors', 'code_wrong') })).toBeVisible();
  await field(portal, 'code').fill(code);
  await modal.getByRole('button', { name: text('identity', 'resetSubmit') }).click();
  await expect(modal).toBeHidden();
  await portal.showsBalance('13.00');
  expect(new URL(page.url()).pathname).toBe('/');
  await house.set('features.verificationAtPasswordChange', false);
});

test('SMS-01 SMS-02 SMS-03 the button for a code waits for its request, for what the server says, and until the code is over @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/password\/sms.* status of 429/);
  const { page, text, modal } = portal;
  await house.set('features.verificationAtPasswordChange', true);
  await page.clock.install();
  await portal.visit(PLAIN_PAGE);
  await openRecovery(portal);
  await modal.getByRole('button', { name: text('identity', 'way_sms'), exact: true }).click();
  const sendCode = modal.getByRole('button', { name: text('identity', 'sendCode'), exact: true });
  const waiting = modal.getByRole('button', { name: /\d+ s$/ });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(SMS_CALL, async (route) => {
    asked += 1;
    if (asked > 1) {
      const now = await page.evaluate(() => performance.timeOrigin + performance.now());
      const expirationTime = new Date(now + 40_000).toISOString();
      return route.fulfill({ json: { success: true, value: { expiredMinutes: 3, expirationTime, message: 'sent' } } });
    }
    await answered;
    const refusal = { success: false, code: 'too_many_codes', message: 'Sila tunggu.', requestId: 'x' };
    return route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, json: refusal });
  });
  await sendCode.click();
  await expect(field(portal, 'mobileNum')).toHaveAccessibleDescription(text('fieldErrors', 'required'));
  await field(portal, 'mobileNum').fill('123456789');
  await sendCode.click();
  const sending = modal.getByRole('button', { name: text('identity', 'sendCodeRunning'), exact: true });
  await expect(sending).toBeDisabled();
  await sending.focus();
  await page.keyboard.press('Enter');
  answer();
  await expect(modal.getByRole('alert').filter({ hasText: 'Sila tunggu.' })).toBeVisible();
  await expect(waiting).toBeDisabled();
  await expect(waiting, 'whoever waits by the keyboard stays where they are').toBeFocused();
  expect(asked).toBe(1);
  await page.clock.fastForward('01:00');
  await sendCode.click();
  await expect(modal.getByText('Sila tunggu.'), 'what was said of the last try has gone').toBeHidden();
  await expect(waiting).toHaveText(/\b([1-3]?\d|40) s$/);
  await expectNoBarriers(page, 'a code that is waited for');
  expect(asked).toBe(2);
  await house.set('features.verificationAtPasswordChange', false);
});

test('PASS-04 where the brand does not insist, a member who leaves the change is logged in all the same @desktop', async ({
  portal,
  house,
}) => {
  const { page, text, modal } = portal;
  const player = await registeredPlayer(house.origin, '14.00');
  await house.set('account.flaggedDefaultPassword', player.password);
  await portal.visit(modalAlone('login'));
  await portal.logIn(player);
  await expect(page.getByRole('dialog', { name: text('identity', 'changeTitle') })).toBeVisible();
  await modal.getByRole('button', { name: text('kit', 'close') }).click();
  await expect(modal).toBeHidden();
  await portal.showsBalance('14.00');
  await house.set('account.flaggedDefaultPassword', '');
});

test('PASS-01 SMS-01 what was sent stays to be read, also after a reload, and is sent again once the wait is over @phone', async ({
  portal,
}) => {
  const { page, text, modal } = portal;
  await page.clock.install();
  await portal.visit(PLAIN_PAGE);
  await openRecovery(portal);
  await field(portal, 'username').fill('nobody77');
  await field(portal, 'email').fill('nobody77@mail.example');
  await modal.getByRole('button', { name: text('identity', 'sendLink') }).click();
  const to = modal.getByText(text('identity', 'mailSentTo', { username: 'nobody77', email: 'nobody77@mail.example' }));
  await expect(to).toBeVisible();
  await portal.reload();
  await expect(to).toBeVisible();
  await expect(modal.getByRole('button', { name: /\d+ s$/ })).toBeDisabled();
  await page.clock.fastForward('01:00');
  const asking = page.waitForResponse('**/wps/member/password/email');
  await modal.getByRole('button', { name: text('identity', 'sendLinkAgain'), exact: true }).click();
  expect((await asking).status()).toBe(200);
  await expect(modal.getByRole('status').filter({ hasText: '•••@mail.example' })).toBeVisible();
  await expect(modal.getByRole('button', { name: /\d+ s$/ })).toBeDisabled();
  await page.goBack();
  await expect(field(portal, 'email')).toHaveValue('');
  await modal.getByRole('button', { name: text('identity', 'backToLogin') }).click();
  await expect(modal.getByRole('heading', { name: text('identity', 'loginTitle') })).toBeVisible();
});

test('PASS-01 a link that is used or forged says so when it is opened, and leads to a new one @phone', async ({
  portal,
  guard,
}) => {
  guard.expectProblem(/password\/reset\/check.* status of 400/);
  const { page, text, modal } = portal;
  await portal.visit(`/login#reset=${'A'.repeat(43)}`);
  await expect(modal.getByRole('alert').filter({ hasText: text('errors', 'reset_link_invalid') })).toBeVisible();
  await expect(field(portal, 'newPassword'), 'nothing is typed in vain').toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
  await expectNoBarriers(page, 'a link that is used');
  await portal.reload();
  await expect(modal.getByRole('alert').filter({ hasText: text('errors', 'reset_link_invalid') })).toBeVisible();
  await modal.getByRole('button', { name: text('identity', 'askNewLink') }).click();
  await expect(modal.getByRole('heading', { name: text('identity', 'forgotTitle') })).toBeVisible();
  await expect(field(portal, 'username')).toBeFocused();
  await modal.getByRole('button', { name: text('identity', 'backToLogin') }).click();
  await expect(modal.getByRole('heading', { name: text('identity', 'loginTitle') })).toBeVisible();
});
