import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createModules } from '../app/compose/index.ts';
import type { BookCheck } from '../modules/reconciliation/index.ts';
import { readReport, type ReportedPeriod, Unfit, type WalletModule } from '../modules/wallet/index.ts';
import type { Platform } from '../platform/platform.ts';
import { Plain, runCommand } from './plain.ts';
import { withPlatform } from './with-platform.ts';

const usage = `npm run reconcile                                       the books of the house with each other
npm run reconcile -- --provider CODE --report FILE      a provider's report with our book of it
    [--from 2026-03-01] [--to 2026-03-02]               the days, or instants, that the report covers; the end is outside`;

type Words = ReturnType<typeof readWords>;

/** Compares books, with the server running or stopped. The last line has the figures. */
await runCommand(async () => {
  const words = readWords(process.argv.slice(2));
  await withPlatform(async (platform) => {
    const { reconciliation, wallet } = await createModules(platform);
    const reported = words.provider === undefined ? undefined : [await reportCheck(platform, wallet, words)];
    const { counts, differences } = await reconciliation.reconcile(reported);
    for (const { rule, subject } of differences) console.log(`${rule}: ${subject}`);
    const compared = Object.entries(counts).map(([name, count]) => `${count} ${wordsOf(name)}`);
    console.log(`${compared.join(', ')}: ${differences.length} differences`);
    if (differences.length > 0) process.exitCode = 1;
  });
});

/** The report's transactions against what we keep of that provider. */
async function reportCheck(
  { database, brand }: Pick<Platform, 'database' | 'brand'>,
  wallet: WalletModule,
  { provider: providerCode = '', report: file = '', from, to }: Words,
): Promise<BookCheck> {
  const known = await database.reading(wallet.registration.list);
  if (!known.some(({ code }) => code === providerCode))
    throw new Plain(`There is no provider ${JSON.stringify(providerCode)}. All of them: npm run provider -- list`);
  const period: ReportedPeriod = { from: instantOf(from, brand.timeZone), before: instantOf(to, brand.timeZone) };
  const report = await readReportFile(file);
  return {
    count: async () => ({ reportedTransactions: report.length }),
    find: (tx) => wallet.compareReport(tx, { providerCode, report, period }),
  };
}

async function readReportFile(file: string): ReturnType<typeof readReport> {
  await access(file).catch(() => {
    throw new Plain(`${file} cannot be read.`);
  });
  try {
    return await readReport(createInterface({ input: createReadStream(file), crlfDelay: Infinity }));
  } catch (error) {
    throw error instanceof Unfit ? new Plain(error.message) : error;
  }
}

/** A day begins with the brand's midnight. */
function instantOf(text: string | undefined, timeZone: string): Temporal.Instant | null {
  if (text === undefined) return null;
  try {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return Temporal.PlainDate.from(text).toZonedDateTime(timeZone).toInstant();
    return Temporal.Instant.from(text);
  } catch {
    throw new Plain(`${text} is neither a day like 2026-03-01 nor an instant like 2026-03-01T00:00:00Z.`);
  }
}

function readWords(given: string[]) {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ args: given, options: { provider: text, report: text, from: text, to: text } });
    const { provider, report, from, to } = values;
    const isForReport = provider !== undefined && report !== undefined;
    if (given.length > 0 && !isForReport) throw new Error('A report needs its provider and its file.');
    return { provider, report, from, to };
  } catch (error) {
    throw new Plain(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** `providerTransactions` is read as `provider transactions`. */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
