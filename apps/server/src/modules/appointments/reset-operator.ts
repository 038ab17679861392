import { type CallInput, type OperatorId, Refusal } from '@pelita/contract';
import type { resetOperator as resetCall } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import type { Controlled, Deciders } from '../approvals/index.ts';
import { hasSecondAdministrator, operatorOf, resetCredentials } from '../operators/index.ts';

type Call = typeof resetCall;
type What = CallInput<Call>;

/** The link by which the operator enrols anew is drawn apart, when it can be handed over. */
export const resetOperator: Controlled<Call> = {
  approve: 'operators.approve',
  subject: ({ params }) => `operator:${params.operatorId}`,
  reason: ({ body }) => body.reason,
  needsSecond: (tx: Tx, proposedBy: OperatorId) => hasSecondAdministrator(tx, proposedBy),
  alsoInvolved: async (_tx: Tx, { params }: What) => [params.operatorId as OperatorId],

  async perform(tx: Tx, { proposedBy, approvalId }: Deciders, { params, body }: What) {
    const operator = await operatorOf(tx, params.operatorId as OperatorId);
    if (operator === null) throw new Refusal('operator_unknown');
    await resetCredentials(tx, {
      operatorId: operator.operatorId,
      actor: `operator:${proposedBy}`,
      reason: body.reason,
      approvalId,
    });
    return { username: operator.username };
  },
};
