import { lengthText } from '@pelita/i18n';
import { readFile } from 'node:fs/promises';
import { addBankAccount } from '@pelita/contract';
import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers, expectNoSidewaysScroll } from './support/access.ts';
import { authenticatorCode } from './support/authenticator-code.ts';
import { codeTo } from './support/codes.ts';
import type { House } from './support/house.ts';
import { bindsContact, freshNumber, loggedIn, type Player, registeredPlayer, send } from './support/people.ts';
import { modalAlone, type Portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import { toastCoversNothing } from './support/toast.ts';

type Room = 'loginPassword' | 'paymentPassword' | 'mobile' | 'email' | 'authenticator' | 'bankAccounts';

const NEW_PASSWORD = 'tiga perahu biru';
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

/** The open room, by its title; while a dialog stands before it there is none. */
const roomOf = ({ page, text }: Portal, name: Room | 'securityCenter') =>
  page.getByRole('dialog', { name: text('centre', `room_${name}`), exact: true });
const field = (portal: Portal, room: Room, label: string) =>
  roomOf(portal, room).getByLabel(label, { exact: true }).and(portal.page.locator('input, select'));
const press = (portal: Portal, room: Room, name: string) =>
  roomOf(portal, room).getByRole('button', { name, exact: true }).click();

/** What follows the room's name says how it stands, and may have another room's name in it. */
function entryOf(portal: Portal, room: Room): Locator {
  const name = new RegExp(`^${portal.text('centre', `room_${room}`)}`);
  return roomOf(portal, 'securityCenter').getByRole('button', { name });
}

/** From the overview, as its line leads there; or at its address, for whoever comes back. */
async function enters(portal: Portal, room: Room): Promise<void> {
  await portal.visit(modalAlone('member-centre&room=securityCenter'));
  await entryOf(portal, room).click();
  await expect(roomOf(portal, room)).toBeVisible();
  await expect(roomOf(portal, room).getByRole('status', { name: portal.text('kit', 'loading') })).toHaveCount(0);
}

async function newPlayer(portal: Portal, house: House, balance?: string): Promise<Player> {
  const player = await registeredPlayer(house.origin, balance);
  await portal.comesAs(player);
  return player;
}

/** A wrong password is told in the step that asks for it, which stays. */
async function confirmsWrongly({ page, text }: Portal): Promise<void> {
  const step = page.getByRole('alertdialog', { name: text('security', 'confirmTitle') });
  const typed = step.getByLabel(text('security', 'loginPassword'), { exact: true });
  await typed.fill('not this one');
  await step.getByRole('button', { name: text('security', 'confirm'), exact: true }).click();
  await expect(typed).toHaveAccessibleDescription(text('fieldErrors', 'wrong_password'));
  await expectNoBarriers(page, 'the confirmation');
  await typed.fill('');
}

/** The login password is asked for once, in a step of its own. */
async function confirms(portal: Portal, { password }: Player): Promise<void> {
  const { page, text } = portal;
  const step = page.getByRole('alertdialog', { name: text('security', 'confirmTitle') });
  const typed = step.getByLabel(text('security', 'loginPassword'), { exact: true });
  await expect(typed).toBeFocused();
  await typed.fill(password);
  await page.keyboard.press('Enter');
  await expect(step).toBeHidden();
}

async function overviewSays(portal: Portal, room: Room, note: string | RegExp): Promise<void> {
  await expect(entryOf(portal, room)).toContainText(note);
}

async function looksRight(portal: Portal, room: Room): Promise<void> {
  await expectNoBarriers(portal.page, room);
  await expectNoSidewaysScroll(portal.page, room);
}

/** What was pressed has gone with its step; the focus has not gone with it. */
async function standsInRoom(portal: Portal, room: Room): Promise<void> {
  await expect(roomOf(portal, room).locator(':focus'), 'the focus stays in the room').toHaveCount(1);
}

async function lettersTo(page: Page, to: string): Promise<string[]> {
  const letters = (await (await page.request.get('/dev/inbox.json')).json()) as { to: string; text: string }[];
  return letters.filter((letter) => letter.to === to).map(({ text }) => text);
}

test('MC-03 PASS-03 LOGIN-15 a member changes the login password; the other devices are out, this one is at home @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/member\/password.* status of 400/);
  const { page, text } = portal;
  const player = await newPlayer(portal, house, '15.00');
  const other = await loggedIn(house.origin, player);
  await enters(portal, 'loginPassword');
  const oldPassword = field(portal, 'loginPassword', text('security', 'oldPassword'));
  const newPassword = field(portal, 'loginPassword', text('identity', 'newPassword'));
  const again = field(portal, 'loginPassword', text('identity', 'confirmPassword'));
  const rule = text('patterns', 'any', { length: lengthText(8, 64) });
  await expect(newPassword).toHaveAccessibleDescription(rule);
  await expect(roomOf(portal, 'loginPassword').getByText(text('security', 'passwordNote'))).toBeVisible();
  await looksRight(portal, 'loginPassword');
  await press(portal, 'loginPassword', text('identity', 'resetSubmit'));
  await expect(oldPassword).toHaveAccessibleDescription(text('fieldErrors', 'required'));
  await oldPassword.fill('not this one');
  await newPassword.fill(NEW_PASSWORD);
  await again.fill(`${NEW_PASSWORD}x`);
  await press(portal, 'loginPassword', text('identity', 'resetSubmit'));
  await expect(again).toHaveAccessibleDescription(text('fieldErrors', 'checkPass'));
  await again.fill(NEW_PASSWORD);
  await press(portal, 'loginPassword', text('identity', 'resetSubmit'));
  await expect(oldPassword).toHaveAccessibleDescription(text('fieldErrors', 'wrong_password'));
  await oldPassword.fill(player.password);
  await press(portal, 'loginPassword', text('identity', 'resetSubmit'));
  await expect(portal.modal).toBeHidden();
  await expect(page.getByText(text('security', 'passwordChanged'))).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/');
  await portal.showsBalance('15.00');
  const status = async (token: string) =>
    (await page.request.get('/wps/member/info', { headers: { authorization: token } })).status();
  expect([await status(player.session.token), await status(other.token)]).toEqual([200, 401]);
  expect((await loggedIn(house.origin, { ...player, password: NEW_PASSWORD })).id).toBe(player.session.id);
});

test('MC-03 a payment password is set by the login password, and changed by itself @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/paymentPassword.* status of 400/);
  const { page, text } = portal;
  const room = 'paymentPassword';
  const player = await newPlayer(portal, house);
  await enters(portal, room);
  const chosen = field(portal, room, text('security', 'newPaymentPassword'));
  const again = field(portal, room, text('security', 'newPaymentPasswordAgain'));
  const rule = text('patterns', 'digits', { length: '6' });
  await expect(chosen).toHaveAccessibleDescription(rule);
  await looksRight(portal, room);
  await chosen.fill('abc');
  await again.fill('abd');
  await press(portal, room, text('identity', 'resetSubmit'));
  await expect(chosen).toHaveAttribute('aria-invalid', 'true');
  await expect(again).toHaveAccessibleDescription(text('fieldErrors', 'checkPass'));
  await chosen.fill('581904');
  await again.fill('581904');
  await press(portal, room, text('identity', 'resetSubmit'));
  // Whoever turns back at the step has set nothing, and what was typed still stands there.
  await expect(page.getByRole('alertdialog', { name: text('security', 'confirmTitle') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveValue('581904');
  await press(portal, room, text('identity', 'resetSubmit'));
  await confirmsWrongly(portal);
  await confirms(portal, player);
  await expect(page.getByText(text('security', 'paymentPasswordSet'))).toBeVisible();
  await overviewSays(portal, room, text('centre', 'isSet'));

  await enters(portal, room);
  const old = field(portal, room, text('security', 'oldPaymentPassword'));
  await expectNoBarriers(page, 'changing the payment password');
  await old.fill('111112');
  await chosen.fill('204817');
  await again.fill('204817');
  await press(portal, room, text('identity', 'resetSubmit'));
  await expect(old).toHaveAccessibleDescription(text('fieldErrors', 'wrong_password'));
  await old.fill('581904');
  await press(portal, room, text('identity', 'resetSubmit'));
  await overviewSays(portal, room, text('centre', 'isSet'));
});

test('MC-03 SMS-02 a mobile number is bound by its code and the password @desktop', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/member\/contact.* status of 400/);
  const { page, text } = portal;
  const room = 'mobile';
  const player = await newPlayer(portal, house);
  const mobileNum = freshNumber();
  await enters(portal, room);
  const number = field(portal, room, text('security', 'number'));
  const code = field(portal, room, text('identity', 'code'));
  await press(portal, room, text('identity', 'sendCode'));
  await expect(number).toHaveAccessibleDescription(text('fieldErrors', 'required'));
  await number.fill('12');
  await press(portal, room, text('identity', 'sendCode'));
  await expect(number).toHaveAccessibleDescription(text('fieldErrors', 'phone_number'));
  await number.fill(mobileNum);
  await press(portal, room, text('identity', 'sendCode'));
  await expect(roomOf(portal, room).getByRole('button', { name: /\d+ s$/ })).toBeDisabled();
  await looksRight(portal, room);
  const sent = await codeTo(house.origin, `+60${mobileNum}`);
  await code.fill(wrong(sent));
  await press(portal, room, text('security', 'bind'));
  await confirms(portal, player);
  await expect(roomOf(portal, room).getByRole('alert')).toContainText(text('errors', 'code_wrong'));
  await code.fill(sent);
  await press(portal, room, text('security', 'bind'));
  await confirms(portal, player);
  await expect(page.getByText(text('security', 'numberBound'))).toBeVisible();
  await overviewSays(portal, room, `+60•••${mobileNum.slice(-3)}`);
});

test('MC-03 a mail address is bound by its code and the password, and the former one hears of it @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/member\/contact.* status of 400/);
  const { page, text } = portal;
  const room = 'email';
  const player = await newPlayer(portal, house);
  const former = `${player.username}@old.example`;
  const email = `${player.username}@new.example`;
  await bindsContact(house.origin, player, { channel: 'mail', email: former });
  await enters(portal, room);
  await expect(roomOf(portal, room).getByText('@old.example')).toBeVisible();
  const address = field(portal, room, text('security', 'newEmail'));
  await press(portal, room, text('identity', 'sendCode'));
  await expect(address).toHaveAccessibleDescription(text('fieldErrors', 'required'));
  await address.fill('no address');
  await press(portal, room, text('identity', 'sendCode'));
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill(email);
  // The refused request is less than a second ago on a quick machine: then a press is none.
  await expect(async () => {
    await press(portal, room, text('identity', 'sendCode'));
    await expect(
      roomOf(portal, room).getByText(text('codes', 'sentMail', { to: `${email.slice(0, 1)}•••@new.example` })),
    ).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await looksRight(portal, room);
  await field(portal, room, text('identity', 'code')).fill(await codeTo(house.origin, email));
  await press(portal, room, text('security', 'bind'));
  await confirms(portal, player);
  await expect(page.getByText(text('security', 'emailBound'))).toBeVisible();
  await overviewSays(portal, room, '@new.example');
  const changed = text('mail', 'contactChanged', { username: player.username });
  await expect.poll(async () => (await lettersTo(page, former)).some((letter) => letter.includes(changed))).toBe(true);
});

test('MC-03 LOGIN-12 an authenticator is bound by its code, gives its recovery codes once, and is removed by one @desktop', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/member\/authenticator.* status of 400|session\/login.* status of 403/);
  const { page, text } = portal;
  const room = 'authenticator';
  const player = await newPlayer(portal, house);
  await enters(portal, room);
  await looksRight(portal, room);
  await press(portal, room, text('security', 'authenticatorBegin'));
  await confirms(portal, player);
  await expect(roomOf(portal, room).getByRole('img', { name: text('security', 'qrCode') })).toBeVisible();
  const secret = await roomOf(portal, room).getByLabel(text('security', 'secret'), { exact: true }).innerText();
  expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await looksRight(portal, room);
  const code = field(portal, room, text('security', 'authenticatorCode'));
  await code.fill(wrong(authenticatorCode(secret)));
  await press(portal, room, text('security', 'bind'));
  await expect(code).toHaveAccessibleDescription(text('fieldErrors', 'invalid'));
  await code.fill(authenticatorCode(secret));
  await press(portal, room, text('security', 'bind'));
  const codes = roomOf(portal, room)
    .getByRole('list', { name: text('security', 'recoveryCodes') })
    .getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await standsInRoom(portal, room);
  await looksRight(portal, room);
  const shown = await codes.allInnerTexts();
  const saving = page.waitForEvent('download');
  await press(portal, room, text('security', 'downloadCodes'));
  const saved = await (await saving).path();
  expect((await readFile(saved, 'utf8')).trim().split('\n')).toEqual(shown);
  await press(portal, room, text('security', 'codesKept'));
  await overviewSays(portal, room, /10/);

  // The next login asks for it, once: this device is trusted from then on, and can be trusted no longer.
  await page.evaluate(() => sessionStorage.clear());
  await portal.visit(modalAlone('login'));
  await portal.logIn(player);
  const login = page.getByRole('dialog', { name: text('identity', 'secondStepTitle') });
  await login.getByLabel(text('identity', 'code'), { exact: true }).fill(shown[0] ?? '');
  await login.getByRole('checkbox', { name: /30/ }).check();
  await expectNoBarriers(page, 'the second step');
  await login.getByRole('button', { name: text('identity', 'loginSubmit'), exact: true }).click();
  await expect(login).toBeHidden();
  await portal.visit(modalAlone('member-centre&room=sessions'));
  const trusted = page.getByRole('region', { name: text('centre', 'trustedTitle') });
  await expect(trusted.getByText(text('centre', 'thisDevice'), { exact: true })).toBeVisible();
  await expectNoBarriers(page, 'the trusted devices');
  await trusted.getByRole('button', { name: new RegExp(text('centre', 'removeTrust')) }).click();
  await expect(trusted).toHaveCount(0);

  await enters(portal, room);
  await looksRight(portal, room);
  const proof = field(portal, room, text('security', 'codeOrRecoveryCode'));
  await proof.fill('abcd-efgh-ijkl-mnop');
  await press(portal, room, text('security', 'remove'));
  await confirms(portal, player);
  await expect(proof).toHaveAccessibleDescription(text('fieldErrors', 'invalid'));
  await proof.fill(shown[3] ?? '');
  await press(portal, room, text('security', 'remove'));
  await confirms(portal, player);
  await expect(page.getByText(text('security', 'authenticatorRemoved'))).toBeVisible();
  await overviewSays(portal, room, text('centre', 'isNotBound'));
});

test('MC-03 bank accounts are added at a bank of the list, in one name, and removed @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/member\/bankCard.* status of 4/);
  const { page, text } = portal;
  const room = 'bankAccounts';
  const player = await newPlayer(portal, house);
  await enters(portal, room);
  await expect(roomOf(portal, room).getByText(text('security', 'noBankAccount'))).toBeVisible();
  await press(portal, room, text('security', 'addBankAccount'));
  await standsInRoom(portal, room);
  const bank = field(portal, room, text('security', 'bank'));
  const number = field(portal, room, text('security', 'accountNumber'));
  await press(portal, room, text('security', 'addBankAccount'));
  await expect(bank).toHaveAccessibleDescription(text('fieldErrors', 'required'));
  await looksRight(portal, room);
  await bank.selectOption('Bank Seroja');
  await field(portal, room, text('security', 'accountName')).fill('Ali bin Abu');
  await number.fill('12 ab');
  await press(portal, room, text('security', 'addBankAccount'));
  await expect(number).toHaveAccessibleDescription(text('patterns', 'digits', { length: lengthText(6, 30) }));
  await number.fill('1234 5678 90');
  await press(portal, room, text('security', 'addBankAccount'));
  await confirms(portal, player);
  const rows = roomOf(portal, room).locator('li').filter({ hasText: 'Bank' });
  await expect(rows).toHaveText([/Bank Seroja.*•••7890.*Ali bin Abu/s]);
  await toastCoversNothing(page, text('security', 'bankAccountAdded'));
  await looksRight(portal, room);

  await press(portal, room, text('security', 'addBankAccount'));
  await expect(roomOf(portal, room).getByText(text('security', 'accountNameFixed'))).toBeVisible();
  await bank.selectOption('Bank Seroja');
  await number.fill('1234567890');
  await press(portal, room, text('security', 'addBankAccount'));
  await confirms(portal, player);
  await expect(roomOf(portal, room).getByRole('alert')).toContainText(text('errors', 'bank_account_known'));
  await press(portal, room, text('kitForms', 'cancel'));

  const which = { bank: 'Bank Seroja', number: '•••7890' };
  await press(portal, room, text('security', 'removeAccount', which));
  const asks = page.getByRole('alertdialog', { name: text('security', 'removeAccountTitle') });
  await expectNoBarriers(page, 'removing an account');
  await asks.getByRole('button', { name: text('security', 'remove'), exact: true }).click();
  await expect(asks).toBeHidden();
  await expect(roomOf(portal, room).getByText(text('security', 'noBankAccount'))).toBeVisible();
  await standsInRoom(portal, room);
});

test('MC-03 the first bank account is the default until another is chosen, and the oldest once that is removed @phone', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  const room = 'bankAccounts';
  const player = await newPlayer(portal, house);
  for (const bankName of ['Bank Seroja', 'Bank Sauh', 'Bank Purnama']) {
    const body = { bankName, accountName: 'Ali bin Abu', accountNumber: '1234567890', password: player.password };
    await send(house.origin, addBankAccount, { body }, player.session.token);
  }
  await enters(portal, room);
  const rows = roomOf(portal, room).getByRole('region').getByRole('listitem');
  const marked = rows.filter({ has: page.getByText(text('security', 'defaultAccount'), { exact: true }) });
  await expect(rows).toHaveText([/Bank Seroja/, /Bank Sauh/, /Bank Purnama/]);
  await expect(marked).toHaveText([/Bank Seroja/]);
  await looksRight(portal, room);
  const which = { bank: 'Bank Purnama', number: '•••7890' };
  await press(portal, room, text('security', 'makeDefaultOf', which));
  await expect(marked).toHaveText([/Bank Purnama/]);
  await standsInRoom(portal, room);
  await toastCoversNothing(page, text('security', 'bankAccountChosen', which));
  await portal.reload();
  await expect(marked).toHaveText([/Bank Purnama/]);
  await press(portal, room, text('security', 'removeAccount', which));
  const asks = page.getByRole('alertdialog', { name: text('security', 'removeAccountTitle') });
  await asks.getByRole('button', { name: text('security', 'remove'), exact: true }).click();
  await expect(rows).toHaveCount(2);
  await expect(marked).toHaveText([/Bank Seroja/]);
});
