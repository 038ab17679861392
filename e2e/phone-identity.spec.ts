import { expectNoBarriers } from './support/access.ts';
import { codeTo } from './support/codes.ts';
import { freshNumber } from './support/people.ts';
import { modalAlone } from './support/portal.ts';
import { expect, test } from './support/test.ts';

test('REG-09 SMS-01 SMS-06 a number is proved by the identity provider, and a wrong code is said by name @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/status of 400/);
  const { page, text, modal } = portal;
  const number = freshNumber();
  await house.set('features.mobileRegistration', true);
  await house.set('sms.path', 'identityProvider');
  await portal.visit(modalAlone('register'));
  await modal.getByRole('button', { name: text('identity', 'byMobile'), exact: true }).click();
  const sendCode = modal.getByRole('button', { name: text('identity', 'sendCode'), exact: true });
  await modal.getByLabel(text('identity', 'mobileNum'), { exact: true }).fill(`0${number}`);
  const asked = page.waitForRequest((request) => request.url().includes('accounts:sendVerificationCode'));
  await sendCode.click();
  expect((await asked).postDataJSON()).toMatchObject({ phoneNumber: `+60${number}` });
  const waiting = modal.getByRole('button', { name: /\d+ s$/ });
  await expect(waiting).toBeVisible();
  expect(Number(/(\d+) s$/.exec(await waiting.innerText())?.[1])).toBeLessThanOrEqual(60);

  const code = modal.getByLabel(text('identity', 'code'), { exact: true });
  await code.fill('000000');
  await portal.submitRegistration();
  await expect(code).toHaveAccessibleDescription(text('phone', 'phone_code_invalid'));
  await expectNoBarriers(page, 'a wrong code of the identity provider');
  await code.fill(await codeTo(house.origin, `+60${number}`));
  await portal.submitRegistration();
  await expect(modal).toBeHidden();
  await expect(portal.balance).toBeVisible();
  await house.set('sms.path', 'carrier');
  await house.set('features.mobileRegistration', false);
});
