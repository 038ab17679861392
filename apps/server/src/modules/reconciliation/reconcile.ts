import type { Database, Tx } from '../../platform/database/tx.ts';
import type { BookCheck, Difference, Reconciliation, Since } from './book-check.ts';
import { keepReconciliation } from './store.ts';

/** All checks over one snapshot, so that a posting under way is in all of them or in none. */
export async function reconcile(
  database: Database,
  checks: readonly BookCheck[],
  sinceWhen: (tx: Tx) => Promise<Since>,
): Promise<Reconciliation> {
  const found = await database.snapshot(async (tx) => {
    const since = await sinceWhen(tx);
    const counts: Record<string, number> = {};
    const differences: Difference[] = [];
    for (const check of checks) {
      Object.assign(counts, await check.count(tx, since));
      differences.push(...(await check.find(tx, since)));
    }
    return { at: tx.now, counts, differences };
  });
  await database.transaction((tx) => keepReconciliation(tx, found));
  return found;
}
