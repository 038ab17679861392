/*
 * `npm run bench -- web`: what home weighs on a phone, by the server as it is started, and what Lighthouse says of it:
 * its phone, simulated slow 4G and a processor slowed down four times, the median of five runs.
 */
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { bestCopyIsMade, firstView } from '../e2e/support/first-view.ts';
import { freePort, openHouse } from '../e2e/support/house.ts';
import { keepResults, table } from './support/results.ts';

const RUNS = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  'largest-contentful-paint': ['LCP', '≤ 1.2 s'],
  'first-contentful-paint': ['FCP', ''],
  'total-blocking-time': ['TBT', '≤ 50 ms'],
  'cumulative-layout-shift': ['CLS', '0'],
  'speed-index': ['Speed index', ''],
} as const;

const house = await openHouse();
const port = await freePort();
const browser = await chromium.launch({
  ...(process.env['CHROME_PATH'] === undefined ? {} : { executablePath: process.env['CHROME_PATH'] }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', `--remote-debugging-port=${port}`],
});
try {
  while (!(await bestCopyIsMade(`${house.origin}/`))) await pause(200);
  const sizes = await sizesOfHome();
  const results: Result[] = [];
  for (let run = 1; run <= RUNS; run++) {
    process.stderr.write(`… Lighthouse, run ${run} of ${RUNS}\n`);
    results.push(await lighthouseOfHome());
  }
  const text = report(sizes, results);
  keepResults('web', text);
  console.log(text);
} finally {
  await browser.close();
  await house.leave();
}

async function sizesOfHome() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const view = await firstView(await context.newPage(), `${house.origin}/`);
  await context.close();
  return view;
}

async function lighthouseOfHome(): Promise<Result> {
  const outcome = await lighthouse(`${house.origin}/`, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!outcome) throw new Error('Lighthouse gave no result');
  return outcome.lhr;
}

function report({ bytes, files }: Awaited<ReturnType<typeof sizesOfHome>>, results: readonly Result[]): string {
  const kilobytes = (count: number) => `${(count / 1000).toFixed(1)} kB`;
  const sizes = table([
    ['Home on a phone, as it travels (brotli)', 'measured', 'goal'],
    ['first HTML', kilobytes(bytes.html), '≤ 14 kB'],
    ['initial script', kilobytes(bytes.script), '≤ 120 kB'],
    ['CSS, that inside the HTML included', kilobytes(bytes.css), '≤ 14 kB'],
    ['fonts', kilobytes(bytes.fonts), '≤ 45 kB'],
    ['pictures', kilobytes(bytes.pictures), ''],
    [`whole first view, ${files.length} files`, kilobytes(bytes.whole), '≤ 300 kB'],
  ]);
  const scores = categories.map((category) => {
    const all = results.map(({ categories: found }) => found[category]?.score ?? 0);
    return [category, median(all).toFixed(2), category === 'performance' ? '≥ 0.98' : '1.00'];
  });
  const times = Object.entries(metrics).map(([id, [name, goal]]) => {
    const all = results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
    const shown = name === 'CLS' ? median(all).toFixed(3) : `${Math.round(median(all))} ms`;
    const spread = name === 'CLS' ? '' : `, ${Math.round(Math.min(...all))} to ${Math.round(Math.max(...all))}`;
    return [name, shown + spread, goal];
  });
  const versions = `Lighthouse ${results[0]?.lighthouseVersion}, Chromium ${browser.version()}.`;
  const found = failedAudits(results);
  return [
    sizes,
    table([[`Lighthouse, phone, median of ${results.length}`, 'measured', 'goal'], ...scores, ...times]),
    versions,
    ...(found.length > 0 ? [`Audits below their best: ${found.join('; ')}.`] : []),
  ].join('\n\n');
}

/** What keeps the three categories that are no race from 1.00. */
function failedAudits(results: readonly Result[]): string[] {
  const [first] = results;
  if (!first) return [];
  const counted = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => first.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  return counted.flatMap(({ id }) => {
    const audit = first.audits[id];
    return audit && audit.score !== null && audit.score < 1 ? [`${id} (${audit.title})`] : [];
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
