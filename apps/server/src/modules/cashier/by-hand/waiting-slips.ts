import type { Statement, Tx } from '../../../platform/database/tx.ts';
import { readWaiting, type Waiting } from '../../../platform/database/waiting.ts';

/** Transfers by hand whose slip no operator has looked at. */
export function waitingSlips(tx: Tx): Promise<Waiting> {
  return readWaiting(tx, statement);
}

const statement: Statement = {
  name: 'cashier.waiting-slips',
  text: `select count(*)::float8 as waiting, min(slip_at) as oldest from deposit_order
         where queue = 'slip' and state = 'pending'`,
};
