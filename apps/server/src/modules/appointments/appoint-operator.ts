import { type CallInput, type OperatorId, Refusal } from '@pelita/contract';
import { type appointOperator as appointCall, mayHoldTogether, type OperatorRole } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import type { Controlled, Deciders } from '../approvals/index.ts';
import { recordAudit } from '../audit/index.ts';
import { appoint, hasSecondAdministrator } from '../operators/index.ts';

type Call = typeof appointCall;
type What = CallInput<Call>;

export const appointOperator: Controlled<Call> = {
  approve: 'operators.approve',
  subject: ({ body }) => `operator-name:${body.username}`,
  reason: ({ body }) => body.reason,
  needsSecond: (tx: Tx, proposedBy: OperatorId) => hasSecondAdministrator(tx, proposedBy),

  async perform(tx: Tx, { proposedBy, approvedBy, approvalId }: Deciders, { body }: What) {
    const roles = requireFitting(body.roles);
    const operatorId = await appoint(tx, { username: body.username, roles });
    if (operatorId === null) throw new Refusal('operator_name_taken');
    const after = { username: body.username, roles, approvedBy };
    const { reason } = body;
    const actor = `operator:${proposedBy}`;
    await recordAudit(tx, {
      actor,
      action: 'appoint-operator',
      subject: `operator:${operatorId}`,
      after,
      reason,
      approvalId,
    });
    return { operatorId, username: body.username, roles };
  },
};

/** Each role once, and none beside one that excludes it. */
export function requireFitting(roles: readonly OperatorRole[]): OperatorRole[] {
  const distinct = [...new Set(roles)];
  if (!mayHoldTogether(distinct)) throw new Refusal('roles_exclude_each_other');
  return distinct;
}
