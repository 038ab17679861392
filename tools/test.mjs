// `npm test`: checks, builds, unit and database tests, browser journeys, one after another. The last line is plain:
// «N passed, N failed», where a check, the build and each test count as one.
import process from 'node:process';
import { runChecks } from './checks/run.mjs';
import { buildWhatIsStale } from './launch/build.mjs';
import { runJourneys, runUnitTests } from './test/runners.mjs';

const start = process.hrtime.bigint();
const parts = [];

await part('checks', async () => {
  const results = await runChecks();
  const failures = results.filter(({ problems }) => problems.length > 0).map(({ name }) => `check: ${name}`);
  return { passed: results.length - failures.length, failed: failures.length, failures };
});
const built = await part('build', async () => {
  await buildWhatIsStale();
  return { passed: 1, failed: 0 };
});
await part('unit and database tests', runUnitTests);
if (built) await part('browser journeys', runJourneys);

for (const { name, slowest = [] } of parts) {
  if (slowest.length === 0) continue;
  console.log(`\n── slowest files of the ${name}`);
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

const failures = parts.flatMap((one) => one.failures ?? []);
if (failures.length > 0) console.log(`\n── what failed\n${failures.join('\n')}`);

console.log('');
for (const { name, passed, failed, seconds } of parts) {
  console.log(
    `${name.padEnd(24)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s`,
  );
}
const passed = parts.reduce((sum, one) => sum + one.passed, 0);
const failed = parts.reduce((sum, one) => sum + one.failed, 0);
console.log(`${'together'.padEnd(24)} ${secondsSince(start).toFixed(0).padStart(33)} s\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs one part and books its counts; a part that breaks off counts as one failure and lets the others go on. */
async function part(name, work) {
  const begun = process.hrtime.bigint();
  console.log(`\n── ${name}`);
  let counts;
  try {
    counts = await work();
  } catch (error) {
    console.error(error.message);
    counts = { passed: 0, failed: 1 };
  }
  parts.push({ name, ...counts, seconds: secondsSince(begun) });
  return counts.failed === 0;
}

function secondsSince(moment) {
  return Number(process.hrtime.bigint() - moment) / 1e9;
}
