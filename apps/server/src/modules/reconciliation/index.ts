/**
 * The books compared with each other: each night what came after the last seal, once a week and by `npm run reconcile -- --all`
 * everything. Every module that keeps a book hands in its own check; this one runs them over one snapshot of the
 * database, keeps what they found and says it to the log. It repairs nothing: a difference is for a person.
 */
import type { Tx } from '../../platform/database/tx.ts';
import type { JobHandler, Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BookCheck, Reconciliation } from './book-check.ts';
import { reconcile } from './reconcile.ts';

export type { BookCheck };
export { lastComparison } from './last-comparison.ts';
export { hasOpenDifference } from './store.ts';

export type ReconciliationNeeds = {
  checks: readonly BookCheck[];
  /** Up to where the ledger is sealed; null until it has been. */
  sealedBefore: (tx: Tx) => Promise<Temporal.Instant | null>;
};

export type ReconciliationModule = Module & {
  /** Runs the deployment's own checks, or those given instead, and keeps what they found. */
  reconcile: (how?: { all?: boolean; instead?: readonly BookCheck[] }) => Promise<Reconciliation>;
};

export function reconciliationModule(
  { database, log }: Pick<Platform, 'database' | 'log'>,
  { checks, sealedBefore }: ReconciliationNeeds,
): ReconciliationModule {
  const everything = async () => null;
  const scheduled = (
    name: string,
    schedule: string,
    sinceWhen: typeof sealedBefore | typeof everything,
  ): JobHandler => ({
    name,
    schedule,
    long: async (ofJob) => {
      const { counts, differences } = await reconcile(ofJob, checks, sinceWhen);
      if (differences.length > 0) log.error({ counts, differences: differences.length }, 'the books do not agree');
      else log.info({ counts }, 'the books agree');
    },
  });
  return {
    name: 'reconciliation',
    jobs: [
      // After the business day and its seal, before anybody is at work.
      scheduled('reconciliation.nightly', '30 4 * * *', sealedBefore),
      scheduled('reconciliation.weekly', '0 5 * * 0', everything),
    ],
    reconcile: ({ all = false, instead = checks } = {}) =>
      reconcile(database, instead, all ? everything : sealedBefore),
  };
}
