import type { Page } from '@playwright/test';
import { registeredPlayer } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('ROUTE-07 GAME-05 the game’s bar shows the time played, keeps a favourite until it is taken away, says when the connection is lost, and leads back @desktop', async ({
  portal,
  house,
  guard,
}) => {
  // The connection is cut on purpose.
  guard.expectProblem(/ERR_INTERNET_DISCONNECTED|status of 503/);
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin, '50.00');
  await portal.visitAs(player, '/rng');
  await page.evaluate(() => scrollTo(0, 3000));
  await pressInMiddle(page);
  await expect(page).toHaveURL(/\/game$/);

  const timer = portal.bar.getByRole('timer');
  const before = await timer.innerText();
  await expect(timer).not.toHaveText(before);
  const hearts = portal.bar.locator('.game-bar button[aria-pressed]');
  // The heart is filled at the press, and kept a moment later.
  await Promise.all([page.waitForResponse(/addFavoriteGame/), hearts.click()]);
  await expect(hearts).toHaveAttribute('aria-pressed', 'true');

  await page.context().setOffline(true);
  await expect(page.getByText(text('shell', 'offline'))).toBeVisible();
  const asked = page.waitForResponse(/wallets\/balance/);
  await page.context().setOffline(false);
  await asked;
  await expect(page.getByText(text('shell', 'offline'))).toBeHidden();

  await portal.bar.getByRole('link', { name: text('games', 'leaveGame') }).click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
  await page.goto('/rng?selection=FAV');
  const kept = page.getByRole('main').getByRole('article');
  await expect(kept).toHaveCount(1);
  const heart = kept.locator('button[aria-pressed]');
  const isAsked = () => page.waitForResponse(/removeFavoriteGame/);

  // What the server does not take away stays.
  await page.route(/removeFavoriteGame/, (route) => route.fulfill({ status: 503, body: '' }));
  await Promise.all([isAsked(), heart.click()]);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.unroute(/removeFavoriteGame/);
  await Promise.all([isAsked(), heart.click()]);
  await expect(kept).toHaveCount(0);
  await portal.reload();
  await expect(page.getByRole('heading', { name: text('games', 'noFavourites') })).toBeVisible();
});

/** Presses the title in the middle of the window, where it stands: the runner would scroll to it first. */
async function pressInMiddle(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const isTitle = () =>
    page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('.game-launch') !== null, [
      width / 2,
      height / 2,
    ] as const);
  await expect.poll(isTitle).toBe(true);
  await page.mouse.click(width / 2, height / 2);
}
