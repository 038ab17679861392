import { type CallAnswer, type CallInput, type deleteMessage as deleteCall, Refusal } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { removeMessage, unreadOf } from './store.ts';

type Call = typeof deleteCall;

export async function deleteMessage(tx: Tx, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> {
  const { playerId } = who.player;
  if (!(await removeMessage(tx, playerId, body.id))) throw new Refusal('message_unknown');
  return { unread: await unreadOf(tx, playerId) };
}
