import type { Statement, Tx } from '../../../platform/database/tx.ts';
import { readWaiting, type Waiting } from '../../../platform/database/waiting.ts';

/** Batches that two operators have issued and whose codes have not been taken. */
export function waitingVouchers(tx: Tx): Promise<Waiting> {
  return readWaiting(tx, statement, [tx.now]);
}

const statement: Statement = {
  name: 'cashier.waiting-vouchers',
  text: `select count(*)::float8 as waiting, min(issued_at) as oldest from voucher_batch
         where taken_at is null and voided_at is null and (expires_at is null or expires_at > $1)`,
};
