import { type CallInput, type OperatorId, Refusal } from '@pelita/contract';
import type { changeOperatorRoles as changeCall } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import type { Controlled, Deciders } from '../approvals/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  allOperators,
  hasSecondAdministrator,
  lockOperator,
  type Operator,
  operatorOf,
  setRoles,
} from '../operators/index.ts';
import { requireFitting } from './appoint-operator.ts';

type Call = typeof changeCall;
type What = CallInput<Call>;

export const changeOperatorRoles: Controlled<Call> = {
  approve: 'operators.approve',
  subject: ({ params }) => `operator:${params.operatorId}`,
  reason: ({ body }) => body.reason,
  basis: async (tx: Tx, what: What) => (await wanted(tx, what)).roles.join(),
  /** Whose roles they are does not vote on them. */
  alsoInvolved: async (_tx: Tx, { params }: What) => [params.operatorId as OperatorId],

  async needsSecond(tx: Tx, proposedBy: OperatorId, what: What) {
    const { roles } = await wanted(tx, what);
    const isGiven = what.body.roles.some((role) => !roles.includes(role));
    return isGiven && hasSecondAdministrator(tx, proposedBy);
  },

  async perform(tx: Tx, { proposedBy, approvedBy, approvalId }: Deciders, what: What) {
    const { operatorId } = await wanted(tx, what);
    const roles = requireFitting(what.body.roles);
    await lockOperator(tx, operatorId);
    const { roles: before } = await wanted(tx, what);
    if (before.toSorted().join() !== what.body.seen.toSorted().join())
      throw new Refusal('changed_meanwhile', { extra: { current: before } });
    await setRoles(tx, operatorId, roles);
    if (!(await allOperators(tx)).some((one) => one.isEnrolled && one.roles.includes('admin')))
      throw new Refusal('last_administrator');
    await recordAudit(tx, {
      actor: `operator:${proposedBy}`,
      action: 'change-roles',
      subject: `operator:${operatorId}`,
      before: { roles: before },
      after: { roles, approvedBy },
      reason: what.body.reason,
      approvalId,
    });
    return { before, after: roles };
  },
};

async function wanted(tx: Tx, { params }: What): Promise<Operator> {
  const operator = await operatorOf(tx, params.operatorId as OperatorId);
  if (operator === null) throw new Refusal('operator_unknown');
  return operator;
}
