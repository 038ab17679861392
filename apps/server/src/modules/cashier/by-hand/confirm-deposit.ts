import { minorFromDecimal, Refusal } from '@pelita/contract';
import type { confirmDeposit } from '@pelita/contract/office';
import type { Controlled } from '../../approvals/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { CashierNeeds } from '../needs.ts';
import { settleDeposit } from '../settle-deposit.ts';
import { isReferenceTaken, orderById, orderLocked } from '../store.ts';
import { officeDeposit } from './office-deposit.ts';
import { BY_HAND } from './by-hand.ts';
import { refuseUnlessWaiting } from './upload-slip.ts';

/** Money that a provider has not confirmed is always decided by two. One transfer of the bank confirms one order. */
export function confirmByHand(
  needs: Pick<CashierNeeds, 'mail' | 'openTurnover' | 'depositBonus' | 'currency'>,
): Controlled<typeof confirmDeposit> {
  const settle = settleDeposit(needs);
  return {
    approve: 'deposits.approve',
    subject: ({ params }) => `deposit:${params.id}`,
    reason: ({ body }) => body.reason,
    needsSecond: async () => true,

    async perform(tx, { proposedBy, approvedBy }, { params, body }) {
      const order = refuseUnlessWaiting(await orderLocked(tx, params.id));
      const amountMinor = minorFromDecimal(body.amount, order.currency);
      if (amountMinor === null || amountMinor <= 0n)
        throw new Refusal('invalid_field', { fields: { amount: { key: 'amount' } } });
      const reference = `${BY_HAND}:${body.reference.trim().toUpperCase()}`;
      if (await isReferenceTaken(tx, reference)) throw new Refusal('payment_booked_before');
      const { currency } = order;
      await settle(tx, BY_HAND, { orderId: order.id, reference, outcome: 'paid', amountMinor, currency });
      await recordAudit(tx, {
        actor: `operator:${proposedBy}`,
        action: 'confirm-deposit',
        subject: `deposit:${order.id}`,
        after: { amount: body.amount, reference: body.reference, approvedBy, reason: body.reason },
      });
      return await officeDeposit(tx, order.id);
    },

    async basis(tx, { params }) {
      const order = await orderById(tx, params.id);
      return order ? `${order.state} ${order.receivedMinor} ${order.slipAt?.toString() ?? ''}` : '';
    },
  };
}
