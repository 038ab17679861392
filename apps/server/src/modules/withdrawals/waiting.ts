import type { Statement, Tx } from '../../platform/database/tx.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting.ts';

/** Withdrawals that an operator, or a second one, is to decide. */
export function waitingWithdrawals(tx: Tx): Promise<Waiting> {
  return readWaiting(tx, toDecide);
}

/** Withdrawals of which the player says that the money has not come. */
export function waitingPayoutDisputes(tx: Tx): Promise<Waiting> {
  return readWaiting(tx, disputed);
}

const toDecide: Statement = {
  name: 'withdrawals.waiting',
  text: `select count(*)::float8 as waiting, min(requested_at) as oldest from withdrawal
         where state in ('review', 'second_look')`,
};
const disputed: Statement = {
  name: 'withdrawals.disputed',
  text: `select count(*)::float8 as waiting, min(requested_at) as oldest from withdrawal where state = 'disputed'`,
};
