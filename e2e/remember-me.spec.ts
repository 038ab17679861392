import { REMEMBER_ME_MS } from '@pelita/contract';
import { expectNoBarriers } from './support/access.ts';
import { registeredPlayer } from './support/people.ts';
import { modalAlone, type Portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

const box = ({ modal, text }: Portal) => modal.getByRole('checkbox', { name: text('identity', 'rememberMe') });
/** By its label, as a person does, and not before the sheet of a phone stands still. */
const presses = ({ modal, text }: Portal) => modal.getByText(text('identity', 'rememberMe'), { exact: true }).click();
const field = ({ modal, text }: Portal, name: 'username' | 'password') =>
  modal.getByLabel(text('identity', name), { exact: true });

/** All that this site keeps in the browser, byte by byte. */
async function everythingKept({ page }: Portal): Promise<string> {
  return page.evaluate(async () => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const shown = (value: unknown): unknown => {
      if (value instanceof CryptoKey) return `a key that can be read out: ${value.extractable}`;
      if (value instanceof ArrayBuffer) return String.fromCodePoint(...new Uint8Array(value));
      if (ArrayBuffer.isView(value)) return String.fromCodePoint(...new Uint8Array(value.buffer));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shown(part)]));
    };
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        kept.push(...(await answer(database.transaction(store).objectStore(store).getAll())).map(shown));
      database.close();
    }
    return JSON.stringify(kept);
  });
}

/** The same browser with the device's clock set on. */
async function later(portal: Portal, context: { newPage: () => Promise<Portal['page']> }, ms: number): Promise<Portal> {
  const page = await context.newPage();
  await page.addInitScript((by) => {
    const origin = performance.timeOrigin + by;
    Object.defineProperty(performance, 'timeOrigin', { get: () => origin });
  }, ms);
  return portal.inTab(page);
}

test('LOGIN-08 who ticks the box finds name and password again for a day, and in clear nowhere @phone', async ({
  portal,
  house,
  context,
}) => {
  const { page } = portal;
  const player = await registeredPlayer(house.origin, '13.00');
  await portal.visit(modalAlone('login'));
  await expect(box(portal)).not.toBeChecked();
  await presses(portal);
  await expect(box(portal)).toBeChecked();
  await expectNoBarriers(page, 'a login that is remembered');
  await portal.logIn(player);
  await portal.showsBalance('13.00');
  const kept = await everythingKept(portal);
  expect(kept).toContain('a key that can be read out: false');
  expect(kept).not.toContain(player.password);
  expect(kept).not.toContain(btoa(player.password));
  await page.evaluate(() => sessionStorage.removeItem('token'));
  await page.close();

  const soon = await later(portal, context, REMEMBER_ME_MS - 600_000);
  await soon.visit(modalAlone('login'));
  await expect(field(soon, 'username')).toHaveValue(player.username);
  await expect(field(soon, 'password')).toHaveValue(player.password);
  await expect(box(soon)).toBeChecked();
  await soon.page.close();

  const over = await later(portal, context, REMEMBER_ME_MS);
  await over.visit(modalAlone('login'));
  await expect.poll(() => everythingKept(over)).not.toContain('a key');
  await expect(box(over)).not.toBeChecked();
  await expect(field(over, 'username')).toHaveValue('');
  await expect(field(over, 'password')).toHaveValue('');
});

test('LOGIN-08 it is forgotten when the box is unticked, and when the password is wrong @phone', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/status of 400/);
  const { page, modal, text } = portal;
  const player = await registeredPlayer(house.origin);
  const logsInRemembered = async () => {
    await portal.visit(modalAlone('login'));
    await presses(portal);
    await expect(box(portal)).toBeChecked();
    await portal.logIn(player);
    await expect(modal).toBeHidden();
    expect(await everythingKept(portal)).toContain('a key');
    await portal.openLogout();
    await modal.getByRole('button', { name: text('shell', 'logout'), exact: true }).click();
    await expect(portal.loginButton).toBeVisible();
    await portal.visit(modalAlone('login'));
    await expect(field(portal, 'password')).toHaveValue(player.password);
  };
  await logsInRemembered();
  await presses(portal);
  await expect(box(portal)).not.toBeChecked();
  await expect.poll(() => everythingKept(portal)).not.toContain('a key');

  await logsInRemembered();
  await portal.logIn({ ...player, password: 'no longer the password' });
  await expect(modal.getByRole('alert').filter({ hasText: text('errors', 'wrong_credentials') })).toBeVisible();
  await expect.poll(() => everythingKept(portal)).not.toContain('a key');
  expect(page.url()).toContain('modal=login');
});

test('LOGIN-08 a brand switches it off: no box, and what was kept is gone @desktop', async ({ portal, house }) => {
  const { modal } = portal;
  const player = await registeredPlayer(house.origin, '14.00');
  await portal.visit(modalAlone('login'));
  await presses(portal);
  await expect(box(portal)).toBeChecked();
  await portal.logIn(player);
  await portal.showsBalance('14.00');
  await house.set('features.rememberMe', false);
  // A document without the application: a page that still lives would tell the next one of the session.
  await portal.page.goto('/robots.txt');
  await portal.page.evaluate(() => sessionStorage.clear());
  await portal.visit(modalAlone('login'));
  await expect(field(portal, 'username')).toBeVisible();
  await expect(box(portal)).toHaveCount(0);
  await expect.poll(() => everythingKept(portal)).not.toContain('a key');
  await expect(modal.getByRole('checkbox')).toHaveCount(0);
  await house.set('features.rememberMe', true);
});
