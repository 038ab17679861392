import type { Statement, Tx } from '../../../platform/database/tx.ts';

/** Transfers by hand whose slip no operator has looked at. */
export async function waitingSlips(tx: Tx): Promise<{ waiting: number; oldestAt: string | null }> {
  const [row] = await tx.run<{ waiting: number; oldest: Temporal.Instant | null }>(statement, []);
  return { waiting: row?.waiting ?? 0, oldestAt: row?.oldest?.toString() ?? null };
}

const statement: Statement = {
  name: 'cashier.waiting-slips',
  text: `select count(*)::float8 as waiting, min(slip_at) as oldest from deposit_order
         where queue = 'slip' and state = 'pending'`,
};
