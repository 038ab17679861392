import { type LotteryGame, placeLotteryOrder } from '@pelita/contract';
import { expectNoBarriers, expectNoSidewaysScroll } from './support/access.ts';
import { registeredPlayer } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('LOTT-02 LOTT-04 LOTT-10 NAV-10 a member chooses numbers in the lobby’s game, bets once, and the balance follows @phone', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  await portal.visit('/vnlottery');
  await portal.isUsedBy(await registeredPlayer(house.origin, '200.00'));
  await expectNoBarriers(page, 'the lobby of the Vietnamese lotteries');
  await page.getByRole('listitem').getByRole('link', { name: /XSMB/ }).click();
  await expect(page).toHaveURL(/\/vnlottery\?gameCode=XSMB/);

  await test.step('a press is counted by the rules: two numbers against 27', async () => {
    const board = page.getByRole('region', { name: text('betting', 'betOn') });
    await board.getByRole('button', { name: '07', exact: true }).click();
    await board.getByRole('button', { name: '13', exact: true }).click();
    await expect(board.getByText('54.00', { exact: true })).toBeVisible();
    await expectNoBarriers(page, 'the betting view');
    await expectNoSidewaysScroll(page, 'the betting view');
  });

  await test.step('another play type begins with no number; the unit stays as it was chosen', async () => {
    const board = page.getByRole('region', { name: text('betting', 'betOn') });
    const number = board.getByRole('button', { name: '07', exact: true });
    const unit = board.getByLabel(text('betting', 'unit', { currency: 'MYR' }));
    const group = async (name: 'group_lo' | 'group_de') => {
      const tab = board.getByRole('button', { name: text('playTypes', name), exact: true });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-pressed', 'true');
    };
    await unit.fill('2.00');
    await group('group_de');
    await expect(page).toHaveURL(/playType=de/);
    await expect(number).toHaveAttribute('aria-pressed', 'false');
    await expect(unit).toHaveValue('2.00');
    await group('group_lo');
    await expect(number, 'gone, though nothing else was chosen').toHaveAttribute('aria-pressed', 'false');
    await group('group_de');
    await number.click();
    await expect(number).toHaveAttribute('aria-pressed', 'true');
    await group('group_lo');
    await expect(number).toHaveAttribute('aria-pressed', 'false');
    await unit.fill('1.00');
    await number.click();
    await board.getByRole('button', { name: '13', exact: true }).click();
    await board.getByRole('button', { name: text('betting', 'addToCart') }).click();
  });

  await test.step('the cart is placed with one press, and the stake leaves the balance', async () => {
    const placed = page.waitForResponse((response) => response.url().endsWith(placeLotteryOrder.path));
    await page.getByRole('button', { name: text('betting', 'cartCount', { count: '1' }) }).click();
    await portal.modal.getByRole('button', { name: text('betting', 'confirm') }).click();
    expect((await placed).status()).toBe(200);
    await portal.showsBalance('146.00');
    await page.keyboard.press('Escape');
  });

  await test.step('it waits for its draw among the own bets', async () => {
    await page.getByRole('tab', { name: text('betting', 'tab_bets') }).click();
    const bets = page.getByRole('region', { name: text('betting', 'about') });
    await expect(bets.getByText('07 13')).toBeVisible();
    await expect(bets.getByText(text('betting', 'item_placed'))).toBeVisible();
  });
});

test('LOTT-04 a cart that is repeated in coming draws is listed, and stopped with a press @desktop', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  await portal.visit('/vnlottery?gameCode=XSMB&playType=lo2');
  await portal.isUsedBy(await registeredPlayer(house.origin, '200.00'));
  await page.getByRole('button', { name: '07', exact: true }).click();
  await page.getByRole('button', { name: text('betting', 'addToCart') }).click();
  await page.getByLabel(text('betting', 'chase')).check();
  await page.getByRole('button', { name: text('betting', 'confirm') }).click();
  await portal.showsBalance('173.00');
  await page.getByRole('tab', { name: text('betting', 'tab_bets') }).click();
  const chases = page.getByRole('region', { name: text('betting', 'chases') });
  await expect(chases.getByText(text('betting', 'chase_running'))).toBeVisible();
  await chases.getByRole('button', { name: text('betting', 'stopChase') }).click();
  await expect(chases.getByText(text('betting', 'chase_stopped'))).toBeVisible();
});

test('LOTT-04 a pasted list with a macro is counted, and what is wrong in it is named @desktop', async ({ portal }) => {
  const { page, text } = portal;
  await portal.visit('/vnlottery?gameCode=XSMB&playType=lo2');
  await page.getByRole('button', { name: text('betting', 'typeNumbers') }).click();
  const list = page.getByLabel(text('betting', 'typed'));
  await list.fill('07, 13; 27\n10/20...90');
  await expect(page.getByText('12 baris · 324 unit')).toBeVisible();
  await list.fill('07 7');
  await expect(list).toHaveAccessibleDescription(text('betting', 'fault_wrongLength', { token: '7', digits: '2' }));
  await expect(page.getByRole('button', { name: text('betting', 'addToCart') })).toBeDisabled();
});

test('ROUTE-04 what an address says wrongly of a game is ignored, and what it says rightly is opened @desktop', async ({
  portal,
}) => {
  const { page, text } = portal;
  await portal.visit('/lottery?gameCode=%3Cscript%3E&playType=1');
  await expect(page.getByRole('heading', { level: 1, name: text('lottery', 'lobby_all') })).toBeVisible();
  await portal.visit('/lottery?gameCode=SSC-1M&playType=none-such');
  await expect(page.getByRole('region', { name: text('betting', 'betOn') })).toBeVisible();
  await portal.visit('/lottery?gameCode=SSC-1M&playType=dragonTiger');
  await expect(page.getByRole('button', { name: text('playTypes', 'play_dragonTiger'), pressed: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('NAV-07 LOTT-10 the entry of the lottery opens its page, or by setting launches the built-in lottery of the brand’s area @desktop', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  const press = async () => {
    await portal.visit('/download');
    const navigation = page.getByRole('navigation', { name: text('shell', 'mainNavigation') });
    await navigation.getByRole('link', { name: text('games', 'LOTT') }).click();
  };
  await portal.visit('/download');
  await portal.isUsedBy(await registeredPlayer(house.origin));
  await press();
  await expect(page).toHaveURL(/\/elott$/);
  await house.set('navigation.lotteryClick', 'launch');
  await press();
  await expect(page).toHaveURL(/\/seaLottery$/);
  await house.set('navigation.lotteryClick', 'page');
});

test('LOTT-10 home shows the draws that close next to whoever comes to them, in a row that scrolls alone @phone', async ({
  portal,
}) => {
  const { page, text } = portal;
  await page.route('**/lgw/games/game_menus', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withDiceLast((await response.json()) as Menus) });
  });
  await portal.visit('/');
  const draws = page.getByRole('region', { name: text('home', 'nextDraws') });
  await draws.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(draws.getByRole('timer').first()).toBeVisible();
  await expect(draws.getByRole('timer')).toHaveCount(4);
  await expect(draws.getByRole('link').last()).toContainText('651');
  await expectNoSidewaysScroll(page, 'home with the next draws');
});

type Menus = Record<string, LotteryGame[]>;

/** Dice have words beside them that only a screen reader meets: they are put where the row has to be scrolled to. */
function withDiceLast(menus: Menus): Menus {
  const kinds = new Map(Object.values(menus).flatMap((games) => games.map((game) => [game.rules, game])));
  const sale = [...kinds.values()].find(({ currentNumero }) => currentNumero)?.currentNumero;
  const dice = kinds.get('K3');
  if (!dice || !sale) throw new Error('there are no dice, or nothing takes bets');
  kinds.delete('K3');
  const sold = (game: LotteryGame, year: number): LotteryGame => ({
    ...game,
    currentNumero: { ...sale, gameId: game.gameId, closesAt: `${year}-01-01T00:00:00Z` },
  });
  const drawn = { numero: '1', gameId: dice.gameId, drawsAt: '2026-01-01T00:00:00Z', replayOf: null };
  const last = sold({ ...dice, lastNumero: { ...drawn, result: { dice: ['651'] } } }, 2100);
  return { ELOTT: [...[...kinds.values()].slice(0, 3).map((game) => sold(game, 2099)), last] };
}
