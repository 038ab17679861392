import { type CallAnswer, decimalFromMinor, Refusal } from '@pelita/contract';
import type { voidVouchers } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import { batchLocked, type BatchRow, countRedeemed } from './store.ts';

/** As operators see it, locked until the commit. */
export async function voucherBatch(tx: Tx, id: string): Promise<CallAnswer<typeof voidVouchers>> {
  const batch = await knownBatch(tx, id);
  const { batch_id, count, amount_minor, currency, expires_at, reason } = batch;
  return {
    id: batch_id,
    state: stateOf(batch),
    count,
    redeemed: await countRedeemed(tx, id),
    amount: decimalFromMinor(amount_minor, currency),
    currency,
    expiresAt: expires_at.toString(),
    reason,
  };
}

export async function knownBatch(tx: Tx, id: string): Promise<BatchRow> {
  const batch = await batchLocked(tx, id);
  if (!batch) throw new Refusal('voucher_batch_unknown');
  return batch;
}

function stateOf({ taken_at, voided_at }: BatchRow): 'issued' | 'taken' | 'void' {
  if (voided_at) return 'void';
  return taken_at ? 'taken' : 'issued';
}
