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

test('GAME-03 a picture is asked for when it comes near, not before', async ({ portal }) => {
  const { page, text } = portal;
  const asked = await countPictures(page, 'game');
  await portal.visit('/rng');
  const cards = page.getByRole('main').getByRole('article');
  const first = cards.first().locator('img');
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const lastAddress = (await cards.last().locator('img').getAttribute('data-src')) ?? '';
  // By its address: the last card of the document is another one as soon as the page is scrolled.
  const last = page.locator(`img[data-src="${lastAddress}"]`);
  expect(asked.has(lastAddress)).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect([...asked.values()].every((count) => count === 1)).toBe(true);

  // Shown again at once, from what arrived before.
  await page.getByRole('searchbox').last().fill('zzzz');
  await expect(cards).toHaveCount(0);
  await page.getByRole('searchbox').last().fill('');
  await expect(cards.first().locator('img')).toHaveAttribute('src', /\/art\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('games', 'RNG'));
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
