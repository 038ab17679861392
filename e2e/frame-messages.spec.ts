import type { Frame, Page } from '@playwright/test';
import { registeredPlayer } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('GAME-01 GAME-06 SEC-02 what a game’s frame says in any other shape, or another window says in its place, changes nothing @desktop', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin, '50.00');
  await portal.visitAs(player, '/rng');
  await page.getByRole('main').getByRole('article').first().getByRole('button').first().click();
  await expect(page).toHaveURL(/\/game$/);
  await expect(page.locator('iframe').contentFrame().locator('canvas, .reels, [data-balance]').first()).toBeVisible();

  await gameOf(page).evaluate(() => {
    const circle: Record<string, unknown> = { type: ['game:deposit'] };
    circle['self'] = circle;
    const hostile: unknown[] = [
      null,
      undefined,
      0,
      Number.NaN,
      10n,
      '',
      'game:deposit',
      '{"type":"game:deposit"}',
      [],
      ['game:deposit'],
      [{ type: 'game:deposit' }],
      {},
      { type: null },
      { type: { toString: 'game:deposit' } },
      { type: 'game:deposit ' },
      { type: 'GAME:DEPOSIT' },
      { type: '__proto__' },
      { type: 'constructor' },
      { Type: 'game:deposit' },
      JSON.parse('{"__proto__":{"type":"game:deposit"}}'),
      { type: 'location', href: 'https://example.com' },
      { type: 'x'.repeat(1_000_000) },
      new Uint8Array(1_000_000),
      new Map([['type', 'game:deposit']]),
      new Error('game:deposit'),
      circle,
    ];
    for (const message of hostile) window.parent.postMessage(message, '*');
    for (let times = 0; times < 1_000; times += 1) window.parent.postMessage({ type: `game:${times}` }, '*');
  });
  // The page's own window says it in the known words, and so does an event without a window.
  await page.evaluate(() => {
    window.postMessage({ type: 'game:deposit' }, '*');
    dispatchEvent(new MessageEvent('message', { data: { type: 'game:deposit' } }));
  });
  await everyMessageIsHeard(page);
  await expect(portal.modal).toHaveCount(0);
  await expect(page).toHaveURL(/\/game$/);
  expect(await page.evaluate(() => 'type' in Object.prototype)).toBe(false);

  await gameOf(page).evaluate(() => window.parent.postMessage({ type: 'game:deposit' }, '*'));
  await expect(page.getByRole('dialog', { name: text('cashier', 'title') })).toBeVisible();
});

function gameOf(page: Page): Frame {
  const [game] = page.mainFrame().childFrames();
  if (!game) throw new Error('no game is open');
  return game;
}

/** Messages are heard in their order, so one more of our own comes after all of them. */
async function everyMessageIsHeard(page: Page): Promise<void> {
  const heard = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('message', ({ data }) => data === 'the last one' && resolve());
      }),
  );
  await gameOf(page).evaluate(() => window.parent.postMessage('the last one', '*'));
  await heard;
}
