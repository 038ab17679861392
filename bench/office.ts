/*
 * `npm run bench -- office`: what Lighthouse says of the back office's pages on a desktop, by the server as it is started,
 * as an auditor, who sees nearly all of them. Each page is the median of three runs: one alone is off by 0.05 on a machine
 * with two cores.
 */
import type { Result } from 'lighthouse';
import { freshCode } from '../e2e/support/office.ts';
import { openHouse } from '../e2e/support/house.ts';
import { registeredPlayer } from '../e2e/support/people.ts';
import { type Category, failedAudits, median, openAuditor, scoreOf } from './support/lighthouse.ts';
import { keepResults, table } from './support/results.ts';

const pages = [
  '/',
  '/approvals',
  '/deposits',
  '/withdrawals',
  '/vendor-transfers',
  '/feedback',
  '/players',
  '/transfers',
  '/catalogue',
  '/announcements',
  '/reports',
  '/settings',
  '/operators',
  '/audit',
  '/exports',
];
/** A back office is found by nobody, so what search engines want is not asked of it. */
const judged: readonly Category[] = ['performance', 'accessibility', 'best-practices'];

const metrics = ['largest-contentful-paint', 'cumulative-layout-shift'] as const;
const RUNS = 3;

const house = await openHouse();
const { browser, auditDesktop } = await openAuditor();
try {
  await registeredPlayer(house.origin, '200.00');
  const Cookie = await loggedIn();
  const rows: string[][] = [];
  const below = new Set<string>();
  for (const page of pages) {
    process.stderr.write(`… ${page}\n`);
    const results: Result[] = [];
    while (results.length < RUNS) results.push(await auditDesktop(house.officeOrigin() + page, { Cookie }));
    const scores = judged.map((category) => median(results.map((result) => scoreOf(result, category))).toFixed(2));
    const [lcp = Number.NaN, shift = Number.NaN] = metrics.map((metric) =>
      median(results.map(({ audits }) => audits[metric]?.numericValue ?? Number.NaN)),
    );
    rows.push([`\`${page}\``, ...scores, `${Math.round(lcp)} ms`, shift.toFixed(3)]);
    for (const audit of results.flatMap((result) => failedAudits(result, ['seo']))) below.add(`${page}: ${audit}`);
  }
  const text = [
    table([
      [`Lighthouse, desktop, median of ${RUNS}`, 'performance', 'accessibility', 'best practices', 'LCP', 'CLS'],
      ['goal', '≥ 0.95', '1.00', '', '', ''],
      ...rows,
    ]),
    ...(below.size > 0 ? [`Audits below their best: ${[...below].join('; ')}.`] : []),
  ].join('\n\n');
  keepResults('office', text);
  console.log(text);
} finally {
  await browser.close();
  await house.leave();
}

/** The cookie of an auditor who has logged in by the page's own call. */
async function loggedIn(): Promise<string> {
  const auditor = house.accounts.operators.find(({ roles }) => roles.includes('auditor'));
  if (!auditor) throw new Error('the first start made no auditor');
  const context = await browser.newContext({ baseURL: house.officeOrigin() });
  const page = await context.newPage();
  await page.goto('/');
  const status = await page.evaluate(
    async ([username, password, code]) => {
      const answer = await fetch('/office/session/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password, code }),
      });
      return answer.status;
    },
    [auditor.username, auditor.password, await freshCode(house, auditor)] as const,
  );
  if (status !== 200) throw new Error(`the auditor's login was answered ${status}`);
  const cookies = await context.cookies();
  await context.close();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
