import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { form } from '../../apps/server/src/platform/command-line/command.ts';
import { Misused, perform } from '../../apps/server/src/platform/command-line/perform.ts';
import { whenGone } from '../../apps/server/src/platform/command-line/when-gone.ts';
import { billOfMaterials } from './bill-of-materials.mjs';
import { buildWhatIsStale } from './build.mjs';
import { callers } from './callers.mjs';
import { provideChromium } from './chromium.mjs';
import { Plain } from './plain.mjs';
import { refuseBusyPort } from './port.mjs';
import { become, show } from './processes.mjs';
import { reset } from './reset.mjs';
import { inRoot } from './root.mjs';

const node = (...words) => become(process.execPath, words);
const server = 'apps/server/src/main';

/** Runs what `npm run <name>` stands for; the words after the name arrive as they were typed. */
export async function runCommand([name, ...words]) {
  const command = commands[name];
  if (!command) throw new Plain(`Commands (npm run …):\n${overview()}`, { exitCode: 2 });
  try {
    await (command.script ? node(`${server}/${command.script}`, ...words) : perform({ name, ...command }, words));
  } catch (error) {
    throw error instanceof Misused ? new Plain(error.message, error) : error;
  }
}

function overview() {
  return Object.entries(commands)
    .map(([name, { does }]) => `  ${name.padEnd(9)} ${does}`)
    .join('\n');
}

/** Those with a script read their words themselves, for in a container they run without the launcher. */
const commands = {
  start: {
    does: 'Builds what is stale and serves the portal.',
    forms: [form({ does: 'by the environment, as docs/operations.md has it', run: start })],
  },
  dev: {
    does: 'Serves with reload: the server restarts and pages refresh when a file is saved.',
    forms: [form({ does: 'by the environment, as docs/operations.md has it', run: develop })],
  },
  parts: {
    does: 'Serves the page that shows each part of packages/ui in every state, with reload.',
    forms: [
      form({
        does: 'at http://127.0.0.1:8160',
        run: () => node(inRoot('node_modules/vite/bin/vite.js'), inRoot('apps/parts')),
      }),
    ],
  },
  build: {
    does: 'Builds the portal and the studio, once for all brands.',
    forms: [
      form({
        does: 'what is stale',
        options: { force: { does: 'everything' } },
        run: build,
      }),
    ],
  },
  check: {
    does: 'Every rule that a machine keeps: format, lint, types, arrows, unused, documents, words, brands, generated files.',
    forms: [
      form({
        words: '[CHECK...]',
        does: 'all, or those named, like: lint types',
        run: ({ CHECK }) => node('tools/check.mjs', ...CHECK),
      }),
    ],
  },
  format: {
    does: 'Formats files.',
    forms: [
      form({
        words: '[PATH...]',
        does: 'all, or those named',
        run: ({ PATH }) => node(inRoot('node_modules/oxfmt/bin/oxfmt'), ...(PATH.length > 0 ? PATH : ['.'])),
      }),
    ],
  },
  generate: {
    does: 'Writes the generated files anew.',
    forms: [form({ does: 'all that tools/generated.mjs names', run: () => node('tools/generate.mjs') })],
  },
  test: {
    does: 'Proves everything: checks, build, unit and database tests, browser journeys.',
    forms: [
      form({
        does: 'the last line has the counts, what is slow and what failed stand above it',
        run: async () => {
          await provideChromium();
          await node('tools/test.mjs');
        },
      }),
    ],
  },
  changed: {
    does: 'The tests that a change can break: unit, database, browser.',
    forms: [
      form({
        words: '[COMMIT]',
        does: 'of what changed since the branch left main, or that commit; HEAD for what is not committed',
        options: { list: { does: 'names the files and runs none' } },
        run: ({ COMMIT }, { list }) =>
          node('tools/changed.mjs', COMMIT ?? 'main', ...(list === undefined ? [] : ['list'])),
      }),
    ],
  },
  unit: {
    does: 'Unit and database tests.',
    forms: [
      form({
        words: '[PATH...]',
        does: 'all, or those of the files and folders named',
        options: {
          testNamePattern: { value: 'TITLE', short: 't', does: 'only those whose title holds this' },
          project: { value: 'NAME', does: 'unit or db' },
          update: { short: 'u', does: 'takes new snapshots' },
          bail: { value: 'COUNT', does: 'stops after so many failures' },
          reporter: { value: 'NAME', does: 'as Vitest has it' },
        },
        run: (_words, _options, typed) => node(inRoot('node_modules/vitest/vitest.mjs'), 'run', ...typed),
      }),
    ],
  },
  e2e: {
    does: 'Browser journeys.',
    forms: [
      form({
        words: '[TITLE...]',
        does: 'all, or those whose title holds these words; a file of the folder e2e will do too',
        options: {
          grep: { value: 'TITLE', short: 'g', does: 'the same, as a pattern' },
          project: { value: 'NAME', does: 'phone, desktop, or one of both “with pictures”' },
          trace: { value: 'MODE', does: 'records the course, like: retain-on-failure' },
          'repeat-each': { value: 'COUNT', does: 'each so many times' },
          workers: { value: 'COUNT', does: 'so many at once; 2 without it' },
          reporter: { value: 'NAME', does: 'as Playwright has it' },
          list: { does: 'names them and runs none' },
          headed: { does: 'shows the browser' },
          debug: { does: 'step by step' },
        },
        run: e2e,
      }),
    ],
  },
  bench: {
    does: 'Measurements; results are in bench/RESULTS.md.',
    forms: [
      form({
        words: '[NAME] [WORD...]',
        does: `one of: ${races().map(nameOf).join(', ')}`,
        run: bench,
      }),
    ],
  },
  explain: {
    does: 'Recomputes what was played: a lottery’s bets under a result, a round of a game from its seeds.',
    forms: [
      form({
        words: 'lottery',
        does: 'a lottery’s bets under a result, by the code that settles members’ bets',
        details: async () => (await import('@pelita/lottery/explain')).explainHelp(),
        run: () => node(inRoot('packages/lottery/src/explain-command.ts')),
      }),
      form({
        words: 'game [FILE]',
        does: 'a downloaded round, hand, volley or virtual match from its published seeds; of standard input without a file',
        run: ({ FILE = '/dev/stdin' }) => node(inRoot('packages/games/src/verify-round.ts'), FILE),
      }),
    ],
  },
  setting: { does: 'What an operator may change: get, set.', script: 'setting.ts' },
  announce: { does: 'Announcements: list, add, remove.', script: 'announce.ts' },
  feedback: { does: 'What people have written to the operator.', script: 'feedback.ts' },
  provider: {
    does: 'External game providers: list, add, games, rotate-key, disable, enable, alerts.',
    script: 'provider.ts',
  },
  lottery: { does: 'Lottery games: import past draws.', script: 'lottery.ts' },
  reconcile: { does: 'Compares the books, or a provider’s report with ours.', script: 'reconcile.ts' },
  figures: { does: 'Whether the figures are what the ledger comes to: verify, rebuild.', script: 'figures.ts' },
  audit: { does: 'Whether the audit log is whole: verify.', script: 'audit.ts' },
  operator: { does: 'Resets an operator of the back office who cannot log in any more.', script: 'operator.ts' },
  sessions: { does: 'Logs a player, or all, out everywhere: end.', script: 'sessions.ts' },
  backup: { does: 'Copies everything that the database keeps into one file.', script: 'backup.ts' },
  restore: { does: 'Brings a backup into an empty database.', script: 'restore.ts' },
  'new:brand': {
    does: 'Makes the folder of a new brand.',
    forms: [
      form({
        words: 'NAME',
        does: 'brands/NAME, which can be served at once; asks for what no option tells',
        options: {
          name: { value: 'TEXT', does: 'what people read' },
          currency: { value: 'CODE', does: 'like USD' },
          country: { value: 'CODE', does: 'ISO 3166, like SG' },
          zone: { value: 'ZONE', does: 'like Asia/Singapore' },
          languages: { value: 'CODES', does: 'the default one first, like EN,MY' },
          accent: { value: 'COLOUR', does: 'of what matters, like #2fd3c0' },
          ground: { value: 'COLOUR', does: 'of the ground, like #0b2b2e' },
          into: { value: 'FOLDER', does: 'of brands; brands/ without it' },
        },
        run: async ({ NAME }, options) => (await import('../new-brand.ts')).newBrand(NAME, options),
      }),
    ],
  },
  sbom: {
    does: 'The bill of materials of what is served, in CycloneDX.',
    forms: [
      form({
        words: '[FILE]',
        does: 'into the file, or to the terminal',
        run: ({ FILE }) => {
          const bill = `${JSON.stringify(billOfMaterials(), null, 2)}\n`;
          if (FILE === undefined) process.stdout.write(bill);
          else writeFileSync(FILE, bill);
        },
      }),
    ],
  },
  reset: {
    does: 'Deletes the data of this checkout: the folder DATA_DIR, with every account and every posting.',
    forms: [
      form({
        does: 'after a yes',
        options: { yes: { does: 'without asking' } },
        run: (_words, { yes }) => reset({ isAgreed: yes !== undefined }),
      }),
    ],
  },
};

/** A build serves every brand, so each of them must be one that can be served. */
async function build(_words, { force }) {
  const { checkBrands } = await import('../checks/brands.mjs');
  const faults = await checkBrands();
  if (faults.length > 0) throw new Plain(faults.join('\n'));
  await buildWhatIsStale({ force: force !== undefined });
}

async function start() {
  await refuseBusyPort('start');
  await buildWhatIsStale();
  await node(`${server}/start.ts`, ...(callers().length > 0 ? ['--while', callers().join(',')] : []));
}

/** The watcher stays below this process, which ends it by passing the signal on. */
async function develop() {
  whenGone(callers(), () => process.kill(process.pid, 'SIGTERM'));
  await refuseBusyPort('run dev');
  process.exit(await show(process.execPath, ['--watch', '--watch-preserve-output', `${server}/start.ts`, '--dev']));
}

/** `npm run e2e -- deposit` means a title, unless there is such a file. */
async function e2e({ TITLE }, _options, typed) {
  const words = typed.flatMap((word) => {
    const isTitle = TITLE.includes(word) && !existsSync(inRoot(word)) && !existsSync(inRoot('e2e', word));
    return isTitle ? ['-g', word] : [word];
  });
  await provideChromium();
  await buildWhatIsStale();
  await node(inRoot('node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e', ...words);
}

async function bench({ NAME, WORD }) {
  const file = races().find((race) => nameOf(race) === NAME);
  if (NAME === undefined) return console.log(`npm run bench -- ${races().map(nameOf).join(' | ')}`);
  if (!file) throw new Misused(`There is no measurement ${JSON.stringify(NAME)}: npm run bench names them.`);
  await provideChromium();
  await buildWhatIsStale();
  await node(`bench/${file}`, ...WORD);
}

function races() {
  return readdirSync(inRoot('bench')).filter((file) => /^[^.]+\.(ts|mjs)$/.test(file));
}

function nameOf(race) {
  return race.replace(/\.\w+$/, '');
}
