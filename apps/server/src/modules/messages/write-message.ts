import type { MessageName, PlayerId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { playerTopic } from '../../platform/events/topics.ts';
import { insertMessage, type MessageValues } from './store.ts';

/** With the commit that it tells of: no message without the deed, no deed without the message. */
export async function writeMessage(
  tx: Tx,
  message: { playerId: PlayerId; name: MessageName; orderId: string; values: MessageValues },
): Promise<void> {
  insertMessage(tx, message);
  const data = { at: tx.now.toString(), type: message.name, orderId: message.orderId };
  await tx.publish({ topic: playerTopic(message.playerId), name: 'message', data });
}
