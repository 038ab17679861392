import { expectNoBarriers } from './support/access.ts';
import { codeTo } from './support/codes.ts';
import { freshNumber, registeredPlayer } from './support/people.ts';
import { modalAlone, type Portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

test('REG-01 REG-06 REG-07 LOGIN-03 SMS-01 SMS-02 a visitor registers by mobile number, and chooses the country @phone', async ({
  portal,
  house,
}) => {
  const { page, text, modal } = portal;
  const mobileNum = freshNumber();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/verification/sms/')) asked.push(request.url());
  });
  await house.set('features.mobileRegistration', true);
  await portal.visit(modalAlone('register'));
  await modal.getByRole('button', { name: text('identity', 'byMobile'), exact: true }).click();
  const number = modal.getByLabel(text('identity', 'mobileNum'), { exact: true });
  const code = modal.getByLabel(text('identity', 'code'), { exact: true });
  const sendCode = modal.getByRole('button', { name: text('identity', 'sendCode'), exact: true });
  await sendCode.click();
  await expect(number).toHaveAccessibleDescription(text('fieldErrors', 'required'));
  await number.fill('12');
  await modal.getByRole('checkbox').uncheck({ force: true });
  await portal.submitRegistration();
  await expect(number).toHaveAccessibleDescription(text('fieldErrors', 'phone_number'));
  await expect(code).toHaveAccessibleDescription(text('fieldErrors', 'required'));
  await expect(modal.getByText(text('fieldErrors', 'not empty?'))).toBeVisible();
  await modal.getByRole('checkbox').check({ force: true });
  await choosesCountries(portal);
  await number.fill(`0${mobileNum}`);
  expect(asked, 'nothing is sent to what is no number').toEqual([]);
  await expectNoBarriers(page, 'registration by mobile');
  await sendCode.click();
  await expect(modal.getByRole('button', { name: /\d+ s$/ })).toBeDisabled();
  expect(asked).toHaveLength(1);
  await code.fill(await codeTo(house.origin, `+60${mobileNum}`));
  await portal.submitRegistration();
  await expect(modal).toBeHidden();
  await portal.showsBalance('0.00');
  await house.set('features.mobileRegistration', false);
});

/** LOGIN-03: by search and keyboard; the list goes by Escape and when the focus leaves it, and the modal stays. */
async function choosesCountries({ page, modal, text }: Portal): Promise<void> {
  const opener = (country: string, code: string) =>
    modal.getByRole('button', { name: text('identity', 'countryCode', { country, code }) });
  const search = modal.getByRole('combobox', { name: text('identity', 'searchCountry') });
  await opener('Malaysia', '+60').click();
  await search.fill('sing');
  await expect(modal.getByRole('option')).toHaveCount(1);
  await expectNoBarriers(page, 'the countries');
  await page.keyboard.press('Enter');
  await expect(search).toBeHidden();
  await opener('Singapura', '+65').click();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(modal).toBeVisible();
  await opener('Singapura', '+65').click();
  await search.fill('+60');
  await modal.getByRole('option', { name: /Malaysia/ }).click();
  await opener('Malaysia', '+60').click();
  await modal.getByLabel(text('identity', 'code'), { exact: true }).focus();
  await expect(search).toBeHidden();
}

test.describe('EN', () => {
  test.use({ language: 'EN', theme: 'light' });

  test('LOGIN-06 LOGIN-16 PASS-03 PASS-04 a member who must change the password is not logged in before that @desktop', async ({
    portal,
    house,
  }) => {
    const { page, text, modal } = portal;
    const player = await registeredPlayer(house.origin, '18.00');
    await house.set('features.passwordExpiry', true);
    await house.set('account.flaggedDefaultPassword', player.password);
    await portal.visit(modalAlone('login'));
    await portal.logIn(player);
    await expect(page.getByRole('dialog', { name: text('identity', 'changeTitle') })).toBeVisible();
    await expect(modal.getByRole('button', { name: text('kit', 'close') })).toHaveCount(0);
    await page.keyboard.press('Escape');
    const typed = modal.getByLabel(text('identity', 'newPassword'), { exact: true });
    await expect(typed).toBeVisible();
    await expectNoBarriers(page, 'a password that must be changed');
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await portal.reload();
    await typed.fill('eight green lamps');
    await modal.getByLabel(text('identity', 'confirmPassword'), { exact: true }).fill('eight green lamps');
    await modal.getByRole('button', { name: text('identity', 'resetSubmit') }).click();
    await expect(modal).toBeHidden();
    await portal.showsBalance('18.00');
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.evaluate(() => sessionStorage.getItem('temporaryPassword'))).toBeNull();
    await house.set('account.flaggedDefaultPassword', '');
    await house.set('features.passwordExpiry', false);
  });
});
