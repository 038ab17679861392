import { balanceOf, registeredPlayer } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('GAME-10 LIVE FAIR-01 blackjack: a hand is dealt on a phone, waits over a reload, is decided and paid, and is checked @phone', async ({
  portal,
  house,
  guard,
}) => {
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin, '500.00');
  await portal.visitAs(player, '/live?q=blackjack');
  const open = async () => {
    const tables = page.getByRole('main').getByRole('article').filter({ hasText: 'Blackjack Serambi' });
    await tables.getByRole('button').first().click();
    return page.locator('iframe').contentFrame();
  };
  let frame = await open();
  await expect(frame.locator('[data-balance]')).toHaveAttribute('data-balance', '500.00');
  const decisions = () => frame.getByRole('group', { name: text('blackjack', 'decide') });
  const deal = () => frame.getByRole('button', { name: new RegExp(text('blackjack', 'deal')) });
  const chip = () => frame.getByRole('button', { name: text('blackjack', 'chip', { amount: '5.00' }) });
  const isOver = () => frame.locator('.bj-outcome');

  // Until a hand asks for a decision; one in twenty is over at once.
  await expect(async () => {
    if (await chip().isVisible()) {
      await chip().click();
      await deal().click();
    }
    await expect(decisions().or(isOver())).toBeVisible();
    await expect(decisions()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const dealt = await frame.locator('.bj-own').textContent();

  await portal.visit('/live?q=blackjack');
  frame = await open();
  await expect(frame.getByText(text('blackjack', 'resumed'))).toBeVisible();
  expect(await frame.locator('.bj-own').textContent()).toBe(dealt);
  const decline = frame.getByRole('button', { name: text('blackjack', 'move_decline') });
  const stand = frame.getByRole('button', { name: text('blackjack', 'move_stand'), exact: true });
  if (await decline.isVisible()) await decline.click();
  await expect(stand.or(isOver())).toBeVisible();
  if (await stand.isVisible()) await stand.click();
  await expect(isOver()).toBeVisible();
  const shown = () => frame.locator('[data-balance]').getAttribute('data-balance');
  await expect.poll(shown).toBe(await balanceOf(house.origin, player));

  // Hands that cannot be read are not shown as none; opened again, the list is read again.
  const history = frame.getByRole('button', { name: text('blackjack', 'history') });
  const hands = '**/blackjack/hands*';
  guard.expectProblem(/\/blackjack\/hands.* net::ERR_FAILED/);
  await page.route(hands, (route) => route.abort('failed'));
  await history.click();
  await expect(frame.getByRole('dialog').getByText(text('blackjack', 'failed'))).toBeVisible();
  await expect(frame.getByRole('dialog').getByText(text('blackjack', 'noHands'))).toHaveCount(0);
  await page.unroute(hands);
  await frame
    .getByRole('dialog')
    .getByRole('button', { name: text('blackjack', 'close') })
    .click();

  await history.click();
  const played = frame.getByRole('dialog').getByRole('listitem').first();
  await played.getByRole('button', { name: text('blackjack', 'check'), exact: true }).click();
  await expect(played.getByText(text('blackjack', 'checkHolds'))).toBeVisible();
});
