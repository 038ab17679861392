import { listVendorCards } from '@pelita/contract';
import { expectNoBarriers } from './support/access.ts';
import { registeredPlayer, send } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('FIND-01 the search finds among all titles while a visitor types, forgives a slip, and remembers @desktop', async ({
  portal,
}) => {
  const { page, text } = portal;
  await portal.visit('/live');
  const indexed = page.waitForResponse(/GCSGAME_gameIndex/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('shell', 'search') })
    .click();
  await indexed;
  const box = page.getByRole('combobox', { name: text('lobby', 'searchTitle') });
  await expect(box).toBeFocused();
  const options = page.getByRole('dialog').getByRole('option');
  await box.fill('lotus');
  await expect(options.first()).toContainText(/lotus/i);
  await expect(options.first().locator('img'), 'its own picture, once nobody types').toHaveAttribute('src', /lotus/);
  await box.fill('lutus');
  await expect(options.first()).toContainText(/lotus/i);
  await expect(page.getByRole('dialog').getByRole('status').first()).toContainText(
    text('lobby', 'didYouMean', { text: 'lotus' }),
  );

  // A category and what a game can do are words of the search too, alone or beside a name.
  await box.fill(text('lobby', 'freeSpins'));
  await expect(page.getByRole('dialog').getByRole('status').first()).toContainText('200');
  await box.fill(`lotus ${text('games', 'RNG')} ${text('lobby', 'freeSpins')}`);
  await expect(options.first()).toContainText(/lotus/i);

  await box.fill('lutus');
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const { id } = await options.first().evaluate((option) => ({ id: option.id }));
  await expect(box).toHaveAttribute('aria-activedescendant', id);
  // The key that ends what an input method composes is not for the search.
  const isLeftAlone = (field: HTMLElement) =>
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    );
  expect(await box.evaluate(isLeftAlone)).toBe(true);
  // A visitor is asked to log in, as from a card.
  await box.press('Enter');
  await expect(page.getByRole('dialog', { name: text('identity', 'loginTitle') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(portal.modal).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('button', { name: 'lutus', exact: true })).toBeVisible();
});

test('FIND-01 until the index is here the server answers @desktop', async ({ portal }) => {
  const { page, text } = portal;
  await page.route(/GCSGAME_gameIndex/, () => undefined);
  await portal.visit('/live');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: text('lobby', 'searchTitle') }).fill('lotus');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(/lotus/i);
});

test('FIND-01 API-05 whatever is typed is text, and finds or does not @desktop', async ({ portal }) => {
  const { page, text } = portal;
  await portal.visit('/live');
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: text('lobby', 'searchTitle') });
  for (const hostile of ['<img src=x onerror=alert(1)>', "' or 1=1 --", '%_\\', '🎰'.repeat(40)]) {
    await box.fill(hostile);
    await expect(page.getByText(text('lobby', 'noSuchGame'), { exact: true })).toBeVisible();
  }
  // A mark that turns the writing round is a slip like any other.
  await box.fill('\u202Ekoi');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(/koi/i);
  // Kept as a recent search, it is shown as it was typed.
  await box.fill('<b>koi</b>');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/rng\?q=/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('button', { name: '<b>koi</b>', exact: true })).toBeVisible();
});

test('NAV-09 MODAL-01 a studio in the search opens the list of its games over the page, and a game opens from it @desktop', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  const { data } = await send(house.origin, listVendorCards, { query: {} });
  const vendor = data.lanes
    .flatMap(({ cards }) => cards)
    .find(({ gameCount, gameType }) => gameType === 'RNG' && gameCount > 40);
  if (!vendor) throw new Error('no studio has more than two pages of games');
  const name = vendor.displayName;
  await portal.visitAs(await registeredPlayer(house.origin), '/live');
  // Studios are rows of the index; the server, which answers until it is here, finds their titles.
  const indexed = page.waitForResponse(/GCSGAME_gameIndex/);
  await page.keyboard.press('/');
  await indexed;
  await page.getByRole('combobox', { name: text('lobby', 'searchTitle') }).fill(name);
  await page.getByRole('dialog').getByRole('option').first().click();
  const list = page.getByRole('dialog', { name, exact: true });
  await expect(list.getByRole('article')).toHaveCount(20);
  await expect(page).toHaveURL(`/live?modal=vendor-games&of=${vendor.vassalage}`);
  await expectNoBarriers(page, 'the games of a studio');
  const [first] = await list.getByRole('article').allInnerTexts();
  await list.getByRole('button', { name: text('kitLists', 'page', { page: '2' }) }).click();
  await expect(list.getByRole('article').first()).not.toHaveText(first ?? '');
  await list.getByRole('article').nth(3).getByRole('button').first().click();
  await expect(page).toHaveURL(/\/game$/);
  // The list was a step of its own: back leads to the page that it stood over.
  await page.goBack();
  await expect(page).toHaveURL(/\/live$/);
});
