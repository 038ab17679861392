import { Refusal } from '@pelita/contract';
import type { issueVouchers as issueCall } from '@pelita/contract/office';
import type { Controlled } from '../../approvals/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { amountWithinLimits, voucherMethod } from '../deposit-methods.ts';
import type { CashierNeeds } from '../needs.ts';
import { insertBatch } from './store.ts';
import { voucherBatch } from './voucher-batch.ts';

/** A code is money: whatever the sum, two operators issue a batch. No code exists until it is taken. */
export function issueVouchers(needs: CashierNeeds): Controlled<typeof issueCall> {
  const { currency, timeZone } = needs;
  return {
    approve: 'vouchers.approve',
    subject: ({ body }) => `vouchers:${body.count} x ${body.amount} until ${body.expiresOn}`,
    reason: ({ body }) => body.reason,
    needsSecond: async () => true,

    async perform(tx, { proposedBy, approvedBy, approvalId }, { body }) {
      const { count, reason } = body;
      const expiresAt = endOf(body.expiresOn, timeZone);
      if (Temporal.Instant.compare(expiresAt, tx.now) <= 0)
        throw new Refusal('invalid_field', { fields: { expiresOn: { key: 'past' } } });
      await insertBatch(tx, {
        batch_id: approvalId,
        count,
        amount_minor: amountWithinLimits(voucherMethod(needs), body.amount, currency),
        currency,
        expires_at: expiresAt,
        reason,
        proposed_by: proposedBy,
        approved_by: approvedBy,
      });
      await recordAudit(tx, {
        actor: `operator:${proposedBy}`,
        action: 'issue-vouchers',
        subject: `vouchers:${approvalId}`,
        after: { count, amount: body.amount, expiresOn: body.expiresOn, approvedBy },
        reason,
        approvalId,
      });
      return await voucherBatch(tx, approvalId);
    },
  };
}

/** The first instant after a day of the brand's zone. */
function endOf(day: string, timeZone: string): Temporal.Instant {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).toInstant();
}
