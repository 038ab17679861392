import type { Database, Tx } from '../../platform/database/tx.ts';
import { keepReconciliation } from './store.ts';

/** A rule that does not hold, and where: `subject` is what somebody would look up. */
export type Difference = { rule: string; subject: string };

export type BookCheck = {
  /** How many things it compares, by their names. */
  count: (tx: Tx) => Promise<Record<string, number>>;
  find: (tx: Tx) => Promise<readonly Difference[]>;
};

export type Reconciliation = { at: Temporal.Instant; counts: Record<string, number>; differences: Difference[] };

/** All checks over one snapshot, so that a posting under way is in all of them or in none. */
export async function reconcile(database: Database, checks: readonly BookCheck[]): Promise<Reconciliation> {
  const found = await database.snapshot(async (tx) => {
    const counts: Record<string, number> = {};
    const differences: Difference[] = [];
    for (const check of checks) {
      Object.assign(counts, await check.count(tx));
      differences.push(...(await check.find(tx)));
    }
    return { at: tx.now, counts, differences };
  });
  await database.transaction((tx) => keepReconciliation(tx, found));
  return found;
}
