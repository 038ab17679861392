import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { answerDispute as answerCall } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { writeMessage } from '../../messages/index.ts';
import { noteAnswer } from '../store.ts';
import { knownDispute, officeDispute } from './read-dispute.ts';

type Call = typeof answerCall;

/** Answer and message are one transaction; of two operators the first one is heard. */
export async function answerDispute(
  tx: Tx,
  { operator }: CallerOf<Call>,
  { params, body: { state, answer } }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const row = await knownDispute(tx, params.id);
  if (!(await noteAnswer(tx, row, { state, answer, answeredBy: operator.username })))
    throw new Refusal('dispute_answered');
  await writeMessage(tx, {
    playerId: row.player_id,
    name: state === 'upheld' ? 'disputeUpheld' : 'disputeDismissed',
    orderId: row.dispute_id,
    values: { reply: answer },
  });
  await recordAudit(tx, {
    actor: `operator:${operator.operatorId}`,
    action: 'answer-dispute',
    subject: `dispute:${row.dispute_id}`,
    after: { state },
  });
  return await officeDispute(tx, await knownDispute(tx, params.id));
}
