import { expectNoBarriers, expectNoSidewaysScroll } from './support/access.ts';
import { registeredPlayer } from './support/people.ts';
import type { Portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

const CENTRE = '/?modal=member-centre';

/** The open room, by its title. */
function room(portal: Portal, name: Parameters<typeof titleOf>[1]) {
  return portal.page.getByRole('dialog', { name: titleOf(portal, name), exact: true });
}

function titleOf({ text }: Portal, name: 'securityCenter') {
  return text('centre', `room_${name}`);
}

const menuOf = ({ page, text }: Portal) => page.getByRole('navigation', { name: text('centre', 'menu'), exact: true });

async function openFromHome(portal: Portal, account: string): Promise<void> {
  const { page, text } = portal;
  if (portal.isPhone) {
    const bar = page.getByRole('navigation', { name: text('shell', 'appNavigation') });
    await bar.getByRole('button', { name: text('shell', 'me'), exact: true }).click();
    await portal.modal.getByRole('button', { name: text('dialogs', 'memberCentre') }).click();
  } else await portal.bar.getByRole('button', { name: text('shell', 'account', { account }) }).click();
}

for (const language of ['MY', 'EN'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('MC-01 the centre opens from the shell, marks its entry, and closes by Escape, by its button and by going back', async ({
      portal,
      house,
    }) => {
      const { page, text, modal } = portal;
      const player = await registeredPlayer(house.origin);
      await portal.visit('/');
      await portal.isUsedBy(player);
      await portal.showsBalance('0.00');
      await openFromHome(portal, player.username);
      const entry = menuOf(portal).getByRole('button', { name: titleOf(portal, 'securityCenter') });
      await expect(entry).toBeVisible();
      await expectNoBarriers(page, 'the centre as it opens');
      if (portal.isPhone) {
        await entry.click();
        await expect(page).toHaveURL(/room=securityCenter/);
        await expect(entry).toBeHidden();
        await room(portal, 'securityCenter')
          .getByRole('button', { name: text('centre', 'back', { to: text('centre', 'title') }) })
          .click();
        await expect(entry, 'the menu gives the focus back to where it came from').toBeFocused();
        await entry.click();
        await page.goBack();
        await expect(entry).toBeVisible();
        await entry.click();
      } else await expect(entry).toHaveAttribute('aria-current', 'page');
      await expect(room(portal, 'securityCenter').getByRole('meter')).toBeVisible();
      await expectNoBarriers(page, 'the overview');
      await expectNoSidewaysScroll(page, 'the overview');
      // However many rooms were gone through, closing takes them all back at once.
      await page.keyboard.press('Escape');
      await expect(modal).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
      await openFromHome(portal, player.username);
      await modal.getByRole('button', { name: text('shell', 'close'), exact: true }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  });
}

test('MC-01 the menu shows only once the member is known', async ({ portal, house }) => {
  const { page, text } = portal;
  await portal.visit('/');
  const held = Promise.withResolvers<void>();
  await page.route('**/wps/member/info', async (route) => {
    await held.promise;
    await route.continue();
  });
  await portal.isUsedBy(await registeredPlayer(house.origin));
  await portal.visit(CENTRE);
  await expect(portal.modal.getByRole('status', { name: text('shell', 'loading') }).first()).toBeVisible();
  await expect(menuOf(portal)).toHaveCount(0);
  held.resolve();
  await expect(menuOf(portal)).toBeVisible();
});

test('MC-01 GATE-02 a visitor at a room’s address logs in and stands in that room; closing it leaves the page', async ({
  portal,
  house,
}) => {
  const { page } = portal;
  const player = await registeredPlayer(house.origin);
  await portal.visit('/hot?modal=member-centre&room=securityCenter');
  await portal.logIn(player);
  await expect(room(portal, 'securityCenter').getByRole('meter')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(portal.modal).toBeHidden();
  await expect(page).toHaveURL(/\/hot$/);
});

test('MC-01 an address that names no room leads to the centre itself', async ({ portal, house }) => {
  await portal.visit('/');
  await portal.isUsedBy(await registeredPlayer(house.origin));
  await portal.visit(`${CENTRE}&room=constructor`);
  await expect(menuOf(portal).getByRole('button', { name: titleOf(portal, 'securityCenter') })).toBeVisible();
});

test('GATE-02 a trial account is told what it needs, and led to registration', async ({ portal }) => {
  const { page, text } = portal;
  await portal.visit('/login');
  await portal.modal.getByRole('button', { name: text('identity', 'freePlay') }).click();
  await expect(portal.balance).toBeVisible();
  await portal.visit(CENTRE);
  const refusal = page.getByRole('alertdialog', { name: text('dialogs', 'needTrueAccount') });
  await expectNoBarriers(page, 'the refusal');
  await refusal.getByRole('button', { name: text('dialogs', 'in_increase_submit') }).click();
  await expect(page.getByRole('dialog', { name: text('identity', 'registerTitle') })).toBeVisible();
});
