import type { FrameLocator, Page } from '@playwright/test';

/**
 * Keeps every text that stands in one of these elements, in all pages and frames opened after it. What a game shows for
 * half a second is found, however seldom the test looks.
 */
export async function keepPassingWords(
  page: Page,
  selector: string,
): Promise<(frame: FrameLocator) => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const words = new Set<string>();
    Object.assign(window, { $words: words });
    const look = () => {
      for (const { textContent } of document.querySelectorAll(selector)) words.add(textContent);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  }, selector);
  return (frame) => frame.locator('body').evaluate(() => [...(window as unknown as { $words: Set<string> }).$words]);
}
