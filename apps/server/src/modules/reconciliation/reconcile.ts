import type { Database } from '../../platform/database/tx.ts';
import type { BookCheck, Difference, Reconciliation } from './book-check.ts';
import { keepReconciliation } from './store.ts';

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
