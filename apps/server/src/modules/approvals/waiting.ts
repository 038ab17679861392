import type { Statement, Tx } from '../../platform/database/tx.ts';

/** Proposals that wait for a vote. */
export async function waitingApprovals(tx: Tx): Promise<{ waiting: number; oldestAt: string | null }> {
  const [row] = await tx.run<{ waiting: number; oldest: Temporal.Instant | null }>(statement, [tx.now]);
  return { waiting: row?.waiting ?? 0, oldestAt: row?.oldest?.toString() ?? null };
}

const statement: Statement = {
  name: 'approvals.waiting',
  text: `select count(*)::float8 as waiting, min(proposed_at) as oldest from approval
         where state = 'open' and expires_at > $1`,
};
