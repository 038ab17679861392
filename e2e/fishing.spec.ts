import { expectNoBarriers } from './support/access.ts';
import { balanceOf, registeredPlayer } from './support/people.ts';
import type { Portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

/** Without a graphics card each pixel of a tank is work for the processor. */
const inSmallWindow = ({ page }: Portal) => page.setViewportSize({ width: 800, height: 500 });

test('GAME-10 GAME-01 NAV-02 FAIR-01 fishing: a tank of the list is opened on a phone, shots are fired, the balance follows, and each volley is checked @phone', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin, '100.00');
  await portal.visitAs(player, '/fish');
  await page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: 'Teluk Tenang' })
    .getByRole('button')
    .first()
    .click();

  const frame = page.locator('iframe').contentFrame();
  await expect(frame.locator('.tank canvas')).toBeVisible();
  const balance = frame.locator('[data-balance]');
  await expect(balance).toHaveAttribute('data-balance', '100.00');

  // Shots fly until one has brought something; what happened is told in words too.
  const auto = frame.getByRole('button', { name: text('fishing', 'auto'), exact: true });
  await auto.click();
  await expect(auto).toHaveAttribute('aria-pressed', 'true');
  await expect(frame.getByRole('log', { name: text('fishing', 'happened') }).getByRole('listitem')).not.toHaveCount(0);
  await auto.click();
  await expect(balance).toHaveAttribute('data-under-way', '0.00');
  await expect.poll(() => balance.getAttribute('data-balance')).toBe(await balanceOf(house.origin, player));
  const sums = (await frame.locator('.fish-visit').textContent())?.match(/\d+\.\d\d/g) ?? [];
  const [shot = 0, back = 0] = sums.map(Number);
  expect(shot).toBeGreaterThan(0);
  expect(await balance.getAttribute('data-balance')).toBe((100 - shot + back).toFixed(2));

  await frame.getByRole('button', { name: text('fishing', 'history') }).click();
  await frame.getByRole('button', { name: text('fishing', 'changeSeeds') }).click();
  const volley = frame.getByRole('dialog').getByRole('listitem').first();
  await volley.getByRole('button', { name: text('fishing', 'check'), exact: true }).click();
  await expect(volley.getByText(text('fishing', 'checkHolds'))).toBeVisible();
});

test('GAME-10 fishing: two people take seats before one tank, and each sees the other and what the other catches @desktop', async ({
  portal,
  anotherDevice,
  house,
}) => {
  const open = async (at: Portal) => {
    await inSmallWindow(at);
    await at.visitAs(await registeredPlayer(house.origin, '100.00'), '/fish');
    const tank = at.page.getByRole('main').getByRole('article').filter({ hasText: 'Lubuk Naga' });
    await tank.getByRole('button').first().click();
    const frame = at.page.locator('iframe').contentFrame();
    await expect(frame.locator('.tank canvas')).toBeVisible();
    return frame;
  };
  const { text } = portal;
  const [one, other] = [await open(portal), await open(await anotherDevice())];
  for (const [frame, people] of [
    [one, 1],
    [other, 2],
  ] as const) {
    await frame.getByRole('button', { name: text('fishing', 'fishTogether'), exact: true }).click();
    await expect(frame.locator('.fish-company')).toHaveText(
      text('fishing', 'together', { people: String(people), seats: '4' }),
    );
  }
  await expect(one.locator('.fish-other[data-state="held"]')).toHaveText([text('fishing', 'seat', { seat: '2' })]);
  await expect(other.locator('.fish-other[data-state="held"]')).toHaveText([text('fishing', 'seat', { seat: '1' })]);
  await expect(one.locator('.fish-other[data-state="free"]')).toHaveCount(2);

  await other.getByRole('button', { name: text('fishing', 'auto'), exact: true }).click();
  const log = one.getByRole('log', { name: text('fishing', 'happened') });
  const [catches = ''] = text('fishing', 'taken', { seat: '2', fish: '', times: '' }).split(':');
  await expect(log.getByRole('listitem').filter({ hasText: catches })).not.toHaveCount(0);
  await expectNoBarriers(portal.page, 'a tank that two share');

  // Alone again: the seat is free at once.
  await other.locator('.fish-company').click();
  await expect(one.locator('.fish-other[data-state="held"]')).toHaveCount(0);
  await expect(one.locator('.fish-company')).toHaveText(text('fishing', 'together', { people: '1', seats: '4' }));
});

test('GAME-10 fishing: without WebGL the page says what is missing, and with the keyboard fish are chosen and shot at @desktop', async ({
  portal,
  anotherDevice,
  house,
}) => {
  const { page, text } = portal;
  const player = await registeredPlayer(house.origin, '50.00');
  const open = async (at: typeof page) => {
    const tank = at.getByRole('main').getByRole('article').filter({ hasText: 'Lubuk Naga' });
    await tank.getByRole('button').first().click();
    return at.locator('iframe').contentFrame();
  };
  await inSmallWindow(portal);
  await portal.visitAs(player, '/fish');
  const frame = await open(page);
  await expect(frame.locator('.tank canvas')).toBeVisible();
  await frame.getByRole('application', { name: text('fishing', 'tank') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(frame.locator('.fish-target')).toBeVisible();
  await page.keyboard.press(' ');
  await expect(frame.locator('[data-balance]')).not.toHaveAttribute('data-balance', '50.00');

  const blind = await anotherDevice();
  await blind.page.addInitScript(() => {
    const given = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as (...asked: unknown[]) => unknown;
    const without = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind === '2d' ? Reflect.apply(given, this, [kind, ...more]) : null;
    };
    Reflect.set(HTMLCanvasElement.prototype, 'getContext', without);
    Reflect.set(globalThis, 'OffscreenCanvas', undefined);
  });
  await blind.visitAs(await registeredPlayer(house.origin, '50.00'), '/fish');
  const dark = await open(blind.page);
  await expect(dark.getByText(text('fishing', 'noDrawing'))).toBeVisible();
});
