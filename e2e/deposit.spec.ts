import { getBalance, listDeposits } from '@pelita/contract';
import { expectNoBarriers, expectNoSidewaysScroll } from './support/access.ts';
import type { Office } from './support/office.ts';
import { balanceOf, registeredPlayer, send } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('MC-05 a player pays by QR code with the fee shown before, and with a voucher that two operators have issued @phone', async ({
  portal,
  house,
  anotherOffice,
}) => {
  const { page, text, modal } = portal;
  const player = await registeredPlayer(house.origin);
  await portal.visitAs(player, '/?modal=member-centre&room=depositv2');

  await test.step('the code of the payment is shown, and the page follows it', async () => {
    await modal.getByText('Dompet Kelip').click();
    await modal.getByRole('textbox', { name: text('cashier', 'amount') }).fill('100');
    await expect(modal.getByRole('status').filter({ hasText: '99.50' })).toBeVisible();
    await expectNoBarriers(page, 'the methods');
    await modal.getByRole('button', { name: text('cashier', 'submitQr'), exact: true }).click();
    await expect(modal.getByRole('img', { name: text('cashier', 'qrCode') })).toBeVisible();
    await expectNoBarriers(page, 'the QR code');
    await expectNoSidewaysScroll(page, 'the QR code');
    const { content } = await send(house.origin, listDeposits, { query: {} }, player.session.token);
    await fetch(`${house.origin}/dev/bank/${content[0]?.orderId}/confirm`, { method: 'POST' });
    await expect(modal.getByRole('heading', { name: text('cashier', 'confirmed') })).toBeVisible();
    const { sumBalance } = await send(house.origin, getBalance, {}, player.session.token);
    expect(sumBalance).toBe('99.50');
  });

  await test.step('a code is worth what two operators say, once', async () => {
    await modal.getByRole('button', { name: text('cashier', 'again') }).click();
    await modal.getByText('Baucar', { exact: true }).click();
    const code = modal.getByRole('textbox', { name: text('cashier', 'voucherCode') });
    const redeem = modal.getByRole('button', { name: text('cashier', 'redeem'), exact: true });
    await code.fill('not a code');
    await redeem.click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await code.fill(await issuedCode(await anotherOffice(), await anotherOffice()));
    await expectNoBarriers(page, 'the voucher');
    await redeem.click();
    await expect(modal.getByRole('heading', { name: text('cashier', 'confirmed') })).toBeVisible();
    expect(await balanceOf(house.origin, player)).toBe('124.50');
  });
});

/** One operator of finance proposes a batch, another approves it, and the first takes its codes. */
async function issuedCode(first: Office, second: Office): Promise<string> {
  const { page, text, dialog } = first;
  await first.visitAs('finance', '/vouchers');
  await first.button(text('officeVouchers', 'issue')).click();
  await dialog.getByLabel(text('officeVouchers', 'count'), { exact: true }).fill('2');
  await dialog.getByLabel(text('officeVouchers', 'amountEach'), { exact: true }).fill('25');
  const lastDay = dialog.getByRole('group', { name: text('officeVouchers', 'expiresOn') }).getByRole('textbox');
  for (const [place, part] of ['31', '12', '2030'].entries()) await lastDay.nth(place).fill(part);
  await dialog.getByLabel(text('officeParts', 'reason'), { exact: true }).fill('For the shop in Ipoh.');
  await expectNoBarriers(page, 'the batch to be proposed');
  await first.button(text('officeVouchers', 'issue'), dialog).click();
  await first.button(text('officeParts', 'close'), dialog).click();

  await second.visitAs('finance', '/approvals', 1);
  await second.button(text('officeApprovals', 'approve')).click();
  await second.button(text('officeApprovals', 'approve'), second.dialog).click();
  await expect(second.dialog).toBeHidden();

  await page.reload();
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  await first.button(text('officeVouchers', 'take'), dialog).click();
  await first.button(text('officeVouchers', 'take'), dialog).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expectNoBarriers(page, 'the codes');
  return (await dialog.getByRole('listitem').first().innerText()).trim();
}
