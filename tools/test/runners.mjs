import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { show } from '../launch/processes.mjs';
import { inRoot, root } from '../launch/root.mjs';
import { countJourneys, countUnitTests } from './counts.mjs';
import { failedJourneys, failedUnitTests } from './failures.mjs';
import { afterSecondLook, deservesSecondLook, failedJourneyFiles, failedUnitFiles } from './second-look.mjs';
import { slowestJourneys, slowestUnitTests } from './slowest.mjs';

export function runUnitTests() {
  return lookedAtTwice(unitTests, (files) => ['--maxWorkers=1', ...files]);
}

export function runJourneys() {
  return lookedAtTwice(journeys, () => ['--last-failed', '--workers=1']);
}

function unitTests(more) {
  const report = freshReport('unit.json');
  const words = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...more];
  return counted('node_modules/vitest/vitest.mjs', words, process.env, report, {
    count: countUnitTests,
    failuresOf: failedUnitTests,
    failedFilesOf: failedUnitFiles,
    slowestOf: (found) => slowestUnitTests(found, root),
  });
}

function journeys(more) {
  const report = freshReport('journeys.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const words = ['test', '-c', 'e2e', '--reporter=list,json', ...more];
  return counted('node_modules/@playwright/test/cli.js', words, env, report, {
    count: countJourneys,
    failuresOf: failedJourneys,
    failedFilesOf: failedJourneyFiles,
    slowestOf: slowestJourneys,
  });
}

async function lookedAtTwice(run, wordsFor) {
  const first = await run([]);
  if (first.failed === 0 || !deservesSecondLook(first.failedFiles)) return first;
  console.log('\n── what failed, once more by itself');
  return afterSecondLook(first, await run(wordsFor(first.failedFiles)));
}

async function counted(tool, words, env, report, { count, failuresOf, failedFilesOf, slowestOf }) {
  const code = await show(process.execPath, [inRoot(tool), ...words], { env });
  const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const counts = count(found, code);
  if (!found) return { ...counts, failures: [], failedFiles: [], slowest: [] };
  return { ...counts, failures: failuresOf(found), failedFiles: failedFilesOf(found), slowest: slowestOf(found) };
}

/** A report of an earlier run must never be taken for this one's. */
function freshReport(name) {
  const folder = inRoot('.cache', 'test');
  mkdirSync(folder, { recursive: true });
  rmSync(`${folder}/${name}`, { force: true });
  return `${folder}/${name}`;
}
