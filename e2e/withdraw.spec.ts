import { addBankAccount, listWithdrawals, setPaymentPassword } from '@pelita/contract';
import { expectNoBarriers } from './support/access.ts';
import { balanceOf, bindsContact, freshNumber, paidIn, registeredPlayer, send } from './support/people.ts';
import { modalAlone } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import { toastCoversNothing } from './support/toast.ts';

const PAYMENT_PASSWORD = '483920';
const OFFICE_WINDOW = { width: 1440, height: 900 };

test('MC-06 MC-07 OPS-03 a player takes one withdrawal back, two operators approve another, and the player says that the money has come @phone', async ({
  portal,
  anotherOffice,
  house,
  guard,
}) => {
  guard.expectProblem(/400/);
  const { page, text, modal } = portal;
  const player = await registeredPlayer(house.origin);
  const { token } = player.session;
  // A deposit keeps what had to be played when it came.
  await house.set('withdrawals.depositTurnover', 0);
  await paidIn(house.origin, player, '200.00');
  await house.set('withdrawals.depositTurnover', 1);
  const mobileNum = freshNumber();
  await bindsContact(house.origin, player, { channel: 'text', mobileNum });
  const payee = { bankName: 'Bank Seroja', accountName: 'Ali bin Abu', accountNumber: '1234567890' };
  await send(house.origin, addBankAccount, { body: { ...payee, password: player.password } }, token);
  const passwords = { paymentPassword: PAYMENT_PASSWORD, confirmPaymentPassword: PAYMENT_PASSWORD };
  await send(house.origin, setPaymentPassword, { body: { ...passwords, password: player.password } }, token);

  const password = modal.getByLabel(text('withdrawals', 'paymentPassword'), { exact: true });
  const order = (amount: string) => modal.getByRole('listitem').filter({ hasText: amount }).last();
  const ask = async (amount: string, typed: string) => {
    await modal.getByRole('textbox', { name: text('withdrawals', 'amount') }).fill(amount);
    await password.fill(typed);
    await modal.getByRole('button', { name: text('withdrawals', 'submit'), exact: true }).click();
  };
  await portal.visitAs(player, modalAlone('member-centre&room=withdraw'));

  await test.step('asking, and taking it back while it is checked', async () => {
    await ask('60', '111111');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    expect(await balanceOf(house.origin, player)).toBe('200.00');
    await ask('60', PAYMENT_PASSWORD);
    await expect(order('60.00')).toContainText(text('withdrawals', 'status_pending'));
    await toastCoversNothing(page, text('withdrawals', 'requested', { amount: 'MYR 60.00' }));
    expect(await balanceOf(house.origin, player)).toBe('140.00');
    await order('60.00').getByRole('button').click();
    await expect(order('60.00')).toContainText(text('withdrawals', 'status_cancelled'));
    expect(await balanceOf(house.origin, player)).toBe('200.00');
  });

  await test.step('an operator finds the player by the whole number, sees the checks and approves', async () => {
    await ask('70', PAYMENT_PASSWORD);
    await expect(order('70.00')).toContainText(text('withdrawals', 'status_pending'));
    await house.set('approvals.withdrawal.secondAbove', '69');
    const office = await anotherOffice();
    const desk = office.page;
    await desk.setViewportSize(OFFICE_WINDOW);
    await office.visitAs('finance', '/players');
    const places = desk.getByRole('navigation', { name: text('officeFrame', 'navigation') }).getByRole('listitem');
    // The checks are made behind the answer, and what waits is read again every twenty seconds.
    await expect(async () => {
      const read = desk.waitForResponse(/office\/queues/);
      await desk.reload();
      await read;
      const waiting = places.filter({ hasText: text('officePages', 'withdrawals') });
      await expect(waiting).toContainText(/[1-9]/, { timeout: 5_000 });
    }).toPass();
    await desk.getByLabel(text('officeLists', 'column_search'), { exact: true }).fill(`+60${mobileNum}`);
    await office.button(text('officeLists', 'apply')).click();
    await desk.getByRole('link', { name: player.username }).click();
    await desk
      .getByRole('main')
      .getByRole('link', { name: text('officePlayers', 'withdrawals'), exact: true })
      .click();
    await desk.getByRole('button', { name: '70.00' }).click();
    await expect(desk.getByText(text('officeWithdrawals', 'check_name_mismatch'))).toBeVisible();
    await office.button(text('officeWithdrawals', 'claim')).click();
    await expect(office.button(text('officeWithdrawals', 'release'))).toBeVisible();
    await expectNoBarriers(desk, 'a withdrawal that is held');
    await office.button(text('officeWithdrawals', 'approve')).click();
    await office.button(text('officeWithdrawals', 'approve'), office.dialog).click();
    await office.dialog.getByRole('link', { name: text('officeParts', 'toApprovals') }).click();
    await desk.getByRole('tab', { name: text('officeApprovals', 'mine') }).click();
    await expect(desk.getByText('70.00')).toBeVisible();
    await expect(office.button(text('officeApprovals', 'approve'))).toHaveCount(0);
  });

  await test.step('above the amount it waits for a second operator, who approves it too', async () => {
    const office = await anotherOffice();
    await office.page.setViewportSize(OFFICE_WINDOW);
    await office.visitAs('finance', '/approvals', 1);
    const card = office.page.getByRole('listitem').filter({ hasText: '70.00' });
    await office.button(text('officeApprovals', 'approve'), card).click();
    await office.button(text('officeApprovals', 'approve'), office.dialog).click();
    await expect(office.dialog).toBeHidden();
    await expect(card).toHaveCount(0);
    await house.set('approvals.withdrawal.secondAbove', '5000');
  });

  await test.step('confirming what the bank has paid, which the room shows by itself', async () => {
    const { content } = await send(house.origin, listWithdrawals, { query: {} }, token);
    const { orderId } = content.find(({ amount }) => amount === '70.00') ?? {};
    await fetch(`${house.origin}/dev/bank/payout/${orderId}/confirm`, { method: 'POST' });
    const received = modal.getByRole('button', { name: text('withdrawals', 'received'), exact: true });
    await expect(received).toBeVisible();
    await expect(order('70.00')).toContainText(text('withdrawals', 'status_paid'));
    await expectNoBarriers(page, 'the room with a payment to confirm');
    await modal.getByRole('button', { name: text('withdrawals', 'notReceived'), exact: true }).click();
    await modal.getByRole('button', { name: text('withdrawals', 'sendDispute'), exact: true }).click();
    await expect(modal.getByText(text('withdrawals', 'pictureMissing'))).toBeVisible();
    await modal.getByRole('button', { name: text('withdrawals', 'back'), exact: true }).click();
    await received.click();
    await expect(received).toBeHidden();
    await expect(order('70.00')).toContainText(text('withdrawals', 'status_confirmed'));
    expect(await balanceOf(house.origin, player)).toBe('130.00');
  });
});
