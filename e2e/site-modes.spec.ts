import { getCustomerService } from '@pelita/contract';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/access.ts';
import { registeredPlayer, send } from './support/people.ts';
import type { Portal } from './support/portal.ts';
import { test } from './support/proxied-house.ts';
import { expect } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

const heading = ({ page, text }: Portal, key: 'maintenanceNote' | 'restrictedHeading' | 'foreignHeading') =>
  page.getByRole('heading', { level: 1, name: text('site', key) });
/** A refused call and the page itself stand on the console of a closed site. */
const CLOSED = /503|451|421/;

test('SITE-01 SITE-02 SITE-04 a session under way sees maintenance without a reload, with its end, and the opening too @desktop', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(CLOSED);
  // As in a browser that cannot walk over a stream.
  await portal.page.addInitScript(() => {
    Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  });
  await portal.visitAs(await registeredPlayer(house.origin, '20.00'), '/');
  await portal.showsBalance('20.00');
  let asked = 0;
  portal.page.on('request', (request) => (asked += request.url().includes('/wps/') ? 1 : 0));
  await house.set('site.maintenanceEnd', '2031-03-02T06:00:00Z');
  await house.set('site.status', 1);
  await expect(heading(portal, 'maintenanceNote')).toBeVisible();
  await expect(portal.page.getByText(/14:00/)).toBeVisible();
  await expect(portal.bar).toBeHidden();
  await portal.page.keyboard.press('Shift');
  await house.set('site.status', 0);
  await portal.showsBalance('20.00');
  // Neither the closing nor the wait asks again and again; the opening loads the page anew.
  expect(asked).toBeLessThan(40);
});

test('SITE-04 what changes between a page and the opening of its stream is not missed @desktop', async ({
  portal,
  house,
  guard,
}) => {
  guard.expectProblem(CLOSED);
  await portal.page.route('**/wps/events', async (route) => {
    await house.set('site.status', 1);
    await route.continue();
  });
  await portal.visit('/');
  await portal.page.keyboard.press('Shift');
  await expect(heading(portal, 'maintenanceNote')).toBeVisible();
  await portal.page.unrouteAll();
  await house.set('site.status', 0);
});

test('SITE-02 CS-01 a visitor of a closed site is told so by page and by status, and can contact the operator @desktop', async ({
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

test('CS-01 ERR-02 a window that the browser blocks is said to be blocked, and one with nowhere to go closes @desktop', async ({
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

test('CS-01 LIMIT-01 live chat opens in a window of 440 × 500, the desk in one of 440 × 750 @desktop', async ({
  portal,
  house,
  context,
  guard,
}) => {
  guard.expectProblem(CLOSED);
  const { page, text } = portal;
  const desk = 'https://desk.example/vip?key=secret';
  await context.route(desk, (route) => route.fulfill({ body: 'the desk' }));
  await page.addInitScript(() => {
    const sizes: string[] = [];
    const open = window.open.bind(window);
    window.open = (url, name, wanted = '') => {
      const popup = open(url, name, wanted);
      sizes.push(wanted);
      if (popup) popup.resizeTo = (width, height) => void sizes.push(`${width} × ${height}`);
      return popup;
    };
    Object.assign(window, { $sizes: sizes });
  });
  const sizes = () => page.evaluate(() => (window as unknown as { $sizes: string[] }).$sizes);
  const ask = async () => {
    const opened = page.waitForEvent('popup');
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: text('shell', 'customerService') })
      .click();
    return opened;
  };
  await answers(page, '/help', 200);
  await portal.isLive();
  const chat = await ask();
  await expect(chat.getByRole('textbox')).toBeVisible();
  expect(await sizes()).toEqual(['popup,width=440,height=500']);
  await chat.close();
  await house.set('site.customerService', [{ type: '3', path: desk }]);
  try {
    // Told to nobody who brings no key.
    expect((await send(house.origin, getCustomerService, {})).version.pathList).toEqual([]);
    const popup = await ask();
    await expect(popup).toHaveURL(desk);
    expect((await sizes()).slice(1)).toEqual(['popup,width=440,height=500', '440 × 750']);
  } finally {
    await house.set('site.customerService', []);
  }
});

test('SITE-03 a visitor of a region that is not served sees their address and country @desktop', async ({
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
  // A closed page that hears of its opening loads itself anew, in the middle of what follows.
  await page.goto('about:blank');
  await page.setExtraHTTPHeaders({ 'x-country': 'MY' });
  await answers(page, '/', 200);
  await house.set('site.regions', []);
});

test('SITE-06 under another host the page names the right address, and asks for nothing @desktop', async ({
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

test('ROUTE-05 where the brand asks for a login first, a visitor is led to it from every page but a few, and then on @desktop', async ({
  portal,
  house,
}) => {
  await house.set('site.loginBeforeHome', true);
  const { page, text } = portal;
  const login = page.getByRole('dialog', { name: text('identity', 'loginTitle') });
  await page.goto('/rng?q=lotus');
  await expect(page).toHaveURL('/login');
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

async function answers(page: Page, path: string, status: number): Promise<void> {
  expect((await page.goto(path))?.status()).toBe(status);
}

/** Presses "contact us" and gives the window that opens. */
async function contact({ page, text }: Portal): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: text('site', 'contactUs') }).click();
  return opened;
}
