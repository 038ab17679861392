/*
 * `npm run bench -- identity`: what the ways in cost. A login beside its password hash alone; a member's balance while
 * others log in as fast as they can; whether an answer's time tells who exists; what the first open of login and
 * registration weighs, and the script between the press and the focus on a slow phone. The server is the one that
 * `npm start` runs; proofs and seals are made before the clock runs.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { getBalance, sendLoginCode, sendPasswordMail } from '@pelita/contract';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createPasswordHasher } from '../apps/server/src/modules/accounts/passwords/password-hash.ts';
import { openHouse } from '../e2e/support/house.ts';
import type { BalanceAnswer, BalanceQuestion } from './support/balance-asker.ts';
import { houseDatabase } from './support/http-party.ts';
import {
  answerTo,
  asked,
  loginOf,
  member,
  newPerson,
  PASSWORD,
  type Person,
  proof,
  type Question,
  registrationOf,
} from './support/identity-people.ts';
import { closedLoop, quantile } from './support/load.ts';
import { mainThreadDuring, scriptAmong } from './support/main-thread.ts';
import { keepResults, table } from './support/results.ts';

const TRIES = 200;
const LOGINS = 60;
const FLOODS = 5;
const FLOOD = 110;
const FLOOD_AT_ONCE = 8;
const BALANCES_A_SECOND = 50;
const SLOWED_TIMES = 4;
const OPENS = 5;
const QUIET_MS = 700;

const house = await openHouse({ variables: { LOG_LEVEL: 'error' } });
const { database } = await houseDatabase(house.dataDir);
const browser = await chromium.launch({
  ...(process.env['CHROME_PATH'] === undefined ? {} : { executablePath: process.env['CHROME_PATH'] }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const asker = fork(new URL('support/balance-asker.ts', import.meta.url));
const tell = (what: string) => process.stderr.write(`… ${what}\n`);
try {
  await house.set('registration.fields', { email: { enabled: true } });
  await house.set('features.mobileCodeLogin', true);
  await settled('"email":{"enabled":true');
  tell('the first opens');
  const opens = [await firstOpen(browser, 'login'), await firstOpen(browser, 'register')];
  tell('people');
  const people: (Person & { token: string })[] = [];
  for (let nth = 0; nth < TRIES; nth++) people.push(await member(house.origin, database));
  tell('logins beside their hash');
  const hash = await loginBesideItsHash(people);
  tell('a flood of logins');
  const flood = await balanceDuringFloods(people);
  if (flood.leftOver === 0) throw new Error('the flood ran dry');
  const timings: [string, Timing][] = [];
  for (const [name, questionOf] of Object.entries(waysToAsk())) {
    tell(`who exists, by ${name}`);
    timings.push([name, await whoExists(people, questionOf)]);
  }
  const text = [ways({ hash, flood }), exists(timings), weights(opens)].join('\n\n');
  keepResults('identity', text);
  console.log(text);
} finally {
  asker.disconnect();
  await browser.close();
  await database.close();
  await house.leave();
}

async function settled(words: string): Promise<void> {
  const says = async () => (await (await fetch(`${house.origin}/wps/system/setting/register`)).text()).includes(words);
  while (!(await says())) await new Promise((resolve) => setTimeout(resolve, 200));
}

async function loginBesideItsHash(people: readonly Person[]) {
  const hasher = createPasswordHasher();
  const stored = await hasher.hash(PASSWORD);
  const loginMs: number[] = [];
  const hashMs: number[] = [];
  for (const { username } of people.slice(0, LOGINS)) {
    // The first one ever writes more than those that follow.
    await answerTo(house.origin, await loginOf(house.origin, username, PASSWORD));
    const question = await loginOf(house.origin, username, PASSWORD);
    const before = await msOfLogins();
    const { code } = await answerTo(house.origin, question);
    if (code !== 'in') throw new Error(`a login was refused: ${code}`);
    loginMs.push((await msOfLogins()) - before);
    const from = performance.now();
    await hasher.verify(stored, PASSWORD);
    hashMs.push(performance.now() - from);
  }
  return { loginMs: quantile(loginMs, 0.5), hashMs: quantile(hashMs, 0.5) };
}

/** What the server has spent on logins, each from the head of its request to the end of its answer. */
async function msOfLogins(): Promise<number> {
  const told = await (await fetch(`${house.origin}/metrics`)).text();
  const seconds = /^pelita_http_request_seconds_sum\{route="\/wps\/session\/login"\} (\S+)$/m.exec(told)?.[1];
  if (seconds === undefined) throw new Error('the server does not say how long its logins took');
  return Number(seconds) * 1_000;
}

type Flood = { idleMs: number; duringMs: number; leftOver: number };

/** In turns; the middle one counts, so that a stall of the machine in one of them is none of ours. */
async function balanceDuringFloods(people: readonly { token: string }[]): Promise<Flood> {
  const floods: Flood[] = [];
  for (let nth = 0; nth < FLOODS; nth++) floods.push(await balanceDuringFlood(people));
  return {
    idleMs: quantile(
      floods.map(({ idleMs }) => idleMs),
      0.5,
    ),
    duringMs: quantile(
      floods.map(({ duringMs }) => duringMs),
      0.5,
    ),
    leftOver: Math.min(...floods.map(({ leftOver }) => leftOver)),
  };
}

async function balanceDuringFlood(people: readonly { token: string }[]): Promise<Flood> {
  const tokens = people.map(({ token }) => token);
  const seconds = 4;
  await balances(tokens, 1);
  const idle = await balances(tokens, seconds);
  const waiting: Question[] = [];
  for (let nth = 0; nth < FLOOD; nth++)
    waiting.push(await loginOf(house.origin, newPerson().username, 'a password from a list'));
  const storm = closedLoop(FLOOD_AT_ONCE, seconds, async () => {
    const question = waiting.pop();
    if (!question) return new Promise((resolve) => setTimeout(resolve, 20));
    await answerTo(house.origin, question);
  });
  const during = await balances(tokens, seconds);
  const leftOver = waiting.length;
  await storm;
  return { idleMs: quantile(idle.tookMs, 0.99), duringMs: quantile(during.tookMs, 0.99), leftOver };
}

async function balances(tokens: string[], seconds: number): Promise<BalanceAnswer> {
  const address = house.origin + getBalance.path;
  asker.send({ address, tokens, perSecond: BALANCES_A_SECOND, seconds } satisfies BalanceQuestion);
  const [answer] = (await once(asker, 'message')) as [BalanceAnswer];
  return answer;
}

type Timing = { knownMs: number; unknownMs: number };
type QuestionOf = (person: Person) => Promise<Question>;

function waysToAsk(): Record<string, QuestionOf> {
  return {
    'login with a wrong password': ({ username }) => loginOf(house.origin, username, 'not this one'),
    'registration with a mail address': ({ email }) => registrationOf(house.origin, { ...newPerson(), email }),
    'forgotten password, by mail': ({ username, email }) =>
      asked(house.origin, sendPasswordMail, { username, email }, true),
    'code for a login': async ({ national }) =>
      asked(house.origin, sendLoginCode, {
        mobileNum: national,
        countryDialingCode: '60',
        humanVerification: await proof(house.origin),
      }),
  };
}

/** In turns, so that whatever else the machine does falls on both; who comes first changes each time. */
async function whoExists(people: readonly Person[], questionOf: QuestionOf): Promise<Timing> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const codes = { known: new Set<string>(), unknown: new Set<string>() };
  for (const [nth, known] of people.entries()) {
    const pairs = [
      ['known', await questionOf(known)],
      ['unknown', await questionOf(newPerson())],
    ] as const;
    for (const [who, question] of nth % 2 === 0 ? pairs : pairs.toReversed()) {
      const { ms, code } = await answerTo(house.origin, question);
      times[who].push(ms);
      codes[who].add(code);
    }
  }
  const said = [codes.known, codes.unknown].map((set) => [...set].toSorted().join(' '));
  if (said[0] !== said[1]) throw new Error(`score 0: known ${said[0]}, unknown ${said[1]}`);
  return { knownMs: quantile(times.known, 0.5), unknownMs: quantile(times.unknown, 0.5) };
}

type Open = { name: string; scriptBytes: number; wholeBytes: number; scriptMs: number; coldScriptMs: number };

async function firstOpen(on: Browser, name: 'login' | 'register'): Promise<Open> {
  const weighed = await weighFirstOpen(on, name);
  const times: number[] = [];
  const cold: number[] = [];
  for (let nth = 0; nth < OPENS; nth++) {
    times.push(await scriptOfFirstOpen(on, name, { isPointedAt: true }));
    cold.push(await scriptOfFirstOpen(on, name, { isPointedAt: false }));
  }
  return { name, ...weighed, scriptMs: quantile(times, 0.5), coldScriptMs: quantile(cold, 0.5) };
}

async function homeOn(on: Browser): Promise<Page> {
  // What comes through a service worker has no weight of its own.
  const phone = {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  } as const;
  const context = await on.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${house.origin}/`);
  await page.locator('html[data-live=yes]').waitFor({ state: 'attached' });
  // What begins with any first sign, the index of all titles too, is no weight of the modal.
  const indexed = page.waitForResponse(/GCSGAME_gameIndex/);
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown')));
  await indexed;
  await nothingComesAnyMore(page);
  return page;
}

function buttonOf(page: Page, name: 'login' | 'register') {
  return page.getByRole('banner').getByRole('button', { name: name === 'login' ? /^log masuk$/i : /^daftar$/i });
}

function isFocused(page: Page) {
  const hasFocus = () => document.activeElement?.matches('dialog input') === true;
  return page.waitForFunction(hasFocus, undefined, { polling: 'raf' });
}

function nothingComesAnyMore(page: Page) {
  return page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quietMs);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quietMs);
        }).observe({ type: 'resource' });
      }),
    QUIET_MS,
  );
}

async function weighFirstOpen(on: Browser, name: 'login' | 'register') {
  const page = await homeOn(on);
  await page.evaluate(() => performance.clearResourceTimings());
  await buttonOf(page, name).tap();
  await isFocused(page);
  await nothingComesAnyMore(page);
  const came = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((one) => ({
      path: new URL(one.name).pathname,
      bytes: one.encodedBodySize,
    })),
  );
  await page.context().close();
  const sum = (files: typeof came) => files.reduce((bytes, one) => bytes + one.bytes, 0);
  return { scriptBytes: sum(came.filter(({ path }) => path.endsWith('.js'))), wholeBytes: sum(came) };
}

/**
 * From the press to the focus in the first field, what of it was script: where the pointer or the focus was on the button
 * before, and where nothing of the modal has been fetched.
 */
async function scriptOfFirstOpen(
  on: Browser,
  name: 'login' | 'register',
  { isPointedAt }: { isPointedAt: boolean },
): Promise<number> {
  const page = await homeOn(on);
  if (isPointedAt) {
    await buttonOf(page, name).focus();
    await nothingComesAnyMore(page);
  }
  const slowed = await page.context().newCDPSession(page);
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_TIMES });
  const stretches = await mainThreadDuring(on, page, async () => {
    await buttonOf(page, name).tap();
    await isFocused(page);
  });
  await page.context().close();
  return scriptAmong(stretches).reduce((sum, { busyMs }) => sum + busyMs, 0);
}

function ways({ hash, flood }: { hash: { loginMs: number; hashMs: number }; flood: Flood }): string {
  const { loginMs, hashMs } = hash;
  const { idleMs, duringMs } = flood;
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return table([
    ['What it costs', 'measured', 'of it', 'ratio', 'goal'],
    [
      `login, from the head of its request to the end of its answer, median of ${LOGINS}`,
      ms(loginMs),
      `${ms(hashMs)} for its Argon2 alone`,
      (loginMs / hashMs).toFixed(2),
      '≤ 1.1',
    ],
    [
      `balance, p99 while ${FLOOD_AT_ONCE} log in without a pause, median of ${FLOODS} turns`,
      ms(duringMs),
      `${ms(idleMs)} when nobody does`,
      (duringMs / idleMs).toFixed(2),
      '≤ 4',
    ],
  ]);
}

function exists(timings: readonly [string, Timing][]): string {
  return table([
    [`Median of ${TRIES} tries each`, 'somebody’s', 'nobody’s', 'ratio', 'goal'],
    ...timings.map(([name, { knownMs, unknownMs }]) => [
      name,
      `${knownMs.toFixed(1)} ms`,
      `${unknownMs.toFixed(1)} ms`,
      (knownMs / unknownMs).toFixed(2),
      '0.90–1.10',
    ]),
  ]);
}

function weights(opens: readonly Open[]): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return table([
    [
      `First open on a phone, after home has come to rest`,
      'script',
      'whole',
      'goal',
      `script from press to focus, processor slowed ${SLOWED_TIMES} times, median of ${OPENS}`,
      'goal',
      'the same, nothing of it fetched before',
    ],
    ...opens.map(({ name, scriptBytes, wholeBytes, scriptMs, coldScriptMs }) => [
      name,
      kilobytes(scriptBytes),
      kilobytes(wholeBytes),
      '≤ 70 kB',
      `${Math.round(scriptMs)} ms`,
      '≤ 100 ms',
      `${Math.round(coldScriptMs)} ms`,
    ]),
  ]);
}
