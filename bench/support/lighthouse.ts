import process from 'node:process';
import { type Browser, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { freePort } from '../../e2e/support/house.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export type Auditor = {
  browser: Browser;
  /** One run of Lighthouse: its phone, simulated slow 4G and a processor slowed down four times. */
  audit: (address: string) => Promise<Result>;
  /** The same on a desktop without a slower processor, as somebody with these headers. */
  auditDesktop: (address: string, headers: Record<string, string>) => Promise<Result>;
};

export async function openAuditor(): Promise<Auditor> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...(process.env['CHROME_PATH'] === undefined ? {} : { executablePath: process.env['CHROME_PATH'] }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', `--remote-debugging-port=${port}`],
  });
  return {
    browser,
    async audit(address) {
      const onlyCategories = [...categories];
      const outcome = await lighthouse(address, { port, output: 'json', logLevel: 'error', onlyCategories });
      if (!outcome) throw new Error(`Lighthouse gave no result for ${address}`);
      return outcome.lhr;
    },
    async auditDesktop(address, extraHeaders) {
      const onlyCategories = [...categories];
      const flags = { port, output: 'json', logLevel: 'error', onlyCategories, extraHeaders } as const;
      const outcome = await lighthouse(address, flags, desktop);
      if (!outcome) throw new Error(`Lighthouse gave no result for ${address}`);
      return outcome.lhr;
    },
  };
}

export const scoreOf = (result: Result, category: Category) => result.categories[category]?.score ?? 0;

/** What keeps those categories from 1.00 that are no race, as `id (title)`. */
export function failedAudits(result: Result, except: readonly Category[] = []): string[] {
  const counted = categories
    .filter((category) => category !== 'performance' && !except.includes(category))
    .flatMap((category) => result.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  return counted.flatMap(({ id }) => {
    const audit = result.audits[id];
    return audit && audit.score !== null && audit.score < 1 ? [`${id} (${audit.title})`] : [];
  });
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
