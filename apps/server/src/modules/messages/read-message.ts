import { type CallAnswer, type CallInput, type readMessage as readCall, Refusal } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { markAllRead, markRead, unreadOf } from './store.ts';

type Call = typeof readCall;

/** Once or again: what was read stays read since the first time. */
export async function readMessage(tx: Tx, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> {
  const { playerId } = who.player;
  if (body.id === undefined) await markAllRead(tx, playerId);
  else if (!(await markRead(tx, playerId, body.id))) throw new Refusal('message_unknown');
  return { unread: await unreadOf(tx, playerId) };
}
