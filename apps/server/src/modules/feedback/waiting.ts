import type { Statement, Tx } from '../../platform/database/tx.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting.ts';

/** Messages that nobody has answered. */
export function waitingFeedback(tx: Tx): Promise<Waiting> {
  return readWaiting(tx, statement);
}

const statement: Statement = {
  name: 'feedback.waiting',
  text: `select count(*)::float8 as waiting, min(received_at) as oldest
         from feedback where state = 'open'`,
};
