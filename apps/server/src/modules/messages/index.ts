/**
 * A player's inbox. A message is a name and values, written in the transaction that it tells of, and becomes words in the
 * language of whoever reads it. Modules that move money write here; open pages hear of it by the event `message`.
 */
import * as contract from '@pelita/contract';
import { bind, bindReading } from '../../platform/http/binding.ts';
import type { Module } from '../../platform/module.ts';
import { deleteMessage } from './delete-message.ts';
import { getInbox } from './get-inbox.ts';
import { pruneMessages } from './prune-messages.ts';
import { readMessage } from './read-message.ts';
import { unreadOf } from './store.ts';

export { writeMessage } from './write-message.ts';
export { unreadOf } from './store.ts';

export const messagesModule: Module = {
  name: 'messages',
  bindings: [
    bindReading(contract.unreadCount, async (tx, who) => ({ unread: await unreadOf(tx, who.player.playerId) })),
    bindReading(contract.getInbox, getInbox),
    bind(contract.readMessage, readMessage),
    bind(contract.deleteMessage, deleteMessage),
  ],
  jobs: [pruneMessages],
};
