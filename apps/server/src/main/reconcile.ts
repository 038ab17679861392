import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { BookCheck } from '../modules/reconciliation/index.ts';
import { readReport, type ReportedPeriod, Unfit, type WalletModule } from '../modules/wallet/index.ts';
import { form } from '../platform/command-line/command.ts';
import { Misused } from '../platform/command-line/perform.ts';
import type { Platform } from '../platform/platform.ts';
import { Plain, runCommand } from './plain.ts';
import { withModules } from './with-platform.ts';

/** `npm run reconcile`: with the server running or stopped. The last line has the figures. */
await runCommand({
  name: 'reconcile',
  does: 'Compares the books with each other, or a provider’s report with our book of it; exit code 1 on any difference.',
  forms: [
    form({
      does: 'all books; with a report that provider alone, in the days or instants from FROM to before TO',
      options: {
        provider: { value: 'CODE', does: 'whose report it is' },
        report: { value: 'FILE', does: 'the report, as the guide for providers describes it' },
        from: { value: 'FROM', does: 'like 2026-03-01' },
        to: { value: 'TO', does: 'like 2026-03-02' },
        all: { does: 'from the first transfer on, not only what came after the last seal' },
      },
      run: (_words, options) => compare(reportOf(options), options.all !== undefined),
    }),
  ],
});

type Options = { provider?: string; report?: string; from?: string; to?: string };
type Report = { provider: string; file: string; from: string | undefined; to: string | undefined };

function reportOf({ provider, report: file, from, to }: Options): Report | null {
  if (provider !== undefined && file !== undefined) return { provider, file, from, to };
  if ([provider, file, from, to].every((option) => option === undefined)) return null;
  throw new Misused('A report needs its provider and its file: npm run reconcile -- --help shows both.');
}

async function compare(report: Report | null, all: boolean): Promise<void> {
  await withModules(async ({ reconciliation, wallet }, platform) => {
    const instead = report === null ? {} : { instead: [await reportCheck(platform, wallet, report)] };
    const { counts, differences } = await reconciliation.reconcile({ all, ...instead });
    for (const { rule, subject } of differences) console.log(`${rule}: ${subject}`);
    const compared = Object.entries(counts).map(([name, count]) => `${count} ${wordsOf(name)}`);
    console.log(`${compared.join(', ')}: ${differences.length} differences`);
    if (differences.length > 0) process.exitCode = 1;
  });
}

/** The report's transactions against what we keep of that provider. */
async function reportCheck(
  { database, brand }: Pick<Platform, 'database' | 'brand'>,
  wallet: WalletModule,
  { provider: providerCode, file, from, to }: Report,
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

/** `providerTransactions` is read as `provider transactions`. */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
