import type { Statement, Tx } from '../../platform/database/tx.ts';

/** When the heads of the log were signed last; null until they have been. */
export async function lastAnchored(tx: Tx): Promise<Temporal.Instant | null> {
  const [row] = await tx.run<{ at: Temporal.Instant | null }>(statement, []);
  return row?.at ?? null;
}

const statement: Statement = { name: 'audit.last-anchored', text: 'select max(at) as at from audit_anchor' };
