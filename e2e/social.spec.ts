import type { SocialProvider } from '@pelita/contract';
import { expectNoBarriers, expectNoSidewaysScroll } from './support/access.ts';
import { agrees, providerNames } from './support/identity-issuer.ts';
import { freshAccount, registeredPlayer } from './support/people.ts';
import type { Portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

/** The way's beginning, in whichever modal. */
async function leavesFor(portal: Portal, provider: SocialProvider, path = '/login'): Promise<void> {
  const { page, text, modal } = portal;
  const button = modal.getByRole('button', {
    name: text('social', 'continueWith', { provider: providerNames[provider] }),
  });
  await portal.visit(path);
  await expect(button).toBeVisible();
  if (portal.isPhone) await expectNoBarriers(page, `the way to ${provider}`);
  await button.click();
  await page.waitForURL(/\/dev\/identity\//);
}

/** What came behind the hash sign is in no address any more, nor a step back in the history. */
async function isGone({ page }: Portal): Promise<void> {
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
  expect(page.url()).not.toMatch(/social|code=|state=/);
}

test('LOGIN-11 REG-11 somebody registers by Google, and from then on is in at a press @phone', async ({
  portal,
  house,
  guard,
  anotherDevice,
}) => {
  // A stranger's ticket is refused with the choice that they have.
  guard.expectProblem(/status of 403/);
  const { page, modal } = portal;
  const { username, password } = freshAccount();
  const mail = `${username}@example.com`;
  await house.set('features.googleLogin', true);
  await leavesFor(portal, 'google', '/register');
  await expectNoBarriers(page, 'the issuer');
  await agrees(portal, mail);
  await portal.isLive();
  await expect(modal).toContainText('Aminah binti Salleh');
  await isGone(portal);
  await portal.fillRegistration({ username, password });
  await expectNoBarriers(page, 'the choice of whoever is new');
  await expectNoSidewaysScroll(page, 'the choice of whoever is new');
  await portal.submitRegistration();
  await expect(modal).toBeHidden();
  await portal.showsBalance('0.00');

  const device = await anotherDevice();
  await leavesFor(device, 'google');
  await agrees(device, mail);
  await device.showsBalance('0.00');
  await expect(device.modal).toBeHidden();
  await isGone(device);
  expect(await device.page.evaluate(() => sessionStorage.getItem('account'))).toBe(username);
  await house.set('features.googleLogin', false);
});

test.describe('EN', () => {
  test.use({ language: 'EN' });

  test('LOGIN-11 a member says no at Facebook, then links it by the password @desktop', async ({
    portal,
    house,
    guard,
  }) => {
    guard.expectProblem(/status of 40[03]/);
    const { page, text, modal } = portal;
    const player = await registeredPlayer(house.origin, '12.00');
    await house.set('features.facebookLogin', true);
    await leavesFor(portal, 'facebook');
    await page.getByRole('button', { name: text('issuer', 'cancel') }).click();
    const note = text('social', 'cancelled', { provider: 'Facebook' });
    await expect(modal.getByRole('alert').filter({ hasText: note })).toBeVisible();
    await isGone(portal);

    await leavesFor(portal, 'facebook');
    await agrees(portal, `${player.username}@example.com`);
    // The form of registration comes late and moves the choice above it, which would move under the press.
    const username = modal.getByLabel(text('identity', 'username'), { exact: true });
    await expect(username).toBeVisible();
    await modal.getByRole('button', { name: text('social', 'linkAccount') }).click();
    const link = modal.getByRole('button', { name: text('social', 'linkSubmit') });
    await expect(link).toBeVisible();
    await username.fill(player.username);
    await modal.getByLabel(text('identity', 'password'), { exact: true }).fill('not the password');
    await link.click();
    await expect(modal.getByRole('alert').filter({ hasText: text('errors', 'wrong_credentials') })).toBeVisible();
    await expectNoBarriers(page, 'the choice of whoever has an account');
    await modal.getByLabel(text('identity', 'password'), { exact: true }).fill(player.password);
    await link.click();
    await portal.showsBalance('12.00');
    await house.set('features.facebookLogin', false);
  });
});

test('LOGIN-11 REG-11 without the switches there is no such button @phone', async ({ portal }) => {
  const { text, modal } = portal;
  for (const path of ['/login', '/register']) {
    await portal.visit(path);
    await expect(modal).toBeVisible();
    for (const provider of Object.values(providerNames))
      await expect(modal.getByRole('button', { name: text('social', 'continueWith', { provider }) })).toHaveCount(0);
  }
});
