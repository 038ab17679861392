import type { Statement, Tx } from '../../platform/database/tx.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting.ts';

/** Proposals that wait for a vote. */
export function waitingApprovals(tx: Tx): Promise<Waiting> {
  return readWaiting(tx, statement, [tx.now]);
}

const statement: Statement = {
  name: 'approvals.waiting',
  text: `select count(*)::float8 as waiting, min(proposed_at) as oldest from approval
         where state = 'open' and expires_at > $1`,
};
