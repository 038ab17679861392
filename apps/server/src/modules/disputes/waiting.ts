import type { Statement, Tx } from '../../platform/database/tx.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting.ts';

/** Disputes of movements that no operator has answered. */
export function waitingDisputes(tx: Tx): Promise<Waiting> {
  return readWaiting(tx, statement);
}

const statement: Statement = {
  name: 'disputes.waiting',
  text: `select count(*)::float8 as waiting, min(opened_at) as oldest from dispute where state = 'open'`,
};
