import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { show } from '../launch/processes.mjs';
import { inRoot, root } from '../launch/root.mjs';
import { countJourneys, countUnitTests } from './counts.mjs';
import { failedJourneys, failedUnitTests } from './failures.mjs';
import { slowestJourneys, slowestUnitTests } from './slowest.mjs';

export function runUnitTests() {
  const report = freshReport('unit.json');
  const words = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return counted('node_modules/vitest/vitest.mjs', words, process.env, report, {
    count: countUnitTests,
    failuresOf: failedUnitTests,
    slowestOf: (found) => slowestUnitTests(found, root),
  });
}

export function runJourneys() {
  const report = freshReport('journeys.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const words = ['test', '-c', 'e2e', '--reporter=list,json'];
  return counted('node_modules/@playwright/test/cli.js', words, env, report, {
    count: countJourneys,
    failuresOf: failedJourneys,
    slowestOf: slowestJourneys,
  });
}

async function counted(tool, words, env, report, { count, failuresOf, slowestOf }) {
  const code = await show(process.execPath, [inRoot(tool), ...words], { env });
  const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  return { ...count(found, code), failures: found ? failuresOf(found) : [], slowest: found ? slowestOf(found) : [] };
}

/** A report of an earlier run must never be taken for this one's. */
function freshReport(name) {
  const folder = inRoot('.cache', 'test');
  mkdirSync(folder, { recursive: true });
  rmSync(`${folder}/${name}`, { force: true });
  return `${folder}/${name}`;
}
