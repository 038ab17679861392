import { expectNoBarriers } from './support/access.ts';
import { registeredPlayer } from './support/people.ts';
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
  await page.getByRole('button', { name: text('promotions', 'sendProof') }).click();
  const picture = { name: 'rank.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await modal.locator('input[type=file]').setInputFiles(picture);
  await modal.getByLabel(text('promotions', 'remark'), { exact: true }).fill('Peringkat emas.');
  await expectNoBarriers(page, 'the application');
  await modal.getByRole('button', { name: text('promotions', 'apply'), exact: true }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByText(text('promotions', 'status_applying')).first()).toBeVisible();

  await office.visitAs('support', '/promotionClaims');
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
