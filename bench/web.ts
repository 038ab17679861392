/*
 * `npm run bench -- web`: what home weighs on a phone, by the server as it is started, and what Lighthouse says of it:
 * its phone, simulated slow 4G and a processor slowed down four times, in turns with the same page written by hand
 * without script. What comes after the load is `npm run bench -- session`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from 'lighthouse';
import { bestCopyIsMade, firstView } from '../e2e/support/first-view.ts';
import { openHouse } from '../e2e/support/house.ts';
import { categories, failedAudits, median, openAuditor, scoreOf } from './support/lighthouse.ts';
import { openPlainServer } from './support/plain-server.ts';
import { keepResults, table } from './support/results.ts';

const RUNS = 5;
const metrics = {
  'largest-contentful-paint': ['LCP', '≤ 1.2 s'],
  'first-contentful-paint': ['FCP', ''],
  'total-blocking-time': ['TBT', '≤ 50 ms'],
  'cumulative-layout-shift': ['CLS', '0'],
  'speed-index': ['Speed index', ''],
} as const;
type Metric = keyof typeof metrics;

const house = await openHouse();
const { browser, audit } = await openAuditor();
const plain = await openPlainServer(browser, house.origin);
try {
  while (!(await bestCopyIsMade(`${house.origin}/`))) await pause(200);
  const sizes = [await sizesOf(house.origin), await sizesOf(plain.origin, 'html')] as const;
  const ours: Result[] = [];
  const theirs: Result[] = [];
  for (let run = 1; run <= RUNS; run++) {
    process.stderr.write(`… Lighthouse, run ${run} of ${RUNS}\n`);
    ours.push(await audit(`${house.origin}/`));
    theirs.push(await audit(`${plain.origin}/`));
  }
  const text = [...weights(...sizes), ...verdicts(ours, theirs)].join('\n\n');
  keepResults('web', text);
  console.log(text);
} finally {
  plain.close();
  await browser.close();
  await house.leave();
}

/** The page written by hand has no script that could wake. */
async function sizesOf(origin: string, awake?: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const view = await firstView(await context.newPage(), `${origin}/`, awake);
  await context.close();
  return view;
}

type View = Awaited<ReturnType<typeof sizesOf>>;

function weights(ours: View, theirs: View): string[] {
  const row = (what: string, of: (view: View) => number, goal: string) => [
    what,
    ...[ours, theirs].map((view) => `${(of(view) / 1000).toFixed(1)} kB`),
    goal,
  ];
  return [
    table([
      ['Home on a phone, as it travels (brotli)', 'ours', 'written by hand', 'goal'],
      row('first HTML', ({ bytes }) => bytes.html, '≤ 14 kB'),
      row('initial script', ({ bytes }) => bytes.script, '≤ 120 kB'),
      row('CSS, that inside the HTML included', ({ bytes }) => bytes.css, '≤ 14 kB'),
      row('fonts', ({ bytes }) => bytes.fonts, '≤ 45 kB'),
      row('pictures', ({ bytes }) => bytes.pictures, ''),
      row(
        `whole first view, ${ours.files.length} files and ${theirs.files.length}`,
        ({ bytes }) => bytes.whole,
        '≤ 300 kB',
      ),
    ]),
  ];
}

function verdicts(ours: readonly Result[], theirs: readonly Result[]): string[] {
  const scores = categories.map((category) => {
    const all = ours.map((result) => scoreOf(result, category));
    return [category, median(all).toFixed(2), '', category === 'performance' ? '≥ 0.98' : '1.00'];
  });
  const times = (Object.keys(metrics) as Metric[]).map((metric) => {
    const [name, goal] = metrics[metric];
    return [name, shown(metric, valuesOf(ours, metric)), shown(metric, valuesOf(theirs, metric)), goal];
  });
  const paints = [ours, theirs].map((results) => valuesOf(results, 'largest-contentful-paint'));
  const ratios = paints[0]?.map((value, run) => value / (paints[1]?.[run] ?? Number.NaN)) ?? [];
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  const found = ours[0] ? failedAudits(ours[0]) : [];
  return [
    table([
      [`Lighthouse, phone, median of ${ours.length}`, 'ours', 'written by hand', 'goal'],
      ...scores,
      ...times,
      ['LCP, ours ÷ written by hand', `${median(ratios).toFixed(2)} (${spread})`, '', '≤ 1.15'],
    ]),
    `Lighthouse ${ours[0]?.lighthouseVersion}, Chromium ${browser.version()}. The page written by hand (\`bench/support/hand-written-page.ts\`) shows the same words and pictures without script, over raw node:http from memory.`,
    ...(found.length > 0 ? [`Audits below their best: ${found.join('; ')}.`] : []),
  ];
}

function valuesOf(results: readonly Result[], metric: Metric): number[] {
  return results.map(({ audits }) => audits[metric]?.numericValue ?? Number.NaN);
}

function shown(metric: Metric, values: readonly number[]): string {
  if (metric === 'cumulative-layout-shift') return median(values).toFixed(3);
  return `${Math.round(median(values))} ms, ${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;
}
