import { balanceOf, registeredPlayer } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('GAME-10 GAME-12 NAV-02 FAIR-01 bingo: tickets are bought on a phone, balls are called and marked, the prize is paid, and the round is checked @phone', async ({
  portal,
  house,
}) => {
  // A sale of a minute, and a line that six cards have after some twenty balls.
  test.slow();
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin, '100.00');
  await portal.visitAs(player, '/bingo');
  const room = page.getByRole('main').getByRole('article').filter({ hasText: 'Bingo Kilat' });
  await room.getByRole('button').first().click();
  const frame = page.locator('iframe').contentFrame();
  const buy = frame.getByRole('region', { name: new RegExp(text('bingo', 'buyFor', { label: '' })) });
  await expect(frame.locator('[data-balance]')).toHaveAttribute('data-balance', '100.00');

  const more = buy.getByRole('button', { name: text('bingo', 'more'), exact: true });
  for (let count = 3; count < 6; count += 1) await more.click();
  // In the last seconds of a sale the next one is waited for.
  const left = async () => Number(await buy.locator('[data-seconds]').getAttribute('data-seconds'));
  await expect.poll(left, { timeout: 20_000 }).toBeGreaterThan(3);
  const press = buy.getByRole('button', { name: new RegExp(text('bingo', 'buy', { count: '6' })) });
  await press.click();
  await expect(frame.locator('[data-balance]')).toHaveAttribute('data-balance', '97.00');
  await expect(frame.getByText(text('bingo', 'nextRound', { count: '6' }))).toBeVisible();

  const tickets = frame.getByRole('region', { name: text('bingo', 'tickets') });
  await expect(frame.getByText(text('bingo', 'thisRound', { count: '6' }))).toBeVisible({ timeout: 80_000 });
  await expect(tickets.locator('.ticket')).toHaveCount(6);
  await expect(tickets.locator('.cell-called:not(:has(svg))').first()).toBeVisible({ timeout: 40_000 });
  await expect(frame.getByText(text('bingo', 'wonByYou'))).toBeVisible({ timeout: 60_000 });
  await expect(frame.locator('[data-balance]')).toHaveAttribute('data-balance', '99.70');
  expect(await balanceOf(house.origin, player)).toBe('99.70');

  await frame.getByRole('button', { name: text('bingo', 'history') }).click();
  const played = frame.getByRole('dialog').getByRole('listitem').first();
  await expect(played).toContainText(text('bingo', 'returned', { back: '2.70', stake: '3.00' }));
  await played.getByRole('button', { name: text('bingo', 'check'), exact: true }).click();
  await expect(played.getByText(text('bingo', 'checkHolds'))).toBeVisible();
});
