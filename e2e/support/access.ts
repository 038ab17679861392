import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';

// The small one: each document has to read it.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a machine can find of barriers: WCAG 2.2 A and AA, and axe's own best practices. A framed game is a page of its own. */
export async function expectNoBarriers(page: Page, what: string, except: readonly string[] = []): Promise<void> {
  // A thing that fades in has the contrast of its half-way.
  await motionIsOver(page);
  const found = [];
  for (const frame of page.frames()) found.push(...(await barriersIn(frame, except)));
  expect(found, what).toEqual([]);
}

async function barriersIn(frame: Frame, except: readonly string[]) {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  return frame.evaluate(async (rules) => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    // Behind a modal the page is inert, and looked at without it.
    const layers = document.querySelector('dialog[open]') ? ['dialog[open]', ':popover-open', '[role=status]'] : [];
    const include = layers.filter((layer) => document.querySelector(layer)).map((layer) => [layer]);
    const { violations } = await tool.run(include.length > 0 ? { include } : document, {
      // What passed is told to nobody; to describe it takes longer than to find it.
      resultTypes: ['violations'],
      iframes: false,
      rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
    });
    return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html.slice(0, 200)) }));
  }, except);
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

/** A person's own setting of the browser: text of twice the usual size, and with it every measure that follows text. */
export async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/**
 * Where text is enlarged, all of it is, but for the bars of one line; no word is cut off, hangs out of its button or lies
 * beside the window, and nothing but a row of cards scrolls sideways.
 */
export async function expectTextGrowsUncut(page: Page, what: string): Promise<void> {
  await motionIsOver(page);
  await expect.poll(() => page.evaluate(failedTexts), what).toEqual([]);
}

/** Runs in the page. Names that end in dots and what moves by itself are shown in full elsewhere. */
function failedTexts(): string[] {
  // Twice the smallest size there is.
  const SMALLEST_PX = 22;
  const root = document.querySelector('dialog[open]') ?? document.body;
  const frames = [document.documentElement, root].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  const scrollsItself = (element: Element | null): boolean =>
    element !== null &&
    element !== root &&
    (getComputedStyle(element).overflowX !== 'visible' || scrollsItself(element.parentElement));
  const fails = (element: HTMLElement): boolean => {
    const { fontSize, overflowX, overflowY, textOverflow, webkitLineClamp, display } = getComputedStyle(element);
    const texts = [...element.childNodes].filter(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    const isSmall = texts.length > 0 && Number.parseFloat(fontSize) < SMALLEST_PX;
    if (isSmall && !element.closest('.bar-row, .main-bar, .bottom-bar')) return true;
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (clips(overflowX) && element.scrollWidth > element.clientWidth + 1) return true;
    if (clips(overflowY) && element.scrollHeight > element.clientHeight + 1) return true;
    const box = element.getBoundingClientRect();
    return texts.some((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      const hangsOut = words.right > box.right + 2 || words.left < box.left - 2;
      const isBeside = words.right > innerWidth + 1 || words.left < -1;
      return (display !== 'inline' && hangsOut) || (isBeside && !scrollsItself(element));
    });
  };
  const failed = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.innerText?.trim() &&
      !element.closest('.marquee, .sr-only, option') &&
      // For screen readers alone, as the headings of a table whose rows are cards.
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      fails(element),
  );
  return [...frames, ...failed].map(
    (element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 60)}`,
  );
}
