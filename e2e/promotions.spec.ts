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
  await office.button(text('officePromotions', 'tryIt')).click();
  await expect(page.getByText(text('officePromotions', 'wouldHaveCost'))).toBeVisible();
  await expectNoBarriers(page, 'the builder of promotions');
  await office.button(text('officePromotions', 'saveDraft')).click();
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
