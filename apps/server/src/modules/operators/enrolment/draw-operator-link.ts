import { type CallAnswer, type CallInput, type OperatorId, Refusal } from '@pelita/contract';
import type { drawOperatorLink as drawCall } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Operators } from '../operators.ts';
import { lockOperator, operatorOf } from '../store.ts';
import { drawEnrolmentLink } from './enrolment-link.ts';

type Call = typeof drawCall;

export function drawOperatorLink(operators: Operators) {
  return async (tx: Tx, who: CallerOf<Call>, { params }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const operatorId = params.operatorId as OperatorId;
    await lockOperator(tx, operatorId);
    const operator = await operatorOf(tx, operatorId);
    if (operator === null) throw new Refusal('operator_unknown');
    if (operator.isEnrolled) throw new Refusal('operator_enrolled');
    const { link, expiresAt } = await drawEnrolmentLink(tx, operators, operatorId);
    const actor = `operator:${who.operator.operatorId}`;
    await recordAudit(tx, { actor, action: 'draw-enrolment-link', subject: `operator:${operatorId}` });
    return { link, expiresAt: expiresAt.toString() };
  };
}
