import type { Statement, Tx } from '../../platform/database/tx.ts';

/** When the books were compared last, and how many differences there were. */
export async function lastComparison(tx: Tx): Promise<{ comparedAt: string | null; differences: number }> {
  const [row] = await tx.run<{ at: Temporal.Instant; differences: number }>(statement, []);
  return { comparedAt: row?.at.toString() ?? null, differences: row?.differences ?? 0 };
}

const statement: Statement = {
  name: 'reconciliation.last',
  text: 'select at, differences from reconciliation order by at desc, id desc limit 1',
};
