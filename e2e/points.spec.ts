import { setPaymentPassword } from '@pelita/contract';
import { expectNoBarriers } from './support/access.ts';
import { playedRounds, paidIn, registeredPlayer, send, someGame } from './support/people.ts';
import { expect, test } from './support/test.ts';

const PAYMENT_PASSWORD = '483920';
const ENOUGH_ROUNDS = 4;

test('POINT-01 POINT-03 OPS-05 an operator lays out a good, a player exchanges the points of their play for it, and it is sent @desktop', async ({
  office,
  anotherOffice,
  anotherDevice,
  house,
}) => {
  const name = `Cawan ${Date.now().toString(36)}`;
  const { text } = office;
  await office.visitAs('content', '/point-goods');
  await office.button(text('officePoints', 'addGood')).click();
  for (const [label, value] of [
    [text('officePoints', 'nameIn', { language: 'Bahasa Melayu' }), name],
    [text('officePoints', 'nameIn', { language: 'English' }), 'Cup'],
    [text('officePoints', 'detailIn', { language: 'Bahasa Melayu' }), 'Sebiji cawan.'],
    [text('officePoints', 'detailIn', { language: 'English' }), 'One cup.'],
    [text('officePoints', 'points'), '2'],
    [text('officePoints', 'stock'), '3'],
  ] as const)
    await office.dialog.getByLabel(label, { exact: true }).fill(value);
  await expectNoBarriers(office.page, 'a new good');
  // A visitor stands in the mall, whose page the server keeps for a while.
  const visitor = await anotherDevice();
  const isFollowing = visitor.page.waitForResponse('**/wps/events');
  await visitor.visit('/pointMall');
  await visitor.page.keyboard.press('Shift');
  await isFollowing;
  const laidOut = visitor.page.getByRole('heading', { name, exact: true });
  await expect(visitor.page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await expect(laidOut).toHaveCount(0);
  await office.button(text('officePoints', 'save'), office.dialog).click();
  await expect(office.dialog).toBeHidden();
  await expect(office.page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  await expect(laidOut).toBeVisible();
  await visitor.reload();
  await expect(laidOut).toBeVisible();

  const player = await registeredPlayer(house.origin);
  const passwords = { paymentPassword: PAYMENT_PASSWORD, confirmPaymentPassword: PAYMENT_PASSWORD };
  await send(
    house.origin,
    setPaymentPassword,
    { body: { ...passwords, password: player.password } },
    player.session.token,
  );
  await paidIn(house.origin, player, '100.00');
  const { gameCode } = await someGame(house.origin);
  await playedRounds(house.origin, player, gameCode, ENOUGH_ROUNDS);
  const shop = await anotherDevice();
  await shop.visitAs(player, '/pointMall');
  const exchange = shop.page.getByRole('button', { name: shop.text('pointMall', 'exchangeFor', { name }) });
  await exchange.click();
  await shop.page.getByLabel(shop.text('pointMall', 'recipient'), { exact: true }).fill('Siti Aminah');
  await shop.page.getByLabel(shop.text('pointMall', 'phone'), { exact: true }).fill('012 345 6789');
  await shop.page.getByLabel(shop.text('pointMall', 'address'), { exact: true }).fill('8 Jalan Melur, Kota Bharu');
  await shop.page.getByLabel(shop.text('pointMall', 'paymentPassword'), { exact: true }).fill(PAYMENT_PASSWORD);
  await expectNoBarriers(shop.page, 'an exchange');
  await shop.modal.getByRole('button', { name: shop.text('pointMall', 'exchange'), exact: true }).click();
  await expect(shop.modal).toBeHidden();
  await shop.page.getByRole('tab', { name: shop.text('pointMall', 'records') }).click();
  const row = shop.page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText(shop.text('pointMall', 'status_pending'));
  await expectNoBarriers(shop.page, 'the exchanges');

  const sender = await anotherOffice();
  await sender.visitAs('support', '/point-exchanges');
  await sender.page
    .getByRole('row', { name: new RegExp(player.username) })
    .getByRole('button', { name: /^P[0-9A-F]{8}$/ })
    .click();
  await expect(sender.dialog).toContainText('8 Jalan Melur, Kota Bharu');
  await sender.button(text('officePoints', 'confirm'), sender.dialog).click();
  await sender.dialog.getByLabel(text('officePoints', 'remark'), { exact: true }).fill('PL 4711');
  await sender.button(text('officePoints', 'confirm'), sender.dialog).click();
  await expect(sender.dialog).toBeHidden();
  await shop.reload();
  await expect(row).toContainText(shop.text('pointMall', 'status_confirmed'));
  await expect(row).toContainText('PL 4711');
});
