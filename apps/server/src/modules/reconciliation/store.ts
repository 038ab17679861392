import type { Tx } from '../../platform/database/tx.ts';
import type { Reconciliation } from './book-check.ts';

/** A broken book can differ everywhere; the first of its differences show where to begin. */
const DIFFERENCES_KEPT = 1_000;

type ReconciliationTables = {
  reconciliation: { id: string; at: Temporal.Instant; counts: string; differences: number };
  reconciliation_difference: { reconciliation_id: string; position: number; rule: string; subject: string };
};

export async function keepReconciliation(tx: Tx, { at, counts, differences }: Reconciliation): Promise<void> {
  const tables = tx.tables<ReconciliationTables>();
  const id = tx.newId<string>();
  const run = { id, at, counts: JSON.stringify(counts), differences: differences.length };
  await tables.insertInto('reconciliation').values(run).execute();
  const kept = differences
    .slice(0, DIFFERENCES_KEPT)
    .map((one, at) => ({ reconciliation_id: id, position: at + 1, ...one }));
  if (kept.length > 0) await tables.insertInto('reconciliation_difference').values(kept).execute();
}
