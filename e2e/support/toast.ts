import { expect, type Page } from '@playwright/test';
import { motionIsOver } from './access.ts';

/** The short message stands there, and nothing that could be pressed lies under it. */
export async function toastCoversNothing(page: Page, words: string): Promise<void> {
  const toast = page.getByRole('status').getByText(words, { exact: true });
  await expect(toast).toBeVisible();
  await motionIsOver(page);
  const covered = await toast.evaluate((said) => {
    const { left, right, top, bottom } = said.getBoundingClientRect();
    const found = new Set<string>();
    // A press goes through it, so what lies at a point of it is what it covers.
    for (let x = left + 1; x < right; x += 6)
      for (let y = top + 1; y < bottom; y += 6) {
        const under = document.elementFromPoint(x, y)?.closest('button, a, input, select, textarea');
        if (under) found.add(under.outerHTML.slice(0, 120));
      }
    return [...found];
  });
  expect(covered, `under “${words}”`).toEqual([]);
}
