import { getCaptcha } from '@pelita/contract';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/access.ts';
import { freshAccount, freshNumber, memberOfNewAddress, registeredPlayer } from './support/people.ts';
import { modalAlone, PLAIN_PAGE, type Portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

type Message = { to: string; text: string; code?: string };

/** The newest message to somebody, as it lies in the sandbox's inbox. */
async function messageTo(page: Page, to: string): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(async () => {
      const messages = (await (await page.request.get('/dev/inbox.json')).json()) as Message[];
      found = messages.find((message) => message.to === to);
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`nothing came to ${to}`);
  return found;
}

/** A missing answer and a wrong one are told at their field, which takes the focus for the next try. */
async function picturesAnswerIsAskedFor({ modal, text }: Portal): Promise<void> {
  const captcha = modal.getByLabel(text('identity', 'captcha'));
  const submit = modal.getByRole('button', { name: text('identity', 'loginSubmit'), exact: true });
  for (const [typed, said] of [
    ['', text('fieldErrors', 'required')],
    ['no digits', text('errors', 'captcha_wrong')],
  ] as const) {
    await captcha.fill(typed);
    await submit.click();
    await expect(captcha).toHaveAccessibleDescription(said);
    await expect(captcha).toHaveAttribute('aria-invalid', 'true');
    await expect(captcha).toBeFocused();
  }
}

test('LOGIN-07 SMS-05 after three failures a login asks for the answer of a picture, and takes it @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/session\/login.* status of 400/);
  const { page, text, modal } = portal;
  const player = await registeredPlayer(house.origin);
  await portal.visit(modalAlone('login'));
  for (let nth = 1; nth <= 3; nth++) {
    // What the last try was told stands there still.
    const refused = page.waitForResponse('**/wps/session/login');
    await portal.logIn({ ...player, password: `wrong ${nth}` });
    await refused;
    await expect(modal.getByRole('alert')).toContainText(text('errors', 'wrong_credentials'));
  }
  await expect(modal.getByLabel(text('identity', 'captcha'))).toBeVisible();
  await expect(modal.getByRole('button', { name: text('identity', 'captchaRefresh') }).locator('img')).toBeVisible();
  const drawnAnew = page.waitForResponse(`**${getCaptcha.path}`);
  await picturesAnswerIsAskedFor(portal);
  await drawnAnew;
  await expectNoBarriers(page, 'the login with a captcha');
  const { answer } = (await (await page.request.get('/dev/captcha.json')).json()) as { answer: string };
  await modal.getByLabel(text('identity', 'captcha')).fill(answer);
  await portal.logIn(player);
  await portal.showsBalance('0.00');
});

test('LOGIN-01 LOGIN-12 SMS-01 a member comes in by text code, and from a new address by a second one @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/session\/login.* status of 403/);
  const { page, text, modal } = portal;
  const switches = ['mobileRegistration', 'mobileVerificationAtRegistration', 'mobileCodeLogin'];
  for (const name of [...switches, 'loginAddressVerification']) await house.set(`features.${name}`, true);
  const mobileNum = freshNumber();
  await memberOfNewAddress(house.origin, mobileNum);
  await portal.visit(PLAIN_PAGE);
  await portal.openLogin();
  await modal.getByRole('button', { name: text('identity', 'way_sms') }).click();
  const sendCode = modal.getByRole('button', { name: text('identity', 'sendCode'), exact: true });
  await sendCode.click();
  await expect(modal.getByLabel(text('identity', 'mobileNum'))).toHaveAccessibleDescription(
    text('fieldErrors', 'required'),
  );
  await expectNoBarriers(page, 'login by text code');
  await modal.getByLabel(text('identity', 'mobileNum')).fill(mobileNum);
  const before = (await messageTo(page, `+60${mobileNum}`)).code;
  await sendCode.click();
  await expect(modal.getByRole('status').filter({ hasText: '•••' })).toBeVisible();
  await expect(modal.getByRole('button', { name: /\d+ s$/ })).toBeDisabled();
  await expect.poll(async () => (await messageTo(page, `+60${mobileNum}`)).code).not.toBe(before);
  const first = (await messageTo(page, `+60${mobileNum}`)).code ?? '';
  await modal.getByLabel(text('identity', 'code'), { exact: true }).fill(first);
  await modal.getByRole('button', { name: text('identity', 'loginSubmit'), exact: true }).click();

  await expect(modal.getByRole('heading', { name: text('identity', 'secondStepTitle') })).toBeVisible();
  await sendCode.click();
  await expectNoBarriers(page, 'the second step');
  await expect.poll(async () => (await messageTo(page, `+60${mobileNum}`)).code).not.toBe(first);
  const second = (await messageTo(page, `+60${mobileNum}`)).code ?? '';
  await modal.getByRole('textbox', { name: text('identity', 'code'), exact: true }).fill(second);
  await modal.getByRole('button', { name: text('identity', 'loginSubmit'), exact: true }).click();
  await portal.showsBalance('0.00');
  for (const name of [...switches, 'loginAddressVerification']) await house.set(`features.${name}`, false);
});

test('REG-02 REG-06 a number is proved by its code in the form, and a picture is asked for where the brand wants one @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/register.* status of 400/);
  const { page, text, modal } = portal;
  await house.set('features.mobileVerificationAtRegistration', true);
  await house.set('registration.fields', { mobileNum: { enabled: true, required: true }, captcha: { enabled: true } });
  const mobileNum = freshNumber();
  await portal.visit(modalAlone('register'));
  await portal.fillRegistration(freshAccount());
  const field = (name: 'mobileNum' | 'code') => modal.getByLabel(text('identity', name), { exact: true });
  await field('mobileNum').fill(mobileNum);
  await modal.getByRole('button', { name: text('identity', 'sendCode'), exact: true }).click();
  const { code = '' } = await messageTo(page, `+60${mobileNum}`);
  await field('code').fill(code === '000000' ? '000001' : '000000');
  await expectNoBarriers(page, 'a registration with a code and a picture');
  await portal.submitRegistration();
  await expect(modal.getByRole('alert').filter({ hasText: text('errors', 'code_wrong') })).toBeVisible();
  await field('code').fill(code);
  await portal.submitRegistration();
  await portal.showsBalance('0.00');
  await house.set('registration.fields', {});
  await house.set('features.mobileVerificationAtRegistration', false);
});
