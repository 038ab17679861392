import { expectNoBarriers, expectNoSidewaysScroll } from './support/access.ts';
import { codeTo } from './support/codes.ts';
import { agrees } from './support/identity-issuer.ts';
import { freshAccount, freshNumber, registeredPlayer } from './support/people.ts';
import { modalAlone, type Portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import { toastCoversNothing } from './support/toast.ts';

const provider = 'Google';
const PASSWORD = 'tiga perahu biru';
const needsPassword = [
  'paymentPassword',
  'mobile',
  'email',
  'authenticator',
  'socialAccounts',
  'closure',
  'bankAccounts',
] as const;
type Room = (typeof needsPassword)[number] | 'securityCenter';

const roomOf = ({ page, text }: Portal, name: Room) =>
  page.getByRole('dialog', { name: text('centre', `room_${name}`), exact: true });
const addressOf = (name: Room) => modalAlone(`member-centre&room=${name}`);

async function looksRight({ page }: Portal, what: string): Promise<void> {
  await expectNoBarriers(page, what);
  await expectNoSidewaysScroll(page, what);
}

/** By the login password: a wrong one is told, and nothing is left by it. */
async function leavesToLink({ page, text }: Portal, password: string): Promise<void> {
  await page.getByRole('button', { name: text('security', 'linkProvider', { provider }), exact: true }).click();
  const step = page.getByRole('alertdialog', { name: text('security', 'confirmTitle') });
  const typed = step.getByLabel(text('security', 'loginPassword'), { exact: true });
  await typed.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(typed).toHaveAccessibleDescription(text('fieldErrors', 'wrong_password'));
  await typed.fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dev\/identity\//);
}

/** The list is read before the account is linked, and arrives after. */
async function listOutlivesLink({ page, text }: Portal): Promise<void> {
  let isHeld = false;
  await page.route(/member\/socialAccounts$/, async (route) => {
    if (isHeld || route.request().method() !== 'GET') return route.fallback();
    isHeld = true;
    const response = await route.fetch();
    await page
      .getByRole('status')
      .getByText(text('security', 'socialLinked', { provider }))
      .waitFor();
    await route.fulfill({ response });
  });
}

test('MC-03 LOGIN-11 a member links an account by the password, is in by it elsewhere, and unlinks it after a question @phone', async ({
  portal,
  house,
  guard,
  anotherDevice,
}) => {
  guard.expectProblem(/socialAccounts.* status of 400/);
  const { page, text } = portal;
  const room = roomOf(portal, 'socialAccounts');
  const player = await registeredPlayer(house.origin, '16.00');
  const mail = `${player.username}@example.com`;
  const line = roomOf(portal, 'securityCenter').getByRole('button', {
    name: new RegExp(`^${text('centre', 'room_socialAccounts')}`),
  });
  await portal.visitAs(player, addressOf('securityCenter'));
  await expect(roomOf(portal, 'securityCenter').getByRole('meter')).toBeVisible();
  await expect(line, 'where no provider is switched on there is no such room').toHaveCount(0);

  await house.set('features.googleLogin', true);
  await portal.visit(addressOf('socialAccounts'));
  await expect(room.getByText(text('security', 'noSocialAccount'))).toBeVisible();
  await looksRight(portal, 'nothing linked');
  await leavesToLink(portal, player.password);
  await page.getByRole('button', { name: text('issuer', 'cancel') }).click();
  await portal.isLive();
  await expect(room.getByRole('alert')).toContainText(text('social', 'cancelled', { provider }));
  expect(new URL(page.url()).hash).toBe('');

  await leavesToLink(portal, player.password);
  await listOutlivesLink(portal);
  await agrees(portal, mail);
  await portal.isLive();
  await toastCoversNothing(page, text('security', 'socialLinked', { provider }));
  const row = room.getByRole('region').getByRole('listitem');
  await expect(row).toContainText('Aminah binti Salleh');
  await expect(
    room.getByRole('button', { name: text('security', 'linkProvider', { provider }), exact: true }),
  ).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
  await looksRight(portal, 'a linked account');
  await portal.visit(addressOf('securityCenter'));
  await expect(line).toContainText('1 ');

  const device = await anotherDevice();
  await device.visit(modalAlone('login'));
  await device.modal.getByRole('button', { name: text('social', 'continueWith', { provider }) }).click();
  await agrees(device, mail);
  await device.showsBalance('16.00');

  await line.click();
  const unlink = row.getByRole('button', { name: text('security', 'unlinkOf', { provider }) });
  const asks = page.getByRole('alertdialog', { name: text('security', 'unlinkTitle', { provider }) });
  await unlink.click();
  await looksRight(portal, 'the question before it is unlinked');
  await asks.getByRole('button', { name: text('kitForms', 'cancel') }).click();
  await unlink.click();
  await asks.getByRole('button', { name: text('security', 'unlink'), exact: true }).click();
  await expect(room.getByText(text('security', 'noSocialAccount'))).toBeVisible();
  await expect(room.locator(':focus'), 'the focus stays in the room').toHaveCount(1);
  await toastCoversNothing(page, text('security', 'socialUnlinked', { provider }));
  await house.set('features.googleLogin', false);
});

test('MC-03 LOGIN-11 a member who came by an external account without a password sets one in the room that asks for it, and goes on there @phone', async ({
  portal,
  house,
  guard,
}) => {
  // A stranger's ticket is refused with the choice that they have.
  guard.expectProblem(/status of 403/);
  const { page, text, modal } = portal;
  await house.set('features.usernameRegistration', false);
  await house.set('features.mobileRegistration', true);
  await house.set('features.googleLogin', true);
  const way = modal.getByRole('button', { name: text('social', 'continueWith', { provider }) });
  await portal.visit(modalAlone('register'));
  await expect(modal.getByLabel(text('identity', 'mobileNum'), { exact: true })).toBeVisible();
  await expect(modal.getByLabel(text('identity', 'username'), { exact: true })).toHaveCount(0);
  await way.click();
  const mail = `${freshAccount().username}@example.com`;
  await agrees(portal, mail);
  await portal.isLive();
  const number = freshNumber();
  await modal.getByLabel(text('identity', 'mobileNum'), { exact: true }).fill(number);
  await modal.getByRole('button', { name: text('identity', 'sendCode'), exact: true }).click();
  const code = await codeTo(house.origin, `+60${number}`);
  await modal.getByLabel(text('identity', 'code'), { exact: true }).fill(code);
  await portal.submitRegistration();
  await portal.showsBalance('0.00');

  for (const name of needsPassword) {
    await portal.visit(addressOf(name));
    await expect(roomOf(portal, name).getByText(text('security', 'loginPasswordFirst'))).toBeVisible();
    await expectNoSidewaysScroll(page, name);
  }
  await expectNoBarriers(page, 'a room without a password');
  await portal.visit(addressOf('socialAccounts'));
  await expect(modal.getByText(text('security', 'lastWayIn'))).toBeVisible();
  await expect(modal.getByRole('listitem').getByRole('button', { name: provider })).toHaveCount(0);

  await portal.visit(addressOf('bankAccounts'));
  await modal.getByRole('button', { name: text('identity', 'sendCode'), exact: true }).click();
  const proof = await codeTo(house.origin, `+60${number}`);
  await modal.getByLabel(text('identity', 'code'), { exact: true }).fill(proof);
  await modal.getByLabel(text('identity', 'newPassword'), { exact: true }).fill(PASSWORD);
  await modal.getByLabel(text('identity', 'confirmPassword'), { exact: true }).fill(PASSWORD);
  await modal.getByRole('button', { name: text('security', 'setLoginPassword') }).click();
  await expect(modal.getByRole('button', { name: text('security', 'addBankAccount') })).toBeVisible();
  await expect(roomOf(portal, 'bankAccounts').locator(':focus'), 'the focus stays in the room').toHaveCount(1);
  await toastCoversNothing(page, text('security', 'passwordChanged'));
  await portal.visit(addressOf('socialAccounts'));
  await expect(
    modal.getByRole('button', { name: text('security', 'unlinkOf', { provider }) }),
    'it is not the only way in any more',
  ).toBeVisible();
  await house.set('features.googleLogin', false);
  await house.set('features.mobileRegistration', false);
  await house.set('features.usernameRegistration', true);
});

test('MC-03 social accounts that cannot be loaded are asked for again; a provider that is away is said to be @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/socialAccounts/);
  const { page, text, modal } = portal;
  await house.set('features.googleLogin', true);
  const player = await registeredPlayer(house.origin);
  await portal.visitAs(player, addressOf('socialAccounts'));
  const link = modal.getByRole('button', { name: text('security', 'linkProvider', { provider }), exact: true });
  await expect(link).toBeVisible();
  await page.route('**/wps/member/socialAccounts', (route) => {
    const refusal = { success: false, code: 'social_provider_unreachable', message: 'Di luar.', requestId: 'x' };
    return route.fulfill({ status: 503, json: refusal });
  });
  await link.click();
  await page
    .getByRole('alertdialog')
    .getByLabel(text('security', 'loginPassword'), { exact: true })
    .fill('x'.repeat(9));
  await page.keyboard.press('Enter');
  await expect(modal.getByRole('alert').filter({ hasText: 'Di luar.' })).toBeVisible();
  await portal.visit(addressOf('socialAccounts'));
  const again = modal.getByRole('button', { name: text('kit', 'retry'), exact: true });
  await expect(again).toBeVisible();
  await looksRight(portal, 'social accounts that are not loaded');
  await page.unroute('**/wps/member/socialAccounts');
  await again.click();
  await expect(modal.getByText(text('security', 'noSocialAccount'))).toBeVisible();
  await house.set('features.googleLogin', false);
});
