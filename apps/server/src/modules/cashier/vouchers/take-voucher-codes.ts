import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { takeVoucherCodes as takeCall } from '@pelita/contract/office';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import { noteTaken } from './store.ts';
import { knownBatch } from './voucher-batch.ts';
import { drawVoucherCode, voucherHash } from './voucher-code.ts';

type Call = typeof takeCall;

/**
 * The codes are drawn here and kept as hashes alone, so nobody but the operator who asks has ever seen them. When the answer
 * is lost, the codes are lost: the batch is stopped and another one is proposed.
 */
export function takeVoucherCodes(platform: Pick<Platform, 'secrets' | 'random'>) {
  return async (
    database: Database,
    { operator }: CallerOf<Call>,
    { params }: CallInput<Call>,
  ): Promise<CallAnswer<Call>> =>
    await database.transaction(async (tx) => {
      const batch = await knownBatch(tx, params.id);
      if (batch.proposed_by !== operator.operatorId) throw new Refusal('voucher_batch_of_another');
      if (batch.voided_at) throw new Refusal('voucher_batch_void');
      if (batch.taken_at) throw new Refusal('voucher_codes_taken');
      const codes = Array.from({ length: batch.count }, () => drawVoucherCode(platform));
      await noteTaken(tx, params.id, await Promise.all(codes.map((code) => voucherHash(platform, code))));
      await recordAudit(tx, {
        actor: `operator:${operator.operatorId}`,
        action: 'take-voucher-codes',
        subject: `vouchers:${params.id}`,
        after: { count: batch.count },
      });
      return { codes };
    });
}
