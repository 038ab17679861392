import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { Reconciliation } from './book-check.ts';

/** A broken book can differ everywhere; the first of its differences show where to begin. */
const DIFFERENCES_KEPT = 1_000;

type ReconciliationTables = {
  reconciliation: { id: string; at: Temporal.Instant; counts: string; differences: number };
  reconciliation_difference: { reconciliation_id: string; position: number; rule: string; subject: string };
};

/** Whether the last comparison found anything whose subject names this. */
export async function hasOpenDifference(tx: Tx, named: string): Promise<boolean> {
  return (await tx.run(openDifferenceStatement, [named])).length > 0;
}

const openDifferenceStatement: Statement = {
  name: 'reconciliation.has-open-difference',
  text: `select from reconciliation_difference d
         where d.reconciliation_id = (select r.id from reconciliation r order by r.at desc, r.id desc limit 1)
           and strpos(d.subject, $1) > 0
         limit 1`,
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
