import type { Statement, Tx } from '../../platform/database/tx.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting.ts';

/** Applications that nobody has decided on. */
export function waitingPromotionClaims(tx: Tx): Promise<Waiting> {
  return readWaiting(tx, statement);
}

const statement: Statement = {
  name: 'promotions.waiting-claims',
  text: `select count(*)::float8 as waiting, min(asked_at) as oldest
         from promotion_claim where state = 'applying'`,
};
