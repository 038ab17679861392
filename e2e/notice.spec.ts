import type { Page } from '@playwright/test';
import { hostileHtml } from '@pelita/testkit/hostile-html';
import { sanitiseHtml } from '../apps/server/src/platform/html/sanitise-html.ts';
import { expectNoBarriers } from './support/access.ts';
import { pagesHold } from './support/page-data.ts';
import { expect, test } from './support/test.ts';

const id = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const notice = (number: number, content: string) => ({
  id: id(number),
  title: `Notis ${number}`,
  content,
  summary: `Notis ${number}`,
  group: null,
  announcementImages: [],
  scene: null,
  linkage: null,
  linkageType: null,
  publishedAt: '2026-03-02T04:00:00Z',
});

/** As if the server cleaned nothing: what the calls answer is given to the page as it is. */
async function serverSays(page: Page, operation: string, value: object): Promise<void> {
  await page.route(`**/wps/**/${operation}*`, (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify({ success: true, value }) }),
  );
}

const lists = { banners: [], player: [], popup: [], promotion: [] };

/** What a piece of the corpus does leaves a trace here: it runs, or it asks another house for something. */
async function watchForTheft(page: Page) {
  const outside: string[] = [];
  page.on('request', (request) => request.url().includes('evil') && outside.push(request.url()));
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told, steal: () => told.push('ran') });
  });
  return async () => {
    const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
    expect([...told, ...outside]).toEqual([]);
  };
}

const foreign =
  'script,img,svg,math,style,iframe,object,embed,form,input,video,audio,link,meta,base,[style],[id],[class]';

test.describe('without the policy of content, which would stop most of it by itself,', () => {
  test.use({ bypassCSP: true });

  test('NOTICE-03 what the server leaves of the hostile corpus runs and loads nothing in a browser @desktop', async ({
    portal,
  }) => {
    const { page } = portal;
    const nothingHappened = await watchForTheft(page);
    const pieces = [hostileHtml.join('\n'), ...hostileHtml].map((piece) => `<div>${sanitiseHtml(piece)}</div>`);
    await page.route('**/corpus', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><main>${pieces.join('')}</main>`,
      }),
    );
    await page.goto('/corpus');
    await expect(page.locator('main > div')).toHaveCount(pieces.length);
    await expect(page.locator('main').locator(foreign)).toHaveCount(0);
    const protocols = await page
      .locator('main a[href]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).protocol));
    expect([...new Set(protocols)].filter((protocol) => !['http:', 'https:'].includes(protocol))).toEqual([]);
    await nothingHappened();
  });

  test('NOTICE-03 MODAL-05 the corpus of hostile markup runs, loads and breaks nothing, even if the server cleaned none of it @desktop', async ({
    portal,
  }) => {
    const { page, text } = portal;
    const nothingHappened = await watchForTheft(page);
    const together = notice(1, hostileHtml.join('\n'));
    const apart = hostileHtml.map((piece, index) => notice(index + 2, `<p>before</p>${piece}<p>after</p>`));
    await serverSays(page, 'MCSFE_getListAnnouncements', { ...lists, player: [together, ...apart] });
    await serverSays(page, 'helpCenter', {
      topics: hostileHtml.map((piece, index) => ({
        anchor: `t-${index}`,
        title: `T${index}`,
        content: piece,
        entries: [],
      })),
    });
    await portal.visit(`/?modal=notice&notice=${id(1)}`);
    const shown = portal.modal.getByRole('article');
    await expect(shown.getByRole('heading', { level: 3 })).toHaveText('Notis 1');
    await expect(shown.locator('.house-text').locator(foreign)).toHaveCount(0);
    await nothingHappened();

    // The same on pages that are reached from another: their texts come by the calls.
    await page.keyboard.press('Escape');
    await expect(portal.modal).toBeHidden();
    await page.evaluate(() => history.pushState({}, '', '/noticePage'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('notices', 'title'));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
    await expect(page.locator('.house-text').locator(foreign)).toHaveCount(0);
    await page.evaluate(() => history.pushState({}, '', '/help'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('help', 'title'));
    await expect(page.locator('.house-text')).toHaveCount(hostileHtml.length);
    await expect(page.locator('.house-text').locator(foreign)).toHaveCount(0);
    await nothingHappened();
  });
});

test('MODAL-05 SHELL-05 SHELL-10 the modal opens at the announcement that was pressed, nine a page, and has no barrier', async ({
  portal,
}) => {
  const { page, text, modal } = portal;
  await portal.visit('/');
  const marquee = page.getByRole('region', { name: text('shell', 'notices') });
  await marquee.getByRole('button', { name: /^Main dengan wang/ }).press('Enter');
  await expect(modal.getByRole('heading', { level: 3 })).toHaveText('Main untuk berseronok');
  await expect(page).toHaveURL(/modal=notice&notice=[\da-f-]{36}$/);
  await expectNoBarriers(page, 'the notice modal');
  const address = page.url();
  // However many are read, back is one step.
  await modal.getByRole('list').first().getByRole('button').last().click();
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(/\/$/);

  const many = Array.from({ length: 21 }, (_, index) => notice(index + 1, `<p>Isi ${index + 1}</p>`));
  await serverSays(page, 'MCSFE_getListAnnouncements', { ...lists, player: many });
  await portal.visit(`${new URL(address).pathname}?modal=notice&notice=${id(12)}`);
  await expect(modal.getByRole('article')).toContainText('Isi 12');
  const titles = modal.getByRole('list').first().getByRole('button');
  await expect(titles).toHaveCount(9);
  await expect(titles.first()).toContainText('Notis 10');
  await modal.getByRole('button', { name: text('kitLists', 'nextPage') }).click();
  await expect(titles).toHaveCount(3);
  await titles.last().click();
  await expect(modal.getByRole('article')).toContainText('Isi 21');
  await expect(page).toHaveURL(new RegExp(id(21)));
});

test('SHELL-10 NOTICE-02 the page of announcements leads through its pages: three around the shown one and one at each end @desktop', async ({
  portal,
}) => {
  const { page, text } = portal;
  const many = Array.from({ length: 9 * 8 }, (_, index) => notice(index + 1, `<p>Isi ${index + 1}</p>`));
  await serverSays(page, 'MCSFE_getListAnnouncements', { ...lists, player: many });
  await portal.visit('/');
  await page.evaluate(() => history.pushState({}, '', '/noticePage'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  const pager = page.getByRole('navigation', { name: text('kitLists', 'pages') });
  const numbers = pager.getByRole('button', { name: /\d/ });
  await expect(numbers).toHaveText(['1', '2', '3', '8']);
  await pager.getByRole('button', { name: text('kitLists', 'page', { page: '8' }) }).click();
  await expect(numbers).toHaveText(['1', '6', '7', '8']);
  await expect(page).toHaveURL(/\/noticePage\?page=8$/);
  await expect(page.getByRole('main').getByRole('article').last()).toContainText('Isi 72');
  // Two presses before the first of them has led anywhere.
  await pager.getByRole('button', { name: text('kitLists', 'previousPage') }).evaluate((previous: HTMLElement) => {
    previous.click();
    previous.click();
  });
  await expect(numbers).toHaveText(['1', '5', '6', '7', '8']);
  await pager.getByRole('button', { name: text('kitLists', 'page', { page: '6' }) }).click();
  await pager.getByRole('button', { name: text('kitLists', 'previousPage') }).click();
  await expect(numbers).toHaveText(['1', '4', '5', '6', '8']);
  const shown = pager.locator('[aria-current=page]');
  await expect(shown).toHaveText('5');
  await page.goBack();
  await expect(shown).toHaveText('6');
});

test('NOTICE-02 a popup shows once a visit, each of them in turn, and not in the middle of something @desktop', async ({
  portal,
  anotherDevice,
}) => {
  const popups = [notice(1, '<p>Isi pertama</p>'), notice(2, '<p>Isi kedua</p>')];
  const announced = async ({ page }: typeof portal) => {
    const withoutMarkup = popups.map((popup) => ({ ...popup, content: '' }));
    await pagesHold(page, ['/', '/login'], ({ announcements }) => announcements.popup.push(...withoutMarkup));
    await serverSays(page, 'MCSFE_getListAnnouncements', { ...lists, popup: popups });
  };
  await announced(portal);
  const { page, modal, text } = portal;
  await portal.visit('/login');
  await expect(modal).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: text('identity', 'loginTitle') })).toBeVisible();
  await portal.visit('/');
  await expect(page.getByRole('dialog', { name: 'Notis 1' })).toContainText('Isi pertama');
  await modal.getByRole('button', { name: text('notices', 'nextPopup', { at: '1', count: '2' }) }).click();
  await expect(page.getByRole('dialog', { name: 'Notis 2' })).toContainText('Isi kedua');
  await modal
    .getByRole('button', { name: text('kit', 'close') })
    .last()
    .click();
  await expect(modal).toBeHidden();
  await portal.reload();
  // What would open it has been decided once the page answers to its visitor.
  await portal.openLogin();
  await expect(modal).toHaveCount(1);

  const other = await anotherDevice();
  await announced(other);
  await other.visit('/');
  await expect(other.page.getByRole('dialog', { name: 'Notis 1' })).toBeVisible();
});

test('NOTICE-02 an address that opens the popups opens nothing when there are none @phone', async ({ portal }) => {
  const { page, modal } = portal;
  await pagesHold(page, ['/'], ({ announcements }) => announcements.popup.splice(0));
  await serverSays(page, 'MCSFE_getListAnnouncements', { ...lists, popup: [] });
  await portal.visit('/?modal=popup');
  await expect(page).toHaveURL(/\/$/);
  await expect(modal).toHaveCount(0);
});

test('NOTICE-02 LOGIN-01 banners stand on home or at the login, which leads a newcomer to the registration @desktop', async ({
  portal,
}) => {
  const { page, text, modal } = portal;
  await portal.visit('/');
  const hero = page.getByRole('region', { name: text('home', 'banners') });
  await expect(hero.locator('article')).toHaveCount(2);
  await expect(hero).toContainText('Pasar malam sudah dibuka');
  await expect(hero).not.toContainText('Selamat kembali');
  await portal.openLogin();
  await expect(modal).toContainText('Selamat kembali');
  await expect(modal).toContainText('Pelita dinyalakan untuk anda.');
  await expect(modal).not.toContainText('Pasar malam');
  await expect(modal.getByRole('button', { name: text('identity', 'way_sms'), exact: true })).toHaveCount(0);
  await modal.getByRole('button', { name: text('identity', 'noAccount') }).click();
  await expect(page.getByRole('dialog', { name: text('identity', 'registerTitle') })).toBeVisible();
});

test('NOTICE-02 the page lists the announcements with their words already in what the server sends @desktop', async ({
  portal,
  house,
}) => {
  const markup = await (await fetch(`${house.origin}/noticePage`)).text();
  expect(markup).toContain('<p>Main dengan wang yang anda mampu');
  await portal.visit('/noticePage');
  await expect(portal.page.getByRole('article')).toHaveCount(3);
  await expectNoBarriers(portal.page, '/noticePage');
});
