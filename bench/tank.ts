/*
 * `npm run bench -- tank`: what a fishing tank costs a phone's processor, taken as a fourth of this one: the script of a frame
 * while the cannon fires by itself for a minute, alone and with three others who fire too, and tasks that hold it up. Once by
 * the processor time of the page's thread times four, and once slowed down four times by the browser: with the picture drawn
 * by another process on the same two cores, that costs a frame about eight times its time without, not four.
 */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { launchGame, listGames, type StudioTank } from '@pelita/contract';
import { fishEngineOf, fishOfWindow, fishSwimmingAt } from '@pelita/games/fishing';
import { chromium, type Page } from '@playwright/test';
import { type House, openHouse } from '../e2e/support/house.ts';
import { registeredPlayer, send } from '../e2e/support/people.ts';
import { mainThreadDuring, scriptAmong, type Stretch, TASK } from './support/main-thread.ts';
import { keepResults, table } from './support/results.ts';

const MINUTE_MS = 60_000;
const LONG_TASK_MS = 50;
const SLOWED_TIMES = 4;
/** As a page gathers shots. */
const VOLLEY_MS = 850;

const house = await openHouse();
const browser = await chromium.launch({
  ...(process.env['CHROME_PATH'] === undefined ? {} : { executablePath: process.env['CHROME_PATH'] }),
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  const alone = await measured(house, 0);
  const together = await measured(house, 3);
  const row = (name: string, of: (minutes: typeof alone) => string, goal = '') => [name, of(alone), of(together), goal];
  const text = table([
    [`A minute at a tank, a processor ${SLOWED_TIMES} times slower`, 'alone', 'with three others', 'goal'],
    row('script of a frame, mean', ({ reckoned }) => ms(reckoned.mean), '≤ 6 ms'),
    row('the same, 99 in 100', ({ reckoned }) => ms(reckoned.most)),
    row('longest task', ({ reckoned }) => ms(reckoned.longest)),
    row(`tasks over ${LONG_TASK_MS} ms`, ({ reckoned }) => String(reckoned.long), '0'),
    row('frames', ({ reckoned }) => String(reckoned.frames)),
    row('slowed down by the browser: script of a frame, mean', ({ slowed }) => ms(slowed.mean)),
    row(`tasks over ${LONG_TASK_MS} ms`, ({ slowed }) => String(slowed.long)),
    row('frames', ({ slowed }) => String(slowed.frames)),
  ]);
  keepResults('tank', text);
  console.log(text);
} finally {
  await browser.close();
  await house.leave();
}

async function measured(at: House, others: number) {
  process.stderr.write(`… with ${others} others\n`);
  const page = await tankOf(at);
  const stop = new AbortController();
  const firing = Promise.all(Array.from({ length: others }, () => fireOn(at, stop.signal)));
  if (others > 0) {
    await page.locator('.fish-company').click();
    await page
      .locator('.fish-other[data-state=held]')
      .nth(others - 1)
      .waitFor();
  }
  await page.locator('.fish-toggle').last().click();
  const reckoned = await minuteOf(page, SLOWED_TIMES);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_TIMES });
  const slowed = await minuteOf(page, 1);
  stop.abort();
  await firing;
  await page.context().close();
  return { reckoned, slowed };
}

/** A minute of the page's thread, each millisecond of its processor time taken so many times. */
async function minuteOf(page: Page, times: number) {
  // What is prepared once is over.
  await framesOf(page, 5_000);
  let frames = 0;
  const stretches = await mainThreadDuring(browser, page, async () => {
    frames = await framesOf(page, MINUTE_MS);
  });
  const longestFirst = (all: readonly Stretch[]) => all.map(({ busyMs }) => busyMs * times).toSorted((a, b) => b - a);
  const calls = longestFirst(scriptAmong(stretches));
  const tasks = longestFirst(stretches.filter(({ name }) => name === TASK));
  return {
    mean: calls.reduce((sum, callMs) => sum + callMs, 0) / frames,
    most: calls[Math.floor(frames / 100)] ?? Number.NaN,
    longest: tasks[0] ?? Number.NaN,
    long: tasks.filter((taskMs) => taskMs > LONG_TASK_MS).length,
    frames,
  };
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

/** A player's launch of the first tank of the list. */
async function launched({ origin }: House) {
  const player = await registeredPlayer(origin, '5000.00');
  const [game] = (await send(origin, listGames, { query: { gameType: 'FISH', pageNo: '1', pageSize: '1' } })).games;
  const gameCode = game?.gameCode ?? '';
  const { game_url } = await send(origin, launchGame, { query: { gameId: gameCode } }, player.session.token);
  return { gameCode, game_url, bearer: new URL(game_url).hash.slice(1) };
}

/** Takes a seat and fires as fast as the cannon, as a page does, until it is told to stop. */
async function fireOn(at: House, signal: AbortSignal): Promise<void> {
  const { gameCode, bearer } = await launched(at);
  const ask = async (path: string, body?: unknown) => {
    const answer = await fetch(`${at.origin}/studio/games/${gameCode}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return ((await answer.json()) as { value: StudioTank }).value;
  };
  const tank = await ask('tank');
  await ask('tank/seat', {});
  const ahead = tank.nowMs - Date.now();
  const engine = fishEngineOf(tank.engine);
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, VOLLEY_MS));
    const nowMs = Date.now() + ahead - 50;
    const [fish] = fishSwimmingAt(nowMs - VOLLEY_MS, (window) => fishOfWindow(engine, gameCode, window)).filter(
      ({ goneMs }) => goneMs > nowMs,
    );
    const shots = [3, 2, 1, 0].map((back) => ({
      atMs: nowMs - back * 200,
      weapon: 'single',
      targets: [fish?.id ?? 0],
    }));
    await ask('shots', { volleyKey: randomUUID(), shot: tank.shots[0], shots });
  }
}

async function tankOf(at: House): Promise<Page> {
  const { game_url } = await launched(at);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.goto(game_url);
  await page.locator('.tank canvas').waitFor();
  return page;
}

/** How many frames the page draws in so long. */
function framesOf(page: Page, forMs: number): Promise<number> {
  return page.evaluate(
    (until) =>
      new Promise<number>((resolve) => {
        let frames = 0;
        const begin = performance.now();
        const count = () => {
          frames += 1;
          if (performance.now() - begin < until) requestAnimationFrame(count);
          else resolve(frames);
        };
        requestAnimationFrame(count);
      }),
    forMs,
  );
}
