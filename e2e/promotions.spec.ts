import { expectNoBarriers } from './support/access.ts';
import { registeredPlayer } from './support/people.ts';
import { pngFile } from './support/png-file.ts';
import { expect, test } from './support/test.ts';

test('OPS-05 PROMO-01 MC-05 an operator builds a deposit bonus, a member deposits with it, and has it in progress @desktop', async ({
  office,
  anotherDevice,
  house,
}) => {
  const title = `Bonus ${Date.now().toString(36)}`;
  const { page, text } = office;
  await office.visitAs('content', '/promotions');
  await page.getByRole('link', { name: new RegExp(text('officePromotions', 'preset_daily')) }).click();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  for (const [tab, language] of [
    ['Bahasa Melayu', 'Bahasa Melayu'],
    ['English', 'English'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await field(text('officeContent', 'titleIn', { language })).fill(title);
    await field(text('officePromotions', 'summaryIn', { language })).fill('Once a day, up to MYR 100.');
  }
  await field(text('officeProducts', 'LIVE')).fill('20');
  await office.button(text('officePromotions', 'tryIt')).click();
  await expect(page.getByText(text('officePromotions', 'wouldHaveCost'))).toBeVisible();
  await expectNoBarriers(page, 'the builder of promotions');
  await office.button(text('officePromotions', 'saveDraft')).click();
  await expect(field(text('officeProducts', 'LIVE'))).toHaveValue('20');
  await office.button(text('officePromotions', 'publish')).click();
  await office.dialog.getByLabel(text('officeParts', 'reason'), { exact: true }).fill('For December.');
  await office.button(text('officePromotions', 'publish'), office.dialog).click();
  await expect(office.dialog).toBeHidden();

  const player = await registeredPlayer(house.origin);
  const portal = await anotherDevice();
  await portal.visitAs(player, '/promotions');
  const card = portal.page.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: portal.text('promotions', 'join') }).click();
  await expect(portal.modal.getByRole('radio', { name: new RegExp(title) })).toBeChecked();
  const name = await portal.modal.locator('b').filter({ hasText: title }).boundingBox();
  expect(name?.height, 'the name stands in one line').toBeLessThan(40);
  await expectNoBarriers(portal.page, 'the choice of a promotion');
  await portal.modal.getByLabel(portal.text('cashier', 'amount'), { exact: true }).fill('100');
  const opened = portal.page.waitForResponse((answer) => /\/deposit\/[a-z0-9-]+$/.test(new URL(answer.url()).pathname));
  await portal.modal.getByRole('button', { name: portal.text('cashier', 'submit'), exact: true }).click();
  const { value } = (await (await opened).json()) as { value: { orderId: string } };
  expect((await fetch(`${house.origin}/dev/bank/${value.orderId}/confirm`, { method: 'POST' })).status).toBe(200);
  await expect(portal.modal.getByRole('heading', { name: portal.text('cashier', 'confirmed') })).toBeVisible();
  await portal.visit('/promotions?type=mine');
  await expect(card).toContainText(portal.text('promotions', 'status_inProcess'));
  await expect(card.getByRole('progressbar')).toBeVisible();
  await expectNoBarriers(portal.page, 'the promotions');
});

test('PROMO-02 PROMO-03 OPS-05 a member applies with a picture, an operator accepts it, and the member claims what it pays @desktop', async ({
  portal,
  office,
  house,
}) => {
  const { page, modal, text } = portal;
  const title = 'Pindah dari laman lain';
  const player = await registeredPlayer(house.origin);
  await portal.visitAs(player, '/promotions');
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: text('promotions', 'join'), exact: true }).click();
  // Joining opens the application by itself, and what was closed is found again.
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await page.getByRole('button', { name: text('promotions', 'sendProof') }).click();
  const picture = pngFile('rank.png');
  await modal.locator('input[type=file]').setInputFiles(picture);
  await modal.getByLabel(text('promotions', 'remark'), { exact: true }).fill('Peringkat emas.');
  await expectNoBarriers(page, 'the application');
  await modal.getByRole('button', { name: text('promotions', 'apply'), exact: true }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByText(text('promotions', 'status_applying')).first()).toBeVisible();

  await office.visitAs('support', '/promotion-claims');
  await office.page.getByRole('row').filter({ hasText: player.username }).getByRole('button').first().click();
  await expect(office.dialog.getByRole('img')).toBeVisible();
  await expect(office.dialog).toContainText('Peringkat emas.');
  await office.button(office.text('officePromotions', 'approve'), office.dialog).click();
  await office.button(office.text('officePromotions', 'approve'), office.dialog).click();
  await expect(office.dialog).toBeHidden();

  await portal.visit('/promotions?type=mine');
  await expect(card).toContainText(text('promotions', 'status_issued'));
  await card.getByRole('button', { name: text('promotions', 'claimAmount', { amount: 'MYR 28.00' }) }).click();
  await expect(card).toContainText(text('promotions', 'status_inProcess'));
});

test('PROMO-01 NAV-01 SHELL-09 the header leads to what the reader can join, by pointer and keyboard, and names how many @desktop', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin);
  await portal.visitAs(player, '/');
  const navigation = page.getByRole('navigation', { name: text('shell', 'mainNavigation') });
  // A bar that has room for all of them.
  await page.setViewportSize({ width: 2_400, height: 900 });
  const item = navigation.getByRole('link', { name: text('shell', 'promotions') });
  const cards = navigation.getByRole('list', { name: text('promotions', 'openNow') });
  await item.hover();
  await expect(cards).toBeVisible();
  const count = await cards.getByRole('listitem').count();
  expect(count).toBeGreaterThan(3);
  await expect(item.locator('.nav-count')).toHaveText(String(count));
  await expectNoBarriers(page, 'the promotions over home');
  await page.mouse.move(700, 700);
  await expect(cards).toBeHidden();

  // What does not fit is led to by two buttons.
  await page.setViewportSize({ width: 1_280, height: 900 });
  const bar = navigation.getByRole('link', { name: text('shell', 'promotions') }).first();
  await bar.focus();
  await expect(cards).toBeVisible();
  const last = cards.getByRole('link').last();
  await expect(last).not.toBeInViewport({ ratio: 0.9 });
  const back = navigation.getByRole('button', { name: text('promotions', 'earlier') });
  const on = navigation.getByRole('button', { name: text('promotions', 'further') });
  await expect(back).toBeDisabled();
  await expect(async () => {
    await on.press('Enter', { timeout: 1_000 });
    await expect(on).toBeDisabled({ timeout: 1_000 });
  }).toPass();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await expect(back).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(cards).toBeHidden();
  await expect(bar).toBeFocused();

  // The arrow leads from the entry to the first card, and a press opens its page.
  await page.keyboard.press('Tab');
  await bar.focus();
  await expect(cards).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const first = cards.getByRole('link').first();
  await expect(first).toBeFocused();
  const title = await first.locator('.font-semibold').textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title ?? '', level: 1 })).toBeVisible();
  await expect(cards).toBeHidden();
});
