import type { Statement, Tx } from '../../platform/database/tx.ts';

type Waiting = { waiting: number; oldestAt: string | null };

/** Withdrawals that wait for operators: to be decided, and disputed ones. */
export async function waitingWithdrawals(tx: Tx): Promise<{ decisions: Waiting; disputes: Waiting }> {
  const rows = await tx.run<{ kind: 'decisions' | 'disputes'; waiting: number; oldest: Temporal.Instant }>(
    statement,
    [],
  );
  const of = (kind: 'decisions' | 'disputes'): Waiting => {
    const row = rows.find((one) => one.kind === kind);
    return { waiting: row?.waiting ?? 0, oldestAt: row?.oldest.toString() ?? null };
  };
  return { decisions: of('decisions'), disputes: of('disputes') };
}

const statement: Statement = {
  name: 'withdrawals.waiting',
  text: `select case state when 'disputed' then 'disputes' else 'decisions' end as kind, count(*)::float8 as waiting,
           min(requested_at) as oldest
         from withdrawal where state in ('review', 'second_look', 'disputed') group by 1`,
};
