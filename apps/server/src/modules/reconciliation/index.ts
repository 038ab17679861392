/**
 * The books compared with each other: each night, and by `npm run reconcile`. Every module that keeps a book hands in
 * its own check; this one runs them over one snapshot of the database, keeps what they found and says it to the log.
 * It repairs nothing: a difference is for a person.
 */
import type { JobHandler, Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BookCheck, Reconciliation } from './book-check.ts';
import { reconcile } from './reconcile.ts';

export type { BookCheck };

export type ReconciliationModule = Module & {
  /** Runs the house's own checks, or those given instead, and keeps what they found. */
  reconcile: (instead?: readonly BookCheck[]) => Promise<Reconciliation>;
};

export function reconciliationModule(
  { database, log }: Pick<Platform, 'database' | 'log'>,
  checks: readonly BookCheck[],
): ReconciliationModule {
  const nightly: JobHandler = {
    name: 'reconciliation.nightly',
    // After the business day, before anybody is at work.
    schedule: '30 4 * * *',
    long: async (ofJob) => {
      const { counts, differences } = await reconcile(ofJob, checks);
      if (differences.length > 0) log.error({ counts, differences: differences.length }, 'the books do not agree');
      else log.info({ counts }, 'the books agree');
    },
  };
  return { name: 'reconciliation', jobs: [nightly], reconcile: (instead = checks) => reconcile(database, instead) };
}
