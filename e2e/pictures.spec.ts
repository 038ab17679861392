import { IMAGE_ATTEMPTS_ELSEWHERE, IMAGE_ATTEMPTS_IN_SHELL } from '@pelita/contract';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Counts what a page asks for below a path; with `fails` nothing of it arrives. */
async function countPictures(page: Page, path: string, { fails = false } = {}): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  await page.route(`**/art/*/${path}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    await (fails ? route.fulfill({ status: 503, body: '' }) : route.continue());
  });
  return asked;
}

test('GAME-03 a picture is asked for when it comes near, not before, and only once', async ({ portal }) => {
  const { page } = portal;
  const asked = await countPictures(page, 'game');
  // A window so low that the shelf lies far below it.
  await page.setViewportSize({ width: portal.isPhone ? 390 : 1440, height: 200 });
  await portal.visit('/');
  const cards = page.getByRole('main').getByRole('article').locator('img.game-picture');
  const picture = cards.first();
  const address = (await picture.getAttribute('data-src')) ?? '';
  const tile = page.getByRole('main').locator('img.tile-picture').first();
  await tile.scrollIntoViewIfNeeded();
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.getAttribute('src')).toBeNull();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(asked.get(address)).toBe(1);
});

test('GAME-03 a picture that fails is tried three times on a page, and a lamp stands in its place', async ({
  portal,
  guard,
}) => {
  guard.expectProblem(/503/);
  const asked = await countPictures(portal.page, 'game', { fails: true });
  await portal.visit('/rng');
  const picture = portal.page.getByRole('main').getByRole('article').first().locator('img');
  await expect(picture).toHaveAttribute('data-missing', '');
  await expect(picture).not.toHaveAttribute('src');
  expect(asked.get((await picture.getAttribute('data-src')) ?? '')).toBe(IMAGE_ATTEMPTS_ELSEWHERE);
});

test('GAME-03 a picture that fails in the shell is not tried again', async ({ portal, guard }) => {
  guard.expectProblem(/503|404/);
  const asked = await countPictures(portal.page, 'vendor', { fails: true });
  // A page that shows the providers in its footer alone.
  await portal.visit('/nowhere');
  const picture = portal.page.getByRole('contentinfo').locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('data-missing', '');
  expect(asked.get((await picture.getAttribute('data-src')) ?? '')).toBe(IMAGE_ATTEMPTS_IN_SHELL);
});
