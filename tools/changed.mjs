// `npm run changed`: the unit, database and browser tests that the change since main, or since a commit, can break.
import process from 'node:process';
import { keptFiles } from './checks/files.mjs';
import { buildWhatIsStale } from './launch/build.mjs';
import { provideChromium } from './launch/chromium.mjs';
import { Plain } from './launch/plain.mjs';
import { capture, show } from './launch/processes.mjs';
import { inRoot } from './launch/root.mjs';
import { testsOfChange } from './test/tests-of-change.mjs';

const [since, isListed] = [process.argv[2], process.argv[3] === 'list'];

try {
  const { units, journeys } = testsOfChange(await changedSince(since), await keptFiles());
  console.log([...units, ...journeys].join('\n') || 'The change breaks no test.');
  if (!isListed) process.exitCode = (await runAll(units, journeys)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Plain)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}

/** Of a deleted file nothing is left to run, but whoever imported it has changed too. */
async function changedSince(commit) {
  const base = await git('merge-base', 'HEAD', commit);
  const [tracked, untracked] = [
    await git('diff', '--name-only', base),
    await git('ls-files', '--others', '--exclude-standard'),
  ];
  return `${tracked}\n${untracked}`.split('\n').filter((path) => path !== '');
}

async function git(...words) {
  const { code, output } = await capture('git', words);
  if (code !== 0) throw new Plain(`git ${words.join(' ')} failed: name a commit of this checkout.`, { exitCode: 2 });
  return output.trim();
}

async function runAll(units, journeys) {
  const codes = [];
  if (units.length > 0) codes.push(await run('node_modules/vitest/vitest.mjs', 'run', ...units));
  if (journeys.length > 0) {
    await provideChromium();
    await buildWhatIsStale();
    codes.push(await run('node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', ...journeys));
  }
  return codes.every((code) => code === 0);
}

function run(tool, ...words) {
  return show(process.execPath, [inRoot(tool), ...words]);
}
