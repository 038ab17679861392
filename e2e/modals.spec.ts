import { DIALOG_WIDTH_PX, MODAL_WIDTH_PX } from '@pelita/contract';
import { motionIsOver } from './support/access.ts';
import { registeredPlayer } from './support/people.ts';
import { PLAIN_PAGE } from './support/portal.ts';
import { expect, test } from './support/test.ts';

for (const name of ['login', 'register'] as const) {
  test(`MODAL-01 MODAL-02 LIMIT-01 ${name}: as wide as it should be, keeps the focus inside, closes by Escape, gives the focus back`, async ({
    portal,
  }) => {
    const { page, modal } = portal;
    await portal.visit(PLAIN_PAGE);
    const opener = name === 'login' ? portal.loginButton : portal.registerButton;
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(modal).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`modal=${name}`));
    await motionIsOver(page);
    const width = (await modal.boundingBox())?.width ?? 0;
    if (portal.isPhone) expect(width).toBe(page.viewportSize()?.width);
    else expect(Math.abs(width - MODAL_WIDTH_PX)).toBeLessThanOrEqual(2);

    await expect(modal.getByRole('textbox').first()).toBeFocused();
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press('Tab');
      expect(await modal.evaluate((dialog) => dialog.contains(document.activeElement)), `Tab ${step + 1}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(/\/licence$/);
  });
}

test('MODAL-02 LOGIN-05 after a login the focus is in the page’s content, for its opener has gone @desktop', async ({
  portal,
  house,
}) => {
  const { page, modal } = portal;
  const player = await registeredPlayer(house.origin, '11.00');
  await portal.visit(PLAIN_PAGE);
  await portal.openLogin();
  await portal.logIn(player);
  await expect(modal).toBeHidden();
  await portal.showsBalance('11.00');
  await expect(page.getByRole('main')).toBeFocused();
});

test('MODAL-02 a press beside a modal closes it; back closes it too @desktop', async ({ portal }) => {
  const { page, modal } = portal;
  await portal.visit(PLAIN_PAGE);
  await portal.openLogin();
  await page.mouse.click(20, 450);
  await expect(modal).toBeHidden();
  await portal.openLogin();
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(/\/licence$/);
});

test('MODAL-02 a modal is out of sight with the frame that answers its press, and two presses close no more than it @desktop', async ({
  portal,
}) => {
  const { page, modal } = portal;
  await portal.visit('/hot');
  await portal.visit('/');
  await portal.openLogin();
  await motionIsOver(page);
  const opacity = await modal.evaluate(async (dialog) => {
    const escape = () => dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    escape();
    escape();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return dialog.isConnected ? getComputedStyle(dialog).opacity : '0';
  });
  expect(opacity).toBe('0');
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/hot$/);
});

test('MODAL-01 a modal’s address opens it, and closing leaves the same page @phone', async ({ portal }) => {
  const { page, text, modal } = portal;
  await portal.visit('/rng?q=lotus&modal=login');
  await expect(page.getByRole('dialog', { name: text('identity', 'loginTitle') })).toBeVisible();
  await modal.getByRole('button', { name: text('kit', 'close') }).click();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(/\/rng\?q=lotus$/);
});

test('MODAL-03 behind a modal the page does not scroll, and keeps its place afterwards @desktop', async ({
  portal,
}) => {
  const { page, modal } = portal;
  await portal.visit('/');
  // A page that has just come to life may still put itself where it was left.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        scrollTo(0, 400);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return scrollY;
      }),
    )
    .toBe(400);
  await portal.pressInBar(portal.loginButton);
  await expect(modal).toBeVisible();
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY), 'it scrolls again').toBeGreaterThan(400);
});

test('MODAL-01 LIMIT-01 the logout prompt is a dialog of 400 with cancel and confirm @desktop', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  await portal.visitAs(await registeredPlayer(house.origin), PLAIN_PAGE);
  await portal.showsBalance('0.00');
  await portal.openLogout();
  const prompt = page.getByRole('alertdialog');
  await motionIsOver(page);
  const width = (await prompt.boundingBox())?.width ?? 0;
  expect(width).toBeLessThanOrEqual(DIALOG_WIDTH_PX);
  expect(width).toBeGreaterThan(DIALOG_WIDTH_PX - 3);
  await prompt.getByRole('button', { name: text('kitForms', 'cancel') }).click();
  await expect(prompt).toBeHidden();
  await portal.showsBalance('0.00');
});

test('what is made for a pointer that has gone on comes to nothing, and leaves no error behind @desktop', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.visit(PLAIN_PAGE);
  // Parts come in another order than they were asked for.
  let parts = 0;
  await page.route(/assets\/.*\.js/, async (route) => {
    parts += 1;
    await new Promise((resolve) => setTimeout(resolve, (parts * 97) % 250));
    await route.continue();
  });
  await page.evaluate(async () => {
    const openers = ['login', 'register'].map((name) => document.querySelector(`[data-opens="${name}"]`));
    for (let nth = 0; nth < 150; nth++) {
      openers[nth % 2]?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, nth % 23));
    }
  });
  await portal.openLogin();
});
