import { lengthText } from '@pelita/i18n';
import { getHumanChallenge, getSecurity, login } from '@pelita/contract';
import type { Page } from '@playwright/test';
import { solvedChallenge } from '../apps/server/src/platform/providers/human-check/testing/solved-challenge.ts';
import { expectNoBarriers } from './support/access.ts';
import type { House } from './support/house.ts';
import { freshAccount, registeredPlayer, send } from './support/people.ts';
import { modalAlone } from './support/portal.ts';
import { expect, test } from './support/test.ts';

async function codeOfAgent({ origin, accounts }: House): Promise<string> {
  const humanVerification = await solvedChallenge(await send(origin, getHumanChallenge, {}));
  const body = { ...accounts.agent, type: 'username' as const, humanVerification };
  const { token } = await send(origin, login, { body });
  return (await send(origin, getSecurity, {}, token)).invitationCode ?? '';
}

/** The calls of a registration in the order in which they leave. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/affiliate|verification\/human|member\/register/.test(pathname)) calls.push(pathname + search);
  });
  return calls;
}

test('REG-03 REG-04 REG-05 the form is what the setting says, each pattern with its text and lengths @phone', async ({
  portal,
  house,
}) => {
  const { page, text, modal } = portal;
  const fields = {
    payeeName: { enabled: true, required: true, patternId: 'full_name', minLength: 5, maxLength: 40 },
    idNumber: { enabled: true, required: true, patternId: 'digits', minLength: 12, maxLength: 12 },
    wechat: { enabled: true, patternId: 'no_spaces', minLength: 3, maxLength: 20 },
  };
  await house.set('registration.fields', fields);
  await portal.visit(modalAlone('register'));
  const field = (label: string) => modal.getByLabel(label, { exact: true });
  const optional = `${text('identity', 'wechat')} (${text('identity', 'optional')})`;
  await expect(field(text('identity', 'payeeName'))).toHaveAccessibleDescription(
    text('patterns', 'full_name', { length: lengthText(5, 40) }),
  );
  // REG-04: where both ends meet, one number stands there.
  await expect(field(text('identity', 'idNumber'))).toHaveAccessibleDescription(
    text('patterns', 'digits', { length: '12' }),
  );
  await expect(field(text('identity', 'email'))).toHaveCount(0);
  await portal.fillRegistration(freshAccount());
  await field(optional).fill('ali\u200Bce');
  const calls = watchCalls(page);
  await portal.submitRegistration();
  await expect(field(text('identity', 'payeeName'))).toHaveAccessibleDescription(text('fieldErrors', 'required'));
  await expect(field(optional)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(optional)).toHaveAccessibleDescription(
    text('patterns', 'no_spaces', { length: lengthText(3, 20) }),
  );
  await field(text('identity', 'payeeName')).fill('Siti Aminah');
  await field(text('identity', 'idNumber')).fill('900101101234');
  await field(optional).fill('siti.88');
  expect(calls, 'nothing is sent before every field is right').toEqual([]);
  await expectNoBarriers(page, 'a registration with optional fields');
  await portal.submitRegistration();
  await portal.showsBalance('0.00');
  await house.set('registration.fields', {});
});

test('REG-08 REG-09 the code of the first address is checked before the human check, after looking around @phone', async ({
  portal,
  house,
}) => {
  const { page, text, modal } = portal;
  const code = await codeOfAgent(house);
  await house.set('registration.fields', { affiliateCode: { enabled: true } });
  await portal.visit(`/hot?affiliateCode=${code}`);
  await portal.bar.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  await portal.registerButton.click();
  await expect(modal.getByLabel(text('identity', 'username'), { exact: true })).toBeVisible();
  await expect(modal.getByLabel(text('identity', 'affiliateCode'))).toHaveCount(0);
  const calls = watchCalls(page);
  await portal.fillRegistration(freshAccount());
  await portal.submitRegistration();
  await portal.showsBalance('0.00');
  expect(calls).toEqual([
    `/wps/agent/affiliate?code=${code}&domain=${encodeURIComponent(new URL(house.origin).host)}&kind=affiliate`,
    '/wps/verification/human',
    '/wps/member/register',
  ]);
  await house.set('registration.fields', {});
});

test('REG-08 a referral of the address is checked as one, and brings the friend in @phone', async ({
  portal,
  house,
}) => {
  const { page } = portal;
  const friend = await registeredPlayer(house.origin);
  const code = (await send(house.origin, getSecurity, {}, friend.session.token)).invitationCode ?? '';
  await portal.visit(`/register?referralCode=${code}`);
  const calls = watchCalls(page);
  await portal.fillRegistration(freshAccount());
  await portal.submitRegistration();
  await portal.showsBalance('0.00');
  expect(calls[0]).toContain(`code=${code}`);
  expect(calls[0]).toContain('kind=referral');
});

test('REG-08 an unknown code is warned of, its field shows then, and registering goes on without it @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/agent\/affiliate.* status of 400/);
  const { page, text, modal } = portal;
  await house.set('registration.fields', { affiliateCode: { enabled: true } });
  await portal.visit('/register?affiliateCode=NOBODYS1');
  const field = page.getByLabel(`${text('identity', 'affiliateCode')} (${text('identity', 'optional')})`, {
    exact: true,
  });
  await expect(modal.getByLabel(text('identity', 'username'), { exact: true })).toBeVisible();
  await expect(field).toHaveCount(0);
  const calls = watchCalls(page);
  await portal.fillRegistration(freshAccount());
  await portal.submitRegistration();
  const warning = page.getByRole('alertdialog', { name: text('errors', 'invitation_code_error') });
  await expect(warning).toBeVisible();
  await expectNoBarriers(page, 'the warning of a wrong code');
  await warning.getByRole('button', { name: text('identity', 'ok'), exact: true }).click();
  await expect(warning).toBeHidden();
  await expect(field).toHaveValue('NOBODYS1');
  await expect(field).toHaveAccessibleDescription(text('fieldErrors', 'invitation_code'));
  expect(calls, 'the human check has not been asked for').toEqual([expect.stringContaining('/wps/agent/affiliate')]);
  await field.fill('');
  await portal.submitRegistration();
  await portal.showsBalance('0.00');
  await house.set('registration.fields', {});
});

test('REG-11 the terms open over the form and leave what was typed; help and log in lead on @phone', async ({
  portal,
}) => {
  const { page, text, modal } = portal;
  await portal.visit(modalAlone('register'));
  const { username, password } = freshAccount();
  await portal.fillRegistration({ username, password });
  const link = modal.getByRole('link', { name: text('identity', 'readTerms'), exact: true });
  await expect(link).toHaveAttribute('href', '/help#term');
  await link.click();
  const terms = page.getByRole('dialog').filter({ has: page.locator('#term') });
  await expect(terms.locator('#term')).not.toBeEmpty();
  await expectNoBarriers(page, 'the terms over the form');
  await page.keyboard.press('Escape');
  await expect(page.locator('#term')).toHaveCount(0);
  await expect(modal.getByLabel(text('identity', 'username'), { exact: true })).toHaveValue(username);
  await expect(modal.getByLabel(text('identity', 'password'), { exact: true })).toHaveValue(password);
  await modal.getByRole('link', { name: text('identity', 'help'), exact: true }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(modal).toBeHidden();
  await portal.visit('/help#term');
  await expect(page.locator('#term')).toBeVisible();
});

test('REG-12 the consent names the age of the brand’s settings @phone', async ({ portal, house }) => {
  const answer = await portal.page.request.get(`${house.origin}/wps/system/settings/consolidated`);
  const { value } = (await answer.json()) as { value: { consentAgeYears: number; birthdayLimitYears: number } };
  expect(value).toMatchObject({ consentAgeYears: 18, birthdayLimitYears: 21 });
  await portal.visit(modalAlone('register'));
  const terms = portal.text('identity', 'terms', { age: String(value.consentAgeYears) });
  await expect(portal.modal.getByRole('checkbox', { name: terms })).toBeChecked();
});

test('REG-10 the title names a welcome where one is credited, and what it names is credited @phone', async ({
  portal,
  house,
}) => {
  const { text, modal } = portal;
  await house.set('registration.welcomeAmountMinor', 100_000);
  const title = text('identity', 'registerWelcome', { amount: 'MYR 1,000.00' });
  await portal.visit(modalAlone('register'));
  await expect(modal.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await portal.fillRegistration(freshAccount());
  await portal.submitRegistration();
  await portal.showsBalance('1,000.00');
  await house.set('registration.welcomeAmountMinor', 0);
});

test('REG-02 LOGIN-03 by username too a number has its country, and is judged by it @phone', async ({
  portal,
  house,
}) => {
  const { page, text, modal } = portal;
  await house.set('registration.fields', { mobileNum: { enabled: true, required: true } });
  await portal.visit(modalAlone('register'));
  await portal.fillRegistration(freshAccount());
  const number = modal.getByLabel(text('identity', 'mobileNum'), { exact: true });
  // A number of the United Kingdom, which is none of Malaysia.
  await number.fill('7400123456');
  const calls = watchCalls(page);
  await portal.submitRegistration();
  await expect(number).toHaveAccessibleDescription(text('fieldErrors', 'phone_number'));
  expect(calls).toEqual([]);
  await modal
    .getByRole('button', { name: text('identity', 'countryCode', { country: 'Malaysia', code: '+60' }) })
    .click();
  await modal.getByRole('combobox', { name: text('identity', 'searchCountry') }).fill('gb');
  await page.keyboard.press('Enter');
  await portal.submitRegistration();
  await portal.showsBalance('0.00');
  await house.set('registration.fields', {});
});
