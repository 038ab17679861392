import { addBankAccount, listWithdrawals, setPaymentPassword } from '@pelita/contract';
import { expectNoBarriers } from './support/access.ts';
import { operatorApproves } from './support/operator-desk.ts';
import { balanceOf, paidIn, registeredPlayer, send } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { toastCoversNothing } from './support/toast.ts';

const PAYMENT_PASSWORD = '483920';

test('MC-06 MC-07 a player takes one withdrawal back, and says of another that the money has come @phone', async ({
  portal,
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
  await portal.visitAs(player, '/?modal=member-centre&room=withdraw');

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

  await test.step('confirming what the bank has paid, which the room shows by itself', async () => {
    await ask('70', PAYMENT_PASSWORD);
    await expect(order('70.00')).toContainText(text('withdrawals', 'status_pending'));
    const { content } = await send(house.origin, listWithdrawals, { query: {} }, token);
    const { orderId = '' } = content.find(({ amount }) => amount === '70.00') ?? {};
    await operatorApproves(house, orderId);
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
