import type { Statement, Tx } from '../../platform/database/tx.ts';

/** Disputes of movements that no operator has answered. */
export async function waitingDisputes(tx: Tx): Promise<{ waiting: number; oldestAt: string | null }> {
  const [row] = await tx.run<{ waiting: number; oldest: Temporal.Instant | null }>(statement, []);
  return { waiting: row?.waiting ?? 0, oldestAt: row?.oldest?.toString() ?? null };
}

const statement: Statement = {
  name: 'disputes.waiting',
  text: `select count(*)::float8 as waiting, min(opened_at) as oldest from dispute where state = 'open'`,
};
