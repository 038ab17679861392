import { getMemberInfo, saveProfile } from '@pelita/contract';
import { expectNoBarriers, expectNoSidewaysScroll } from './support/access.ts';
import { type Player, registeredPlayer, send } from './support/people.ts';
import { pngFile } from './support/png-file.ts';
import { modalAlone, PLAIN_PAGE, type Portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import { languageOfDevice } from './support/words.ts';
import { toastCoversNothing } from './support/toast.ts';

const CENTRE = modalAlone('member-centre');

const rooms = ['profile', 'avatar', 'sessions', 'loginHistory', 'addresses', 'closure'] as const;
type Room = 'securityCenter' | (typeof rooms)[number];

/** The open room, by its title. */
function room(portal: Portal, name: Room) {
  return portal.page.getByRole('dialog', { name: titleOf(portal, name), exact: true });
}

function titleOf({ text }: Portal, name: Room) {
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

for (const [language, device] of languageOfDevice) {
  test.describe(`${language} ${device}`, () => {
    test.use({ language });

    test('MC-01 the centre opens from the shell, marks its entry, and closes by Escape, by its button and by going back', async ({
      portal,
      house,
    }) => {
      const { page, text, modal } = portal;
      const player = await registeredPlayer(house.origin);
      await portal.visitAs(player, '/');
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
      await modal.getByRole('button', { name: text('kit', 'close'), exact: true }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  });
}

test('MC-02 the profile is reached from the header, and on a phone from the account there', async ({
  portal,
  house,
}) => {
  const { page, text, modal } = portal;
  await portal.visitAs(await registeredPlayer(house.origin), '/hot');
  await portal.showsBalance('0.00');
  const profile = { name: text('shell', 'profile'), exact: true };
  if (portal.isPhone) {
    const bar = page.getByRole('navigation', { name: text('shell', 'appNavigation') });
    await bar.getByRole('button', { name: text('shell', 'me'), exact: true }).click();
    await expectNoBarriers(page, 'the account on a phone');
    await modal.getByRole('button', profile).click();
  } else await portal.bar.getByRole('button', profile).click();
  await expect(room(portal, 'profile').getByLabel(text('centre', 'field_nickname'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(/\/hot$/);
});

test('MC-01 the menu shows only once the member is known @desktop', async ({ portal, house }) => {
  const { page, text } = portal;
  await portal.visit(PLAIN_PAGE);
  const held = Promise.withResolvers<void>();
  await page.route('**/wps/member/info', async (route) => {
    await held.promise;
    await route.continue();
  });
  await portal.isUsedBy(await registeredPlayer(house.origin));
  await portal.visit(CENTRE);
  await expect(portal.modal.getByRole('status', { name: text('kit', 'loading') }).first()).toBeVisible();
  await expect(menuOf(portal)).toHaveCount(0);
  held.resolve();
  await expect(menuOf(portal)).toBeVisible();
});

test('MC-01 GATE-02 a visitor at a room’s address logs in and is in that room; closing it leaves the page @desktop', async ({
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

test('MC-01 an address that names no room leads to the centre itself @phone', async ({ portal, house }) => {
  await portal.visitAs(await registeredPlayer(house.origin), `${CENTRE}&room=constructor`);
  await expect(menuOf(portal).getByRole('button', { name: titleOf(portal, 'securityCenter') })).toBeVisible();
});

test('GATE-02 a trial account is told what it needs, and led to registration @phone', async ({ portal }) => {
  const { page, text } = portal;
  await portal.visit(modalAlone('login'));
  await portal.modal.getByRole('button', { name: text('identity', 'freePlay') }).click();
  await expect(portal.balance).toBeVisible();
  await portal.visit(CENTRE);
  const refusal = page.getByRole('alertdialog', { name: text('dialogs', 'needTrueAccount') });
  await expectNoBarriers(page, 'the refusal');
  await refusal.getByRole('button', { name: text('dialogs', 'in_increase_submit') }).click();
  await expect(page.getByRole('dialog', { name: text('identity', 'registerTitle') })).toBeVisible();
});

test('MC-03 the overview counts what is there, names what is missing, leads to the rooms and tells the login before @desktop', async ({
  portal,
  house,
}) => {
  const { page, text, modal } = portal;
  await stand(portal, await registeredPlayer(house.origin), 'securityCenter');
  const meter = modal.getByRole('meter');
  await expect(meter).toHaveAttribute('aria-valuenow', '1');
  const missing = text('centre', 'room_paymentPassword').toLowerCase();
  await expect(modal.getByText(new RegExp(`^${text('centre', 'stillMissing', { list: '.*' })}$`))).toContainText(
    missing,
  );
  await expect(modal.getByText(text('centre', 'firstLogin'))).toBeVisible();
  for (const name of rooms) {
    await modal.getByRole('button', { name: titleOf(portal, name) }).click();
    await expect(room(portal, name)).toBeVisible();
    await expectNoSidewaysScroll(page, name);
    await page.goBack();
    await expect(meter).toBeVisible();
  }
});

test('MC-03 every room has its own address, without barriers @phone', async ({ portal, house }) => {
  const { page, text, modal } = portal;
  await portal.comesAs(await registeredPlayer(house.origin));
  for (const name of rooms) {
    await portal.visit(`${CENTRE}&room=${name}`);
    await expect(room(portal, name)).toBeVisible();
    await expect(modal.getByRole('status', { name: text('kit', 'loading') })).toHaveCount(0);
    await expectNoBarriers(page, name);
    await expectNoSidewaysScroll(page, name);
  }
});

for (const [language, device] of languageOfDevice) {
  test.describe(`${language} ${device}`, () => {
    test.use({ language });

    test('MC-03 REG-12 the profile keeps what is typed; a birthday below the limit is refused, and set it stays', async ({
      portal,
      house,
    }) => {
      const { page, text, modal } = portal;
      const player = await registeredPlayer(house.origin);
      await stand(portal, player, 'profile');
      const field = (name: 'nickname' | 'address' | 'telegram' | 'nationality') =>
        modal.getByLabel(text('centre', `field_${name}`), { exact: true });
      const birthday = modal.getByRole('group', { name: text('centre', 'field_birthday'), exact: true });
      const [day, month, year] = language === 'MY' ? ['Hari', 'Bulan', 'Tahun'] : ['Day', 'Month', 'Year'];
      const types = async (...typed: [day: string, month: string, year: string]) => {
        for (const [at, name] of [day, month, year].entries())
          await birthday.getByLabel(name ?? '', { exact: true }).fill(typed[at] ?? '');
      };
      const first = birthday.getByRole('textbox').first();
      const save = modal.getByRole('button', { name: text('centre', 'profileSave'), exact: true });
      // In the order of the language.
      await expect(first).toHaveAccessibleName(language === 'MY' ? 'Hari' : 'Month');
      await types('31', '2', '1990');
      await save.click();
      await expect(first).toHaveAccessibleDescription(text('fieldErrors', 'invalid'));
      await types('1', '1', String(new Date().getUTCFullYear() - 20));
      await field('nickname').fill('Kancil 🪔');
      await save.click();
      await expect(first).toHaveAccessibleDescription(/21/);
      await expect(first).toBeFocused();
      await types('28', '2', '1990');
      await field('address').fill('Jalan Pelita 1, Ipoh');
      await field('telegram').fill('@kancil');
      await field('nationality').selectOption({ label: language === 'MY' ? 'Singapura' : 'Singapore' });
      await save.click();
      await toastCoversNothing(page, text('centre', 'profileSaved'));
      await expect(modal.getByText(text('centre', 'birthdayFixed'))).toBeVisible();
      await portal.reload();
      await expect(field('nickname')).toHaveValue('Kancil 🪔');
      await expect(field('address')).toHaveValue('Jalan Pelita 1, Ipoh');
      await expect(field('telegram')).toHaveValue('@kancil');
      await expect(field('nationality')).toHaveValue('SG');
      await expect(birthday).toHaveCount(0);
      // What another device has meanwhile changed stays: only what was changed here is sent.
      await send(house.origin, saveProfile, { body: { telegram: '@other' } }, player.session.token);
      await field('address').fill('');
      await save.click();
      await expect(page.getByText(text('centre', 'profileSaved'))).toBeVisible();
      await portal.reload();
      await expect(field('address')).toHaveValue('');
      await expect(field('telegram')).toHaveValue('@other');
      await portal.visit(CENTRE);
      await expect(modal.getByText('Kancil 🪔', { exact: true })).toBeVisible();
    });
  });
}

test('MC-03 an avatar is seen before it is saved; a file that is no picture, or too large, is refused @phone', async ({
  portal,
  house,
}) => {
  const { page, text, modal } = portal;
  const player = await registeredPlayer(house.origin);
  await stand(portal, player, 'avatar');
  const upload = modal.getByLabel(text('centre', 'avatarUpload'));
  const save = modal.getByRole('button', { name: text('centre', 'avatarSave'), exact: true });
  const kept = async () => (await send(house.origin, getMemberInfo, {}, player.session.token)).avatarType;

  await upload.setInputFiles({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(modal.getByRole('alert')).toContainText(`words.png: ${text('fieldErrors', 'not_a_picture')}`);
  await upload.setInputFiles({ name: 'film.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(modal.getByRole('alert')).toContainText(`film.gif: ${text('fieldErrors', 'not_a_picture')}`);
  const large = Buffer.alloc(5 * 1024 * 1024 + 1);
  await upload.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
  await expect(modal.getByRole('alert')).toContainText(`large.jpg: ${text('fieldErrors', 'picture_too_large')}`);
  await expect(save).toHaveCount(0);

  await upload.setInputFiles(pngFile('own.png'));
  await expect(modal.getByText(text('centre', 'avatarChosen'))).toBeVisible();
  expect(await kept()).toBe('STATIC');
  await save.click();
  await expect(page.getByText(text('centre', 'avatarSaved'))).toBeVisible();
  expect(await kept()).toBe('CUSTOM');
  await expect(modal.getByRole('img', { name: text('centre', 'avatarPreview') })).toHaveAttribute(
    'src',
    /^\/avatars\//,
  );

  // The radio itself is drawn by its label.
  await modal
    .getByRole('radio', { name: text('centre', 'avatarChoice', { number: '3' }), exact: true })
    .check({ force: true });
  await save.click();
  await expect.poll(kept).toBe('STATIC');
});

test('MC-03 LOGIN-15 a session is ended from another device, or all others at once; the history says how each ended @desktop', async ({
  portal,
  anotherDevice,
  house,
  guard,
}) => {
  // The other device may be asking for something when its session ends.
  guard.expectProblem(/status of 401/);
  const { page, text, modal } = portal;
  const player = await registeredPlayer(house.origin);
  const other = await anotherDevice();
  await other.visit(modalAlone('login'));
  await other.logIn(player);
  await other.showsBalance('0.00');
  await stand(portal, player, 'sessions');
  const rows = modal.getByRole('region').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(text('centre', 'thisDevice'));
  await expect(rows.nth(1)).toContainText('Chrome');
  await rows.nth(1).getByRole('button').click();
  await expect(page.getByText(text('centre', 'sessionEnded'))).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(modal.getByText(text('centre', 'onlyHere'))).toBeVisible();
  await expect(other.loginButton, 'the other device is out').toBeVisible();

  await other.visit(modalAlone('login'));
  await other.logIn(player);
  await other.showsBalance('0.00');
  await portal.reload();
  await modal.getByRole('button', { name: text('centre', 'endOthers') }).click();
  await expect(rows).toHaveCount(1);
  await expect(other.loginButton).toBeVisible();

  await portal.visit(`${CENTRE}&room=loginHistory`);
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: text('centre', 'end_ended') })).toHaveCount(2);
  await expect(rows.filter({ hasText: text('centre', 'stillOpen') })).toHaveCount(1);
});

test('MC-03 a registered address is removed, and the overview no longer counts it @phone', async ({
  portal,
  house,
}) => {
  const { page, text, modal } = portal;
  await stand(portal, await registeredPlayer(house.origin), 'addresses');
  const row = modal.getByRole('region').getByRole('listitem');
  await expect(row).toContainText(text('centre', 'addressHere'));
  await row.getByRole('button').click();
  await expect(page.getByText(text('centre', 'addressRemoved'))).toBeVisible();
  await expect(modal.getByText(text('centre', 'noAddresses'))).toBeVisible();
});

test('MC-03 an account with money stays open, and says so before @phone', async ({ portal, house }) => {
  const { text, modal } = portal;
  const rich = await registeredPlayer(house.origin, '50.00');
  await stand(portal, rich, 'closure');
  await expect(modal.getByText(text('centre', 'closureMoneyLeft', { amount: 'MYR 50.00' }))).toBeVisible();
  await modal.getByLabel(text('identity', 'password'), { exact: true }).fill(rich.password);
  const close = modal.getByRole('button', { name: text('centre', 'closureSubmit') });
  await expect(close).toBeDisabled();
  await expect(close).toHaveAccessibleDescription(/MYR\s50\.00/);
});

test('MC-03 an empty account is closed by its password, and cannot be logged in to any more @phone', async ({
  portal,
  house,
  guard,
}) => {
  const { page, text, modal } = portal;
  guard.expectProblem(/closure.* status of 40[09]|login.* status of 403/);
  const player = await registeredPlayer(house.origin);
  await stand(portal, player, 'closure');
  const password = modal.getByLabel(text('identity', 'password'), { exact: true });
  const close = modal.getByRole('button', { name: text('centre', 'closureSubmit') });
  await close.click();
  await expect(password).toHaveAccessibleDescription(text('fieldErrors', 'required'));
  await password.fill('not my password');
  await close.click();
  await expect(password).toHaveAccessibleDescription(text('fieldErrors', 'wrong_password'));
  await password.fill(player.password);
  await close.click();
  await expect(page.getByText(text('centre', 'closureDone'))).toBeVisible();
  await expect(modal).toBeHidden();
  await portal.openLogin();
  await portal.logIn(player);
  await expect(modal.getByText(text('errors', 'non_member'))).toBeVisible();
});

/** A member who has opened a room by its address. */
async function stand(portal: Portal, player: Player, name: Room): Promise<void> {
  await portal.visitAs(player, `${CENTRE}&room=${name}`);
  await expect(room(portal, name)).toBeVisible();
}
