import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What a machine can find of barriers: WCAG 2.2 A and AA, and axe's own best practices. */
export async function expectNoBarriers(page: Page, what: string): Promise<void> {
  // A thing that fades in has the contrast of its half-way.
  await motionIsOver(page);
  const axe = new AxeBuilder({ page });
  // A framed game is a page of its own with landmarks of its own; the best practice counts both pages together.
  const hasFrame = (await page.locator('iframe').count()) > 0;
  // Behind a modal the page is inert, and its landmarks and headings with it.
  const hasModal = (await page.locator('dialog[open]').count()) > 0;
  axe.disableRules([
    ...(hasFrame ? ['landmark-unique'] : []),
    ...(hasModal ? ['landmark-one-main', 'page-has-heading-one'] : []),
  ]);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.html.slice(0, 200)),
  }));
  expect(found, what).toEqual([]);
}

/** Every animation that has an end has come to it. */
export async function motionIsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

/** The page does not scroll sideways once it has been laid out for its width. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(tooWide, what).toBe(0);
}
