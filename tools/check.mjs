// `npm run check`: every rule that a machine keeps. Names after it run only those steps: `npm run check -- lint arrows`.
import process from 'node:process';
import { runChecks } from './checks/run.mjs';
import { Plain } from './launch/plain.mjs';

try {
  const results = await runChecks(process.argv.slice(2));
  process.exitCode = results.some(({ problems }) => problems.length > 0) ? 1 : 0;
} catch (error) {
  if (!(error instanceof Plain)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
