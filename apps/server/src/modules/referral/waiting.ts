import type { Statement, Tx } from '../../platform/database/tx.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting.ts';

/** Friends whose reward is held until somebody has looked. */
export function waitingReferrals(tx: Tx): Promise<Waiting> {
  return readWaiting(tx, statement);
}

const statement: Statement = {
  name: 'referral.held-friends',
  text: `select count(*)::float8 as waiting, min(found_at) as oldest
         from referral_friend where state = 'held'`,
};
