import { type CallAnswer, type CallInput, type OperatorId, Refusal } from '@pelita/contract';
import type { endOperatorSessions as endCall } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { operatorOf } from '../store.ts';
import { closeSessions } from './store.ts';

type Call = typeof endCall;

export async function endOperatorSessions(
  tx: Tx,
  who: CallerOf<Call>,
  { params }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const operatorId = params.operatorId as OperatorId;
  if ((await operatorOf(tx, operatorId)) === null) throw new Refusal('operator_unknown');
  const ended = await endSessionsOf(tx, operatorId, `operator:${who.operator.operatorId}`);
  return { ended };
}

/** Streams that were open look at their session again and end with it. */
export async function endSessionsOf(tx: Tx, operatorId: OperatorId, actor: string): Promise<number> {
  const ended = await closeSessions(tx, operatorId, null);
  if (ended === 0) return 0;
  const subject = `operator:${operatorId}` as const;
  await tx.publish({ topic: subject, name: 'session', data: { state: 'ended' } });
  await recordAudit(tx, { actor, action: 'end-sessions', subject, after: { ended } });
  return ended;
}
