/*
 * `npm run bench -- paths`: Lighthouse over every path that a visitor may open: its phone, simulated slow 4G and a
 * processor slowed down four times. One run a path, and the median of three where the first is below the goal.
 * `npm run bench -- paths /register /rng` measures those alone, three times each, and keeps nothing.
 */
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from 'lighthouse';
import type { PathFacts } from '../apps/portal/src/shared/page/portal-page.ts';
import { portalPaths } from '../e2e/support/portal-paths.ts';
import { bestCopyIsMade } from '../e2e/support/first-view.ts';
import { openHouse } from '../e2e/support/house.ts';
import { type Category, categories, failedAudits, median, openAuditor, scoreOf } from './support/lighthouse.ts';
import { keepResults, table } from './support/results.ts';

const GOAL = 0.95;
// A game opens only after a launch.
const named = process.argv.slice(2);
const open = Object.entries(portalPaths).filter(
  ([path]) => path !== '/game' && (named.length === 0 || named.includes(path)),
);

const house = await openHouse();
const { browser, audit } = await openAuditor();
try {
  const rows: string[][] = [];
  const found = new Set<string>();
  for (const [path, facts] of open) {
    process.stderr.write(`… ${path} (${rows.length + 1} of ${open.length})\n`);
    const results = await resultsOf(path);
    rows.push(rowOf(path, facts, results));
    for (const one of results[0] ? failedAudits(results[0], exceptOf(facts)) : []) found.add(`\`${path}\`: ${one}`);
  }
  const head = ['Path', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS', 'runs'];
  const text = [
    table([head, ...rows]),
    `Goals: performance ≥ ${GOAL}, the others 1.00, CLS 0. A path that search engines are told to leave alone, or to list under another one, has no SEO.`,
    ...(found.size > 0 ? [`Audits below their best: ${[...found].join('; ')}.`] : []),
  ].join('\n\n');
  if (named.length === 0) keepResults('paths', text);
  console.log(text);
} finally {
  await browser.close();
  await house.leave();
}

async function resultsOf(path: string): Promise<Result[]> {
  const address = house.origin + path;
  while (!(await bestCopyIsMade(address))) await pause(200);
  const first = await audit(address);
  if (named.length === 0 && scoreOf(first, 'performance') >= GOAL) return [first];
  return [first, await audit(address), await audit(address)];
}

function rowOf(path: string, facts: PathFacts, results: readonly Result[]): string[] {
  const scores = categories.map((category) =>
    exceptOf(facts).includes(category) ? '–' : median(results.map((result) => scoreOf(result, category))).toFixed(2),
  );
  const metric = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const times = ['largest-contentful-paint', 'total-blocking-time'].map((id) => `${Math.round(metric(id))} ms`);
  return [`\`${path}\``, ...scores, ...times, metric('cumulative-layout-shift').toFixed(3), String(results.length)];
}

/** A page that is not to be listed, or under another address, fails the audits of search engines on purpose. */
function exceptOf(facts: PathFacts): Category[] {
  return facts.isIndexed && facts.sameAs === undefined ? [] : ['seo'];
}
