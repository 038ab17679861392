import { expectNoBarriers, expectNoSidewaysScroll } from './support/access.ts';
import { balanceOf, registeredPlayer } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('GAME-08 GAME-10 NAV-01 NAV-02 sports: a book is opened from the list, a single, a parlay and a system are placed, and the balance follows @phone', async ({
  portal,
  house,
}) => {
  test.setTimeout(120_000);
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin, '100.00');
  await portal.visitAs(player, '/sports');
  await page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: 'Padang Sukan Maya' })
    .getByRole('button')
    .first()
    .click();

  const frame = page.locator('iframe').contentFrame();
  const word = (key: Parameters<typeof text<'sportsbook'>>[1], values?: Record<string, string>) =>
    text('sportsbook', key, values);
  const matches = frame.getByRole('region', { name: word('matches') });
  const open = matches.getByRole('listitem').filter({ hasNotText: word('live') });
  // Of each league the match that begins last: its odds stand still meanwhile.
  const late = (league: number) => matches.locator('.league').nth(league).locator('.match').last();
  const slip = frame.getByRole('complementary', { name: word('slip') });
  const handle = slip.getByRole('button', { name: word('slip') });
  const place = slip.getByRole('button', { name: word('place'), exact: true });
  const balance = frame.locator('[data-balance]');
  await expect(frame.getByText(word('virtualShort'))).toBeVisible();
  await expect(balance).toHaveAttribute('data-balance', '100.00');

  await test.step('a single', async () => {
    await late(0).locator('.odds').first().click();
    await handle.click();
    await slip.getByLabel(word('stake'), { exact: true }).fill('10');
    await place.click();
    await expect(frame.getByText(word('notice_placed'))).toBeVisible();
    await expect(balance).toHaveAttribute('data-balance', '90.00');
    expect(await balanceOf(house.origin, player)).toBe('90.00');
  });

  await test.step('a parlay of two matches', async () => {
    await late(0).locator('.odds').first().click();
    await late(1).locator('.odds').last().click();
    await handle.click();
    await slip.getByRole('button', { name: word('parlay'), exact: true }).click();
    await slip.getByLabel(word('stake'), { exact: true }).fill('5');
    await expect(slip.getByText(word('together'))).toBeVisible();
    await place.click();
    await expect(balance).toHaveAttribute('data-balance', '85.00');
  });

  await test.step('a system of two in three, which is three parlays on one ticket', async () => {
    const league = matches.locator('.league').first().locator('.match');
    const count = await league.count();
    await late(0).locator('.odds').first().click();
    await league
      .nth(count - 2)
      .locator('.odds')
      .first()
      .click();
    await late(1).locator('.odds').last().click();
    await handle.click();
    await slip.getByRole('button', { name: word('system', { size: '2', bets: '3' }), exact: true }).click();
    await slip.getByLabel(word('stakeEach'), { exact: true }).fill('5');
    await expect(slip.locator('.slip-sums')).toContainText('15.00');
    await expectNoBarriers(page, 'a system on the slip');
    await place.click();
    await expect(balance).toHaveAttribute('data-balance', '70.00');
  });

  await test.step('all are listed, and one of them is closed early', async () => {
    await frame.getByRole('button', { name: word('myBets') }).click();
    const bets = frame.getByRole('region', { name: word('myBets') }).locator('.bet');
    await expect(bets).toHaveCount(3);
    await expect(bets.first()).toContainText(word('systemOf', { size: '2', count: '3', bets: '3' }));
    await expect(bets.first()).toContainText('15.00');
    await bets
      .last()
      .getByRole('button', { name: new RegExp(word('cashOut', { amount: '' }).trim()) })
      .click();
    await expect(frame.getByText(word('notice_cashedOut'))).toBeVisible();
    const shown = await balance.getAttribute('data-balance');
    expect(shown).toBe(await balanceOf(house.origin, player));
    expect(Number(shown)).toBeGreaterThan(70);
  });

  await test.step('a match tells all its odds and its seal', async () => {
    await frame.getByRole('button', { name: word('matches') }).click();
    await open.first().locator('.match-head').click();
    const sheet = frame.getByRole('dialog');
    await expect(sheet.getByRole('heading', { name: word('market_handicap') }).first()).toBeVisible();
    await expect(sheet.getByText(word('fairnessNote'))).toBeVisible();
    await expectNoSidewaysScroll(page, 'a match');
  });
  await expectNoBarriers(page, 'the sportsbook');
});
