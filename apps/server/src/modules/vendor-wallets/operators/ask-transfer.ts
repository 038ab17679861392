import { type CallAnswer, type CallInput, type PlayerId, Refusal } from '@pelita/contract';
import type { askVendorTransfer } from '@pelita/contract/office';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { carryTransfer } from '../carry-transfer.ts';
import type { VendorWalletNeeds } from '../needs.ts';
import { transferById } from '../store.ts';
import { isOpen } from '../transfer-states.ts';

type Call = typeof askVendorTransfer;

/** Does now what the job does at the transfer's next turn, by the same steps: two who ask at once move it once. */
export function askTransfer({ vendors }: Pick<VendorWalletNeeds, 'vendors'>) {
  return async (
    database: Database,
    { operator }: CallerOf<Call>,
    { params, body }: CallInput<Call>,
  ): Promise<CallAnswer<Call>> => {
    const seen = await database.reading((tx) => transferById(tx, body.player as PlayerId, params.id));
    if (!seen) throw new Refusal('wallet_transfer_unknown');
    if (!isOpen(seen.state)) return { state: seen.state };
    const vendor = vendors[seen.vendor_code];
    if (!vendor) throw new Refusal('transfer_vendor_unknown');
    // Before the vendor is asked: what could not be audited is not done.
    await database.transaction((tx) =>
      recordAudit(tx, {
        actor: `operator:${operator.operatorId}`,
        action: 'ask-vendor-transfer',
        subject: `vendor-transfer:${seen.id}`,
        after: { state: seen.state, attempts: seen.attempts },
      }),
    );
    return { state: (await carryTransfer(database, vendor, seen)).state };
  };
}
