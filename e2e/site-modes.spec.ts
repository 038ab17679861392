import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/access.ts';
import { type House, openHouse } from './support/house.ts';
import { registeredPlayer } from './support/people.ts';
import type { Portal } from './support/portal.ts';
import { expect, test as shared } from './support/test.ts';

// A house of its own, because closing it closes it for everybody.
const test = shared.extend<object, { house: House }>({
  house: [
    async ({}, use) => {
      const house = await openHouse({ variables: { GEO_HEADER: 'x-country' } });
      await use(house);
      await house.leave();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.describe.configure({ mode: 'serial' });
test.skip(({ isMobile }) => isMobile, 'about the site’s modes, so once is enough');

const heading = ({ page, text }: Portal, key: 'maintenanceNote' | 'restrictedHeading' | 'foreignHeading') =>
  page.getByRole('heading', { level: 1, name: text('site', key) });
/** A refused call and the page itself stand on the console of a closed site. */
const CLOSED = /503|451|421/;

test('SITE-01 SITE-02 SITE-04 a session under way sees maintenance without a reload, with its end, and the opening too', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(CLOSED);
  await portal.visit('/');
  await portal.isUsedBy(await registeredPlayer(house.origin, '20.00'));
  await portal.showsBalance('20.00');
  await house.set('site.maintenanceEnd', '2031-03-02T06:00:00Z');
  await house.set('site.status', 1);
  await expect(heading(portal, 'maintenanceNote')).toBeVisible();
  await expect(portal.page.getByText(/14:00/)).toBeVisible();
  await expect(portal.bar).toBeHidden();
  await house.set('site.status', 0);
  await portal.showsBalance('20.00');
});

test('SITE-02 CS-01 whoever comes to a closed site is told so by page and by status, and can contact the house', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(CLOSED);
  await house.set('site.status', 1);
  const { page } = portal;
  await answers(page, '/rng', 503);
  await expect(heading(portal, 'maintenanceNote')).toBeVisible();
  expect(await page.content()).not.toContain('Phoenix Ember');
  await portal.isLive();
  await expectNoBarriers(page, 'a closed site');
  const popup = await contact(portal);
  await expect(popup.getByRole('textbox')).toBeVisible();
  expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
  await house.set('site.status', 0);
  await expect(page.getByRole('heading', { level: 1, name: portal.text('games', 'RNG') })).toBeVisible();
});

test('CS-01 ERR-02 a window that the browser blocks is said to be blocked, and one with nowhere to go closes', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(/503|net::/);
  await house.set('site.status', 1);
  const { page, text } = portal;
  await page.addInitScript(() => {
    if (sessionStorage.getItem('blocks')) window.open = () => null;
  });
  await answers(page, '/', 503);
  await portal.isLive();
  await page.route('**/wps/system/customerService', (route) => route.abort());
  const popup = await contact(portal);
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(page.getByText(text('site', 'serviceUnreachable'))).toBeVisible();

  await page.evaluate(() => sessionStorage.setItem('blocks', '1'));
  await page.reload();
  await portal.isLive();
  await page.getByRole('button', { name: text('site', 'contactUs') }).click();
  await expect(page.getByText(text('site', 'popupBlocked'))).toBeVisible();
  await house.set('site.status', 0);
});

test('SITE-03 a visitor of a region that is not served sees their address and country', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(CLOSED);
  await house.set('site.regions', ['MY']);
  const { page } = portal;
  await page.setExtraHTTPHeaders({ 'x-country': 'FR' });
  await answers(page, '/', 451);
  await expect(heading(portal, 'restrictedHeading')).toBeVisible();
  await expect(page.getByText(/^(127\.0\.0\.1|::1)$/)).toBeVisible();
  await expect(page.getByText('Perancis')).toBeVisible();
  await page.setExtraHTTPHeaders({ 'x-country': 'MY' });
  await answers(page, '/', 200);
  await house.set('site.regions', []);
});

test('SITE-06 under another host the page names the right address, and asks for nothing', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(CLOSED);
  await house.set('site.domains', ['play.example']);
  const { page } = portal;
  await answers(page, '/login', 421);
  await expect(heading(portal, 'foreignHeading')).toBeVisible();
  await expect(page.getByRole('link', { name: 'play.example' })).toHaveAttribute('href', 'https://play.example');
  await portal.isLive();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectNoBarriers(page, 'a closed site');
  await house.set('site.domains', []);
});

test('ROUTE-05 where the brand asks for a login first, a visitor is led to it from every page but a few, and then on', async ({
  portal,
  house,
}) => {
  await house.set('site.loginBeforeHome', true);
  const { page, text } = portal;
  const login = page.getByRole('dialog', { name: text('identity', 'loginTitle') });
  await expect(async () => {
    await page.goto('/rng?q=lotus');
    await expect(page).toHaveURL('/login', { timeout: 500 });
  }).toPass();
  await portal.isLive();
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/login');
  await page.goto('/register');
  await expect(page).toHaveURL('/register');
  await page.goto('/rng?q=lotus');
  await portal.isLive();
  await portal.logIn(house.accounts.member);
  await expect(page).toHaveURL('/rng?q=lotus');
  await expect(page.getByRole('article').first()).toContainText(/lotus/i);
  await page.reload();
  await expect(page).toHaveURL('/rng?q=lotus');
  await house.set('site.loginBeforeHome', false);
});

/** The server follows a setting within two seconds. */
async function answers(page: Page, path: string, status: number): Promise<void> {
  await expect.poll(async () => (await page.goto(path))?.status()).toBe(status);
}

/** Presses "contact us" and gives the window that opens. */
async function contact({ page, text }: Portal): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: text('site', 'contactUs') }).click();
  return opened;
}
