import type { Statement, Tx } from '../../platform/database/tx.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting.ts';

/** Papers that nobody has decided on. */
export function waitingVerifications(tx: Tx): Promise<Waiting> {
  return readWaiting(tx, statement);
}

const statement: Statement = {
  name: 'verification.waiting-cases',
  text: `select count(*)::float8 as waiting, min(sent_at) as oldest
         from verification where state = 'waiting'`,
};
