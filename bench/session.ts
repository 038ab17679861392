/*
 * `npm run bench -- session`: somebody looks around on a phone whose processor is slowed down four times, and somebody else
 * fills a cart with bets of the lottery. How long each interaction takes to be seen, and each tap that leads to another
 * page, and what moved without being asked to.
 */
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { openHouse } from '../e2e/support/house.ts';
import { shiftsOf, watchShifts } from '../e2e/support/layout-shifts.ts';
import { quantile } from './support/load.ts';
import { keepResults, table } from './support/results.ts';

const SLOWED_TIMES = 4;
/** As long as a finger stays on the glass. */
const TAP_MS = 80;
/** Rounds of ten things; what is bet is judged by the median of five turns of each. */
const ROUNDS = { around: 4, bets: 5 } as const;
/** Of those who look around, each on a phone that has fetched nothing yet: what is worst of forty depends on the machine's moment. */
const SESSIONS = 5;

type Session = {
  /** From the finger or key to the next frame, each as the browser tells it: to 8 ms, and 0 for what it was too quick to note. */
  interactions: { name: string; ms: number }[];
  /** From the tap to the frame that shows the other page. */
  pagesMs: number[];
  shift: number;
};

type Hand = { page: Page; tap: (what: Locator) => Promise<void> };
type Step = { name: string; act: (hand: Hand) => Promise<void>; leadsTo?: { path: string; shows: string } };

const dialog = (page: Page) => page.getByRole('dialog').first();
const opens = (name: string, selector: string): Step => ({
  name,
  act: async ({ page, tap }) => {
    await tap(page.locator(selector).first());
    await dialog(page).waitFor();
  },
});
const closes: Step = {
  name: 'close by Escape',
  act: async ({ page }) => {
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  },
};
const types = (letter: string): Step => ({
  name: `type ${letter}`,
  act: ({ page }) => page.keyboard.press(letter),
});
const goes = (name: string, selector: string, path: string, shows: string): Step => ({
  name,
  act: ({ page, tap }) => tap(page.locator(selector).first()),
  leadsTo: { path, shows },
});

const taps = (name: string, selector: string, nth = 0): Step => ({
  name,
  act: ({ page, tap }) => tap(page.locator(selector).nth(nth)),
});

/** What somebody does who looks around, ten things at a time. */
const lookingAround: readonly Step[] = [
  opens('the menu of games', '.bottom-bar button'),
  closes,
  opens('the search', 'main input[type=search]'),
  types('l'),
  types('o'),
  types('t'),
  closes,
  taps('the other theme', '.bar-row button.icon-button'),
  goes('to the slots', '.tile[href^="/rng"]', '/rng', 'main [data-page-link=in-place]'),
  goes('home', '.bottom-item', '/', '.hero'),
];

/** Four numbers and one more, two of each, into the cart; another group of bets and back. */
const betting: readonly Step[] = [
  taps('a number', '.board-cell', 7),
  taps('a second number', '.board-cell', 13),
  taps('a third number', '.board-cell', 27),
  taps('a fourth number', '.board-cell', 45),
  taps('a number taken back', '.board-cell', 27),
  taps('once more of each', '.stepper button', 1),
  taps('into the cart', '.stake-add'),
  taps('another group of bets', '.play-groups .tab', 1),
  taps('another bet of the group', '.play-types .chip', 1),
  taps('the first group again', '.play-groups .tab'),
];

const house = await openHouse();
const browser = await chromium.launch({
  ...(process.env['CHROME_PATH'] === undefined ? {} : { executablePath: process.env['CHROME_PATH'] }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
try {
  const around: Session[] = [];
  for (let session = 0; session < SESSIONS; session += 1)
    around.push(await scriptedSession(browser, `${house.origin}/`, lookingAround, ROUNDS.around));
  const bets = await scriptedSession(browser, `${house.origin}/vnlottery?gameCode=XSMB`, betting, ROUNDS.bets);
  const text = `${report(around)}\n\n${betsReport(bets)}`;
  keepResults('session', text);
  console.log(text);
} finally {
  await browser.close();
  await house.leave();
}

/** Rounds of interactions on a phone whose processor is slowed down, on one page that is never loaded anew. */
async function scriptedSession(
  browser: Browser,
  address: string,
  round: readonly Step[],
  rounds: number,
): Promise<Session> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await watchShifts(page);
  await page.addInitScript(watchInteractions);
  await page.goto(address);
  const slowed = await context.newCDPSession(page);
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_TIMES });
  await page.locator('html[data-live=yes]').waitFor({ state: 'attached' });
  const hand: Hand = {
    page,
    tap: async (what) => {
      // It stands still where it can be pressed. Playwright finds out by a press that leads nowhere and is not counted.
      await what.tap({ trial: true });
      await page.evaluate(slowestInteraction);
      await tapWith(slowed, what);
    },
  };
  const interactions: Session['interactions'] = [];
  const pagesMs: number[] = [];
  for (const step of Array.from({ length: rounds }, () => round).flat()) {
    const shown = step.leadsTo ? page.evaluate(untilPainted, step.leadsTo) : null;
    await step.act(hand);
    if (shown) pagesMs.push(await shown);
    interactions.push({ name: step.name, ms: await page.evaluate(slowestInteraction) });
  }
  const shift = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
  await context.close();
  return { interactions, pagesMs, shift };
}

async function tapWith(session: CDPSession, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what.toString()} is nowhere to be tapped`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await delay(TAP_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

type Watched = { $interactions: number[]; $pressedAt: number };

function watchInteractions(): void {
  const watched = Object.assign(window, { $interactions: [] as number[], $pressedAt: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) watched.$interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  addEventListener('pointerup', (event) => (watched.$pressedAt = event.timeStamp), { capture: true });
}

/** Of all since the last question, once the browser has drawn and told them. */
async function slowestInteraction(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  for (let frames = 0; frames < 3; frames += 1) await frame();
  const { $interactions } = window as unknown as Watched;
  return Math.max(0, ...$interactions.splice(0));
}

async function untilPainted({ path, shows }: { path: string; shows: string }): Promise<number> {
  const watched = window as unknown as Watched;
  watched.$pressedAt = 0;
  // A page that is made ahead of the press stands hidden in the document; to ask for its layout would disturb the measurement.
  const isShown = () =>
    [...document.querySelectorAll(shows)].some((one) => one.closest('[style*="display: none"]') === null);
  const isThere = () => watched.$pressedAt > 0 && location.pathname === path && isShown();
  // Looks at each change: to ask for frames would make the page draw some that no visitor asks for.
  await new Promise<void>((resolve, reject) => {
    const givingUp = setTimeout(() => reject(new Error(`${path} was not shown: ${location.pathname}`)), 30_000);
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      clearTimeout(givingUp);
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  });
  // The frame in which it is there has been drawn when the task after it runs; what the page goes on with comes behind that.
  await new Promise<void>((resolve) =>
    requestAnimationFrame(() => void scheduler.postTask(resolve, { priority: 'user-blocking' })),
  );
  return performance.now() - watched.$pressedAt;
}

function report(sessions: readonly Session[]): string {
  const each = (measure: (session: Session) => number) => {
    const measured = sessions.map(measure);
    const [least, middle, most] = [0, 0.5, 1].map((part) => Math.round(quantile(measured, part)));
    return `${middle} ms (${least}–${most})`;
  };
  const all = sessions.flatMap(({ interactions }) => interactions);
  const [{ interactions, pagesMs }] = sessions as [Session];
  const slowest = sessions.map((one) => slowestOf(one.interactions).name);
  const figures = table([
    [`${interactions.length} interactions, phone, a processor slowed ${SLOWED_TIMES} times`, 'measured', 'goal'],
    ['worst (INP)', each((one) => slowestOf(one.interactions).ms), '≤ 50 ms'],
    ...spread(all),
    [`tap → next page painted, median of ${pagesMs.length}`, each((one) => quantile(one.pagesMs, 0.5)), '≤ 100 ms'],
    ['the same, worst', each((one) => Math.max(...one.pagesMs)), ''],
    ['CLS of the whole session', Math.max(...sessions.map(({ shift }) => shift)).toFixed(3), '0'],
  ]);
  return [
    figures,
    `Medians of ${sessions.length} sessions, in brackets the least and the most; the slowest of each was ${slowest.join(', ')}.`,
  ].join('\n\n');
}

function betsReport({ interactions, shift }: Session): string {
  const kinds = [...Map.groupBy(interactions, ({ name }) => name)].map(([name, turns]) => ({
    name,
    ms: quantile(
      turns.map(({ ms }) => ms),
      0.5,
    ),
  }));
  const slowest = slowestOf(kinds);
  const worst = slowestOf(interactions);
  return table([
    [`${kinds.length} interactions with the betting view of a lottery, on the same phone`, 'measured', 'goal'],
    [`slowest of them, “${slowest.name}”, median of ${ROUNDS.bets} turns`, milliseconds(slowest.ms), '≤ 100 ms'],
    [`worst of all ${interactions.length} (INP), at “${worst.name}”`, milliseconds(worst.ms), ''],
    ...spread(interactions),
    ['CLS', shift.toFixed(3), ''],
  ]);
}

function spread(interactions: Session['interactions']): string[][] {
  const all = interactions.map(({ ms }) => ms);
  return [
    ['nine in ten', milliseconds(quantile(all, 0.9)), ''],
    ['median', milliseconds(quantile(all, 0.5)), ''],
  ];
}

function slowestOf(interactions: Session['interactions']): Session['interactions'][number] {
  return interactions.reduce((slowest, one) => (one.ms > slowest.ms ? one : slowest), { name: '', ms: -1 });
}

function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}
