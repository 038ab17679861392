import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enlargeText, expectNoBarriers, expectNoSidewaysScroll, expectTextGrowsUncut } from './support/access.ts';
import { borrowParts } from './support/lent-servers.ts';
import { pngFile } from './support/png-file.ts';
import { expect, test as shared } from './support/test.ts';

// The page of parts needs no server of the product.
const test = shared.extend<object, { parts: string }>({
  parts: [async ({}, use) => use(await borrowParts()), { scope: 'worker', timeout: 60_000 }],
  baseURL: async ({ parts }, use) => use(parts),
});

const { exports } = JSON.parse(readFileSync(join(import.meta.dirname, '../packages/ui/package.json'), 'utf8')) as {
  exports: Record<string, string>;
};
/** What the kit exports and is seen. */
const parts = Object.entries(exports).flatMap(([name, file]) =>
  file.endsWith('.tsx') ? [name.slice('./'.length)] : [],
);

// What is mirrored has the contrasts and the names of what is not.
for (const [language, theme] of [
  ['MY', 'dark'],
  ['MY', 'light'],
  ['QPS', 'dark'],
] as const) {
  test(`EASY-04 SHELL-09 every part of the kit is shown in every state without a barrier, ${language} ${theme} @desktop`, async ({
    page,
  }, info) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await opens(page, `/?language=${language}&theme=${theme}`);
      const shown = await page
        .locator('article[data-part]')
        .evaluateAll((places) => places.map((place) => place.dataset['part']));
      expect(new Set(shown), 'every part has its place').toEqual(new Set(parts));
      await expectNoSidewaysScroll(page, `${width} wide`);
      await forceStates(page);
      // A page has one pager; here each stands in all its states.
      if (language === 'MY') await expectNoBarriers(page, `${width} wide`, ['landmark-unique']);
      await page.screenshot({ path: info.outputPath(`${language}-${theme}-${width}.png`), fullPage: true });
    }
  });
}

test.describe('by the keyboard', () => {
  test.use({ language: 'EN' });

  test('EASY-04 SHELL-09 what opens does so by the keyboard, without a barrier, and gives the focus back @desktop', async ({
    page,
  }) => {
    await opens(page, '/?language=EN&theme=light');
    const part = (name: string) => page.locator(`[data-part='${name}']`);

    const menu = part('menu').getByRole('button').first();
    await menu.press('ArrowDown');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await expectNoBarriers(page, 'a menu', ['landmark-unique']);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();

    const days = part('date-range').getByRole('button', { name: /2026/ }).first();
    await days.press('Enter');
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
    await expectNoBarriers(page, 'a calendar', ['landmark-unique']);
    // With its first day chosen, the focus goes on to the next one, from 19 to 20.
    for (const key of ['ArrowLeft', 'Enter', 'ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    await expect(days).toHaveText(/18\D+19/);
    await expect(days).toBeFocused();

    const tree = part('tree').getByRole('row', { name: 'PG-11' });
    await tree.focus();
    await tree.press('ArrowRight');
    await expect(tree).toHaveAttribute('aria-expanded', 'true');
    await expect(part('tree').getByRole('row', { name: 'orkid_5' })).toBeVisible();

    const tabs = part('tabs').getByRole('tab');
    await tabs.first().press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('EASY-04 a combo box within a modal or a drawer lies over it, and finds by what is typed @desktop', async ({
    page,
  }) => {
    for (const [at, width] of [
      [0, 1440],
      [1, 1440],
      [1, 390],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await opens(page, '/?language=EN&theme=dark');
      const opener = page.locator("[data-part='modal-frame']").getByRole('button').nth(at);
      await opener.press('Enter');
      const bank = page.getByRole('dialog').getByRole('combobox');
      await bank.fill('ken');
      const options = page.getByRole('dialog').getByRole('option');
      await expect(options.first()).toBeVisible();
      // As a picture does that arrives above what is seen.
      await page.evaluate(() => {
        const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
        document.documentElement.scrollTop -= 10;
        return scrolled;
      });
      await options.filter({ hasText: 'Bank Kenanga' }).click();
      await expect(bank).toHaveValue('Bank Kenanga');
      await bank.press('ArrowDown');
      await expect(options.first()).toBeVisible();
      await expectNoBarriers(page, 'a list over a modal', ['landmark-unique']);
      await page.keyboard.press('Escape');
      await expect(options).toHaveCount(0);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    }
  });

  test('EASY-04 a table sorts, chooses and turns its pages, as rows and as cards @desktop', async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await opens(page, '/?language=EN&theme=dark');
      const list = page.locator("[data-part='data-table'] .table-frame").first();
      const amounts = list.getByRole('columnheader', { name: 'Jumlah' });
      await expect(amounts).toHaveAttribute('aria-sort', 'none');
      await amounts.getByRole('button').press('Enter');
      await expect(amounts).toHaveAttribute('aria-sort', 'descending');
      const first = list.getByRole('row').nth(1);
      await expect(first.getByRole('cell', { name: '+1,966.40' })).toBeVisible();
      await list.getByRole('checkbox').first().press('Space');
      await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(21);
      const next = list.getByRole('button', { name: 'Next page' });
      await next.press('Enter');
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(next).toBeFocused();
    }
  });

  test('WALLET-04 an amount is read as it was pasted, and written out as money @desktop', async ({ page }) => {
    await opens(page, '/?language=EN&theme=dark');
    const field = page.locator("[data-part='money-field']").getByRole('textbox').first();
    const paste = (text: string) =>
      field.evaluate((input, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    await field.focus();
    await paste('RM 9.007.199.254.740,99');
    await expect(field).toHaveValue('9,007,199,254,740.99');
    await field.fill('1250.5');
    await field.blur();
    await expect(field).toHaveValue('1,250.50');
    await field.fill('5.001');
    await field.blur();
    await expect(field).toHaveValue('5.001');
  });

  test('EASY-04 a picture is shown before it is sent, and what is none is named and left out @desktop', async ({
    page,
  }) => {
    await opens(page, '/?language=EN&theme=dark');
    const field = page.locator("[data-part='upload-field'] .field").nth(1);
    const names = field.getByRole('img');
    for (const name of ['penyata.png', 'kad-pengenalan.png'])
      await field.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(names).toHaveCount(2);
    const text = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<script>') };
    await field.locator('input').setInputFiles([pngFile('one.png'), text, pngFile('two.png')]);
    await expect(field.getByRole('img', { name: 'one.png' })).toBeVisible();
    await expect(names).toHaveCount(3);
    await expect(field.getByRole('alert')).toHaveText(/page\.png: .*two\.png: At most 3/);
  });
});

test('BRAND-02 what lists and calendars say to screen readers alone is in the language of the reader @desktop', async ({
  page,
}) => {
  // The days of the page of parts are written down; today is named where the calendar shows it.
  await page.clock.setFixedTime('2026-11-20T04:00:00Z');
  await opens(page, '/?language=MY&theme=light');
  const days = page.locator("[data-part='date-range']").getByRole('button', { name: /2026/ }).first();
  await days.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Hari ini, / })).toBeVisible();
  const focused = page.getByRole('dialog').locator('.calendar-day:focus');
  await expect(focused).toHaveAccessibleDescription('Klik untuk memilih hari pertama');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleDescription('Klik untuk memilih hari terakhir');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').first().fill('ken');
  await expect(page.getByRole('listbox', { name: 'Cadangan' })).toBeVisible();
  await expect(page.getByText('1 pilihan tersedia.')).toBeAttached();
});

test('EASY-04 SHELL-09 text of twice the size is cut nowhere on a phone @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await enlargeText(page);
  await opens(page, '/?language=MY&theme=light');
  await expectNoSidewaysScroll(page, 'text of twice the size');
  await expectTextGrowsUncut(page, 'text of twice the size');
});

/** All that comes lazily has come, and every chart is drawn. */
async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.chart-drawing canvas')).toHaveCount(3);
  await expect(page.locator('.tree-row').first()).toBeVisible();
  await expect(page.getByRole('combobox').first()).toBeEnabled();
  await page.evaluate(() => document.fonts.ready);
}

/** Nobody points at a picture, so the browser is told that somebody does. */
async function forceStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  for (const state of ['hover', 'focus-visible']) {
    const selector = `[data-force='${state}'] :is(button, a, input)`;
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    expect(nodeIds.length, `something is shown as ${state}`).toBeGreaterThan(0);
    const forcedPseudoClasses = state === 'hover' ? ['hover'] : ['focus', 'focus-visible', 'focus-within'];
    for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
}
