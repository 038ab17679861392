import type { Statement, Tx } from '../../platform/database/tx.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting.ts';

/** Goods that are to be sent. */
export function waitingPointExchanges(tx: Tx): Promise<Waiting> {
  return readWaiting(tx, statement);
}

const statement: Statement = {
  name: 'points.waiting-exchanges',
  text: `select count(*)::float8 as waiting, min(asked_at) as oldest
         from point_exchange where state = 'pending'`,
};
