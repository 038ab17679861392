import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { voidVouchers as voidCall } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { noteVoid } from './store.ts';
import { knownBatch, voucherBatch } from './voucher-batch.ts';

type Call = typeof voidCall;

/** Gives no money away, so one operator is enough. What was redeemed stays. */
export async function voidVouchers(
  tx: Tx,
  { operator }: CallerOf<Call>,
  { params, body: { reason } }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  if ((await knownBatch(tx, params.id)).voided_at) throw new Refusal('voucher_batch_void');
  await noteVoid(tx, params.id);
  await recordAudit(tx, {
    actor: `operator:${operator.operatorId}`,
    action: 'void-vouchers',
    subject: `vouchers:${params.id}`,
    reason,
  });
  return await voucherBatch(tx, params.id);
}
