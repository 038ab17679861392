import { readFile } from 'node:fs/promises';
import { expectNoBarriers, expectNoSidewaysScroll } from './support/access.ts';
import { loggedIn, paidIn, playedRounds, registeredPlayer, someGame } from './support/people.ts';
import { minorOf, modalAlone } from './support/portal.ts';
import { expect, test } from './support/test.ts';

test('MC-09 MC-10 a member finds a bet with its round, and takes the movements along as a file @phone', async ({
  portal,
  house,
}) => {
  const { page, text, modal } = portal;
  const player = await registeredPlayer(house.origin);
  await paidIn(house.origin, player, '100.00');
  const game = await someGame(house.origin);
  await playedRounds(house.origin, player, game.gameCode, 3);

  await portal.visitAs(player, modalAlone('member-centre&room=personalHistoryCopy'));
  const bets = modal.getByRole('button', { name: game.gameName, exact: true });
  await expect(bets).toHaveCount(3);
  await expectNoBarriers(page, 'the bets');
  await expectNoSidewaysScroll(page, 'the bets');
  await modal.getByRole('combobox', { name: text('records', 'status') }).selectOption('returned');
  await expect(bets).toHaveCount(0);
  await modal.getByRole('combobox', { name: text('records', 'status') }).selectOption('');
  await bets.first().click();
  const board = modal.getByRole('img', { name: text('records', 'board') });
  await expect(board).toBeVisible();
  await expect(board.locator('img').first()).toHaveAttribute('src', /^\/studio\/symbols\//);
  await expect(modal.getByText(text('records', 'serverSeedHidden'))).toBeVisible();
  await expectNoBarriers(page, 'a bet');
  await page.goBack();
  await expect(bets).toHaveCount(3);

  await portal.visitAs(player, modalAlone('member-centre&room=transactionHistory'));
  await expect(modal.getByRole('row').filter({ hasText: '+100.00' })).toBeVisible();
  await expectNoBarriers(page, 'the movements');
  await paidIn(house.origin, player, '25.00');
  await expect(modal.getByRole('row').filter({ hasText: '+25.00' }), 'what comes in meanwhile').toBeVisible();
  const taken = page.waitForEvent('download');
  await modal.getByRole('button', { name: text('kitData', 'csvOf', { list: text('records', 'movements') }) }).click();
  const file = await readFile(await (await taken).path(), 'utf8');
  expect(file).toContain('"100.00"');
  await modal.getByRole('tab', { name: text('records', 'deposits') }).click();
  await expect(modal.getByRole('row').filter({ hasText: text('records', 'deposit_confirmed') })).toHaveCount(2);
  await expectNoBarriers(page, 'the deposits');
});

test('MC-04 MC-10 SAFE-03 a member sees the result by day and by month, and moves money to a studio’s wallet and back @desktop', async ({
  portal,
  house,
}) => {
  const { page, text, modal } = portal;
  // The one member with a bonus from the beginning.
  const { member } = house.accounts;
  const player = { ...member, session: await loggedIn(house.origin, member) };
  await paidIn(house.origin, player, '100.00');
  await playedRounds(house.origin, player, (await someGame(house.origin)).gameCode, 3);

  await portal.visitAs(player, modalAlone('member-centre&room=personalProfit'));
  await expect(modal.getByText(text('records', 'resultOverTime'))).toBeVisible();
  const tile = async (label: 'result' | 'staked' | 'won' | 'bonus') => {
    const named = page.getByText(text('records', label), { exact: true });
    return minorOf(await modal.locator('.stat-tile').filter({ has: named }).locator('.stat-figure').innerText());
  };
  expect(await tile('bonus')).toBe(100_000);
  expect(await tile('result')).toBe((await tile('won')) + (await tile('bonus')) - (await tile('staked')));
  await modal.getByRole('button', { name: text('records', 'by_month'), exact: true }).click();
  await expect(modal.getByRole('button', { name: text('records', 'by_month'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectNoBarriers(page, 'the result');

  await portal.visitAs(player, modalAlone('member-centre&room=transferFund'));
  const atStudio = modal.getByRole('listitem').filter({ hasText: 'Sandbox Wallet' });
  await expect(atStudio).toContainText('0.00');
  await modal.getByRole('textbox', { name: text('wallets', 'amount') }).fill('20');
  await modal.getByRole('button', { name: text('wallets', 'submit'), exact: true }).click();
  await expect(atStudio).toContainText('20.00');
  await expectNoBarriers(page, 'the wallets');
  await modal.getByRole('button', { name: text('wallets', 'allBack'), exact: true }).click();
  await expect(atStudio).toContainText('0.00');
  await expect(atStudio).not.toContainText('20.00');
});
