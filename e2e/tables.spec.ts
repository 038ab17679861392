import { balanceOf, registeredPlayer } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The longest that a round of this table takes, and a little. */
const ROUND_MS = 40_000;

test('GAME-10 GAME-11 NAV-02 LIVE-01 FAIR-03 tables: a table of the list is opened on a phone, chips are put down, the outcome is shown, the balance follows and home counts who is there @phone', async ({
  portal,
  house,
}) => {
  test.setTimeout(150_000);
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin, '100.00');
  await portal.visitAs(player, '/live');
  await page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: 'Baccarat Serambi Pantas' })
    .getByRole('button')
    .first()
    .click();

  const frame = page.locator('iframe').contentFrame();
  const spot = (id: string) => frame.locator(`[data-spot="${id}"]`);
  const confirm = frame.getByRole('button', { name: text('tables', 'confirm') });
  await expect(spot('player')).toBeVisible();
  // A round may close under the hand: then the chips are put down in the next.
  await expect(async () => {
    await expect(frame.locator('main[data-phase="betting"]')).toBeVisible({ timeout: ROUND_MS });
    await spot('player').click({ timeout: 1_000 });
    await spot('tie').click({ timeout: 1_000 });
    await frame.getByRole('button', { name: text('tables', 'undo') }).click({ timeout: 1_000 });
    await confirm.click({ timeout: 1_000 });
    await expect(frame.getByText(text('tables', 'placed'))).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 2 * ROUND_MS });
  await expect(spot('player')).toHaveAttribute('data-own');
  await expect(spot('tie')).not.toHaveAttribute('data-own');

  const brought = frame.locator('.result-money');
  await expect(brought).toBeVisible({ timeout: ROUND_MS });
  const balance = await frame.locator('[data-balance]').getAttribute('data-balance');
  expect(balance).toBe(await balanceOf(house.origin, player));
  // Five on the player's hand are lost, doubled, or come back on a tie.
  expect(['95.00', '105.00', '100.00']).toContain(balance);

  // Home counts who sits there, and writes down what was dealt.
  const home = await page.context().newPage();
  await home.goto(house.origin);
  const shelf = home.getByRole('region', { name: text('home', 'openTables') });
  await shelf.scrollIntoViewIfNeeded();
  await home.mouse.wheel(0, 10);
  const card = shelf.getByRole('button', { name: 'Baccarat Serambi Pantas' });
  await expect(card.locator('[data-lively]')).toContainText(/^1 /);
  await expect(card.locator('.table-bead').first()).toBeVisible();
  await home.close();

  await frame.getByRole('button', { name: text('tables', 'history') }).click();
  await frame.getByRole('button', { name: text('tables', 'check'), exact: true }).click();
  await expect(frame.getByText(text('tables', 'checkHolds'))).toBeVisible();
});
