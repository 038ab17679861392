import { existsSync, readdirSync } from 'node:fs';
import process from 'node:process';
import { buildWhatIsStale } from './build.mjs';
import { provideChromium } from './chromium.mjs';
import { Plain } from './plain.mjs';
import { refuseBusyPort } from './port.mjs';
import { become } from './processes.mjs';
import { reset } from './reset.mjs';
import { inRoot } from './root.mjs';

const node = (...words) => become(process.execPath, words);
const server = 'apps/server/src/main';

/** Runs what `npm run <name>` stands for; the words after the name arrive as they were typed. */
export async function runCommand([name, ...words]) {
  const command = commands[name];
  if (command) return command.run(words);
  const list = Object.entries(commands).map(([key, { does }]) => `  ${key.padEnd(9)} ${does}`);
  throw new Plain(`Commands of this house (npm run …):\n${list.join('\n')}`);
}

const commands = {
  start: {
    does: 'builds what is stale and serves the portal',
    run: async (words) => {
      await refuseBusyPort('start');
      await buildWhatIsStale();
      await node(`${server}/start.ts`, ...words);
    },
  },
  dev: {
    does: 'serves with reload: the server restarts and pages refresh when a file is saved',
    run: async (words) => {
      await refuseBusyPort('run dev');
      await node('--watch', '--watch-preserve-output', `${server}/start.ts`, '--dev', ...words);
    },
  },
  build: {
    does: 'builds what is stale (--force: everything)',
    run: (words) => buildWhatIsStale({ force: words.includes('--force') }),
  },
  check: {
    does: 'format, lint, types, arrows, unused, documents, brands, generated files (or only those named)',
    run: (words) => node('tools/check.mjs', ...words),
  },
  format: {
    does: 'formats the files',
    run: (words) => node(inRoot('node_modules/oxfmt/bin/oxfmt'), ...(words.length > 0 ? words : ['.'])),
  },
  generate: { does: 'writes the generated files anew', run: () => node('tools/generate.mjs') },
  test: {
    does: 'everything: checks, build, unit, database and browser tests',
    run: async (words) => {
      await provideChromium();
      await node('tools/test.mjs', ...words);
    },
  },
  unit: {
    does: 'unit and database tests; name files or folders to run only those',
    run: (words) => node(inRoot('node_modules/vitest/vitest.mjs'), 'run', ...words),
  },
  e2e: {
    does: 'browser journeys; name a title or a file to run only those',
    run: async (words) => {
      await provideChromium();
      await buildWhatIsStale();
      await node(inRoot('node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e', ...words.flatMap(titleOrPath));
    },
  },
  bench: { does: 'runs a race of the bench folder by name', run: bench },
  setting: {
    does: 'get KEY, or set KEY VALUE: an operator setting from the command line',
    run: (words) => node(`${server}/setting.ts`, ...words),
  },
  announce: {
    does: 'what the house has to say: list, add, remove',
    run: (words) => node(`${server}/announce.ts`, ...words),
  },
  feedback: {
    does: 'what people have written to the house, the newest first',
    run: (words) => node(`${server}/feedback.ts`, ...words),
  },
  provider: {
    does: 'outside game providers: list, add, games, rotate-key, disable, enable, alerts',
    run: (words) => node(`${server}/provider.ts`, ...words),
  },
  reconcile: {
    does: 'compares the books, or a provider’s report with ours; exit code 1 on any difference',
    run: (words) => node(`${server}/reconcile.ts`, ...words),
  },
  backup: {
    does: 'copies all rows as they stand now into one file; FILE names it',
    run: (words) => node(`${server}/backup.ts`, ...words),
  },
  restore: {
    does: 'brings the backup FILE into an empty database',
    run: (words) => node(`${server}/restore.ts`, ...words),
  },
  'new:brand': {
    does: 'NAME: makes the folder of a new brand; --help says what it can be told',
    run: (words) => node('tools/new-brand.ts', ...words),
  },
  reset: { does: 'deletes the data of this checkout (--yes: without asking)', run: reset },
};

/** `npm run e2e -- deposit` means a title, unless such a file exists; options pass as they are. */
function titleOrPath(word, index, words) {
  const isOption = word.startsWith('-') || words[index - 1]?.startsWith('-');
  if (isOption || existsSync(inRoot(word)) || existsSync(inRoot('e2e', word))) return [word];
  return ['-g', word];
}

async function bench([name, ...words]) {
  const races = readdirSync(inRoot('bench')).filter((file) => /^[^.]+\.(ts|mjs)$/.test(file));
  const file = races.find((one) => one.replace(/\.\w+$/, '') === name);
  if (!file)
    throw new Plain(
      `Races: npm run bench -- ${races.map((one) => one.replace(/\.\w+$/, '')).join(' | ') || '(none yet)'}`,
    );
  await provideChromium();
  await buildWhatIsStale();
  await node(`bench/${file}`, ...words);
}
