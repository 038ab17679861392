import type { Database } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import { bookRuns } from './book-runs.ts';
import { computeRun, type RunParts } from './compute-run.ts';
import { settledKinds } from './windows.ts';

/** Settles every window that has closed since, and pays what has become payable. */
export async function settleClosed(database: Database, parts: RunParts, batch?: number): Promise<void> {
  for (const kind of settledKinds) while (await database.transaction((tx) => computeRun(tx, parts, kind))) continue;
  await bookRuns(database, batch);
}

/** Each minute, behind the count of figures: a window of five minutes is settled two to three minutes after its end. */
export function settleJob(parts: RunParts): JobHandler {
  return { name: 'contracts.settle', schedule: '* * * * *', long: (database) => settleClosed(database, parts) };
}
