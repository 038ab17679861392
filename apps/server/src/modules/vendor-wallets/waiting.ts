import type { Statement, Tx } from '../../platform/database/tx.ts';
import { readWaiting, type Waiting } from '../../platform/database/waiting.ts';

/** Transfers whose vendor gives no answer. */
export function waitingVendorTransfers(tx: Tx): Promise<Waiting> {
  return readWaiting(tx, statement);
}

const statement: Statement = {
  name: 'vendor-wallets.waiting',
  text: `select count(*)::float8 as waiting, min(requested_at) as oldest
         from vendor_transfer where state = 'unknown'`,
};
