/*
 * `npm run bench -- lobby`: what the list of all titles and the search over them cost a processor: the script of a
 * keystroke, tasks that hold the page up while it scrolls, and how much stands in the document. A phone's processor is a
 * desktop's slowed down four times; a desktop that slow is shown too, without a goal.
 */
import process from 'node:process';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { openHouse } from '../e2e/support/house.ts';
import { EVENT, mainThreadDuring, scriptAmong, TASK } from './support/main-thread.ts';
import { keepResults, table } from './support/results.ts';

const TYPED = ['lotus fortune', 'naga emas', 'lutus', 'free spins'];
const SCROLLS = 200;
/** A wheel turned fast: a row of titles and more each time. */
const SCROLL_PX = 300;
const LONG_TASK_MS = 50;

type Device = { name: string; slowedTimes: number; isPhone: boolean; hasGoals: boolean };
const devices: readonly Device[] = [
  { name: 'a phone, its processor slowed 4 times', slowedTimes: 4, isPhone: true, hasGoals: true },
  { name: 'a desktop', slowedTimes: 1, isPhone: false, hasGoals: true },
  { name: 'a desktop slowed 4 times', slowedTimes: 4, isPhone: false, hasGoals: false },
];
type Measured = { device: Device; keystrokes: number[]; scrolled: Scrolled };

const house = await openHouse();
const browser = await chromium.launch({
  ...(process.env['CHROME_PATH'] === undefined ? {} : { executablePath: process.env['CHROME_PATH'] }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
try {
  const measured: Measured[] = [];
  for (const device of devices) {
    process.stderr.write(`… ${device.name}\n`);
    const keystrokes = await onPage(device, '/rng', typeAll);
    const scrolled = await onPage(device, '/rng', scrollAll);
    measured.push({ device, keystrokes, scrolled });
  }
  const text = report(measured);
  keepResults('lobby', text);
  console.log(text);
} finally {
  await browser.close();
  await house.leave();
}

async function onPage<Value>(
  { slowedTimes, isPhone }: Device,
  path: string,
  measure: (page: Page, device: Pick<Device, 'isPhone'>) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({
    ...(isPhone ? { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } : {}),
    ...(isPhone ? {} : { viewport: { width: 1440, height: 900 } }),
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${house.origin}${path}`);
  // The first touch brings the page to life, the next one the index of all titles.
  await touch(page, isPhone);
  await page.locator('html[data-live=yes]').waitFor({ state: 'attached' });
  const indexed = page.waitForResponse(/GCSGAME_gameIndex/);
  await touch(page, isPhone);
  await (await indexed).finished();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes });
  const value = await measure(page, { isPhone });
  await context.close();
  return value;
}

function touch(page: Page, isPhone: boolean): Promise<void> {
  return isPhone ? page.touchscreen.tap(5, 450) : page.mouse.click(5, 450);
}

/** The script of each keystroke: its handlers, all that they rendered, and what ran before the next one. */
async function typeAll(page: Page): Promise<number[]> {
  await page.keyboard.press('/');
  const box = page.getByRole('dialog').getByRole('combobox');
  await box.waitFor();
  // The first search prepares what all later ones use.
  await box.fill('lutus');
  const stretches = await mainThreadDuring(browser, page, async () => {
    for (const text of TYPED) {
      await box.fill('');
      for (const letter of text) {
        await page.keyboard.press(letter === ' ' ? 'Space' : letter);
        await afterPaint(page);
      }
    }
  });
  const presses = stretches.filter(({ name, type }) => name === EVENT && type === 'keydown').map(({ atMs }) => atMs);
  const script = scriptAmong(stretches);
  return presses.map((from, at) => {
    const until = presses[at + 1] ?? Number.POSITIVE_INFINITY;
    const own = script.filter(({ atMs }) => atMs >= from && atMs < until);
    return own.reduce((sum, { busyMs }) => sum + busyMs, 0);
  });
}

type Scrolled = { longTasksMs: number[]; nodes: number };

async function scrollAll(page: Page, { isPhone }: Pick<Device, 'isPhone'>): Promise<Scrolled> {
  let nodes = 0;
  const session = await page.context().newCDPSession(page);
  if (!isPhone) await page.mouse.move(700, 450);
  const stretches = await mainThreadDuring(browser, page, async () => {
    for (let step = 0; step < SCROLLS; step++) {
      if (isPhone) await swipe(session);
      else await page.mouse.wheel(0, SCROLL_PX);
      await afterPaint(page);
    }
    nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  });
  const tasks = stretches.filter(({ name }) => name === TASK).map(({ busyMs }) => busyMs);
  return { longTasksMs: tasks.filter((busyMs) => busyMs > LONG_TASK_MS), nodes };
}

/** A finger that moves up the page by so much. */
async function swipe(session: CDPSession): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -SCROLL_PX,
    speed: 3_000,
    gestureSourceType: 'touch',
  });
}

function afterPaint(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

function report(measured: readonly Measured[]): string {
  return measured
    .map(({ device: { name, hasGoals }, keystrokes, scrolled: { longTasksMs, nodes } }) => {
      const longest = longTasksMs.length > 0 ? `, the longest ${Math.round(Math.max(...longTasksMs))} ms` : '';
      const goal = (text: string) => (hasGoals ? text : '');
      return table([
        [`All titles, ${name}`, 'measured', 'goal'],
        [
          `script of a keystroke in the search, median of ${keystrokes.length}`,
          milliseconds(at(keystrokes, 0.5)),
          goal('≤ 16 ms'),
        ],
        ['the same, nine in ten', milliseconds(at(keystrokes, 0.9)), ''],
        [`tasks over ${LONG_TASK_MS} ms in ${SCROLLS} scrolls`, `${longTasksMs.length}${longest}`, goal('0')],
        ['elements in the document, at the end', String(nodes), goal('≤ 1,500')],
      ]);
    })
    .join('\n\n');
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}

function at(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN;
}
