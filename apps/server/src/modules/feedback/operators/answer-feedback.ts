import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type {
  AuditAction,
  closeFeedback as closeCall,
  replyToFeedback,
  takeFeedback as takeCall,
} from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { writeMessage } from '../../messages/index.ts';
import { feedbackShape } from './read-feedback.ts';
import { changeFeedback, feedbackOf, type FeedbackRow, insertReply } from './store.ts';

type Take = typeof takeCall;
type Reply = typeof replyToFeedback;
type Close = typeof closeCall;

export async function takeFeedback(
  tx: Tx,
  who: CallerOf<Take>,
  { params, body }: CallInput<Take>,
): Promise<CallAnswer<Take>> {
  const row = await lockVersion(tx, params.id, body.version);
  await changeFeedback(tx, row.id, { assigned_to: body.isTaken ? who.operator.operatorId : null });
  return told(tx, who, { row, action: body.isTaken ? 'take-feedback' : 'give-back-feedback' });
}

/** The player reads it in the message centre: words and message are one transaction. */
export async function reply(
  tx: Tx,
  who: CallerOf<Reply>,
  { params, body }: CallInput<Reply>,
): Promise<CallAnswer<Reply>> {
  const row = await lockVersion(tx, params.id, body.version);
  if (row.player_id === null) throw new Refusal('feedback_of_visitor');
  const { operatorId, username } = who.operator;
  await insertReply(tx, row.id, { text: body.text, writtenBy: username });
  await changeFeedback(tx, row.id, { state: 'answered', assigned_to: row.assigned_to ?? operatorId });
  await writeMessage(tx, {
    playerId: row.player_id,
    name: 'feedbackReply',
    orderId: row.id,
    values: { reply: body.text },
  });
  return told(tx, who, { row, action: 'answer-feedback' });
}

export async function closeFeedback(
  tx: Tx,
  who: CallerOf<Close>,
  { params, body }: CallInput<Close>,
): Promise<CallAnswer<Close>> {
  const row = await lockVersion(tx, params.id, body.version);
  await changeFeedback(tx, row.id, { state: body.state });
  return told(tx, who, { row, action: body.state === 'closed' ? 'close-feedback' : 'reopen-feedback' });
}

/** The message, held, in the version that the operator saw; another one is refused, and sent along. */
async function lockVersion(tx: Tx, id: string, seen: number): Promise<FeedbackRow> {
  const row = await feedbackOf(tx, id, 'lock');
  if (row.version !== seen)
    throw new Refusal('changed_meanwhile', { extra: { current: await feedbackShape(tx, row) } });
  return row;
}

/** What was said is in the reply; the log keeps that there was one. */
async function told(
  tx: Tx,
  { operator }: CallerOf<Close>,
  { row, action }: { row: FeedbackRow; action: AuditAction },
): Promise<CallAnswer<Close>> {
  const value = await feedbackShape(tx, await feedbackOf(tx, row.id, 'read'));
  await recordAudit(tx, {
    actor: `operator:${operator.operatorId}`,
    action,
    subject: `feedback:${row.id}`,
    before: { state: row.state },
    after: { state: value.state },
  });
  return value;
}
