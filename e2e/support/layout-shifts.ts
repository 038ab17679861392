import type { Page } from '@playwright/test';

/** What moved without being asked to, from the first paint on; movements right after an input are the input's. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { $shifts: shifts });
    const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const what = node instanceof Element ? node.outerHTML.slice(0, 120) : '(text)';
          return `${what} ${rect(from)} → ${rect(to)}`;
        });
        shifts.push({ value: entry.value, at: Math.round(entry.startTime), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Something that a person does, up to its end. What it moves is its answer, also when a busy machine gives it later than
 * the half second for which a browser takes a movement to be one.
 */
export async function answering(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await shiftsOf(page);
  await act();
  await page.evaluate((kept) => {
    const { $shifts } = window as unknown as { $shifts: Shift[] };
    $shifts.splice(0, $shifts.length, ...kept);
  }, before);
}

export async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { $shifts: Shift[] }).$shifts);
}

export type Shift = { value: number; at: number; moved: string[] };
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
