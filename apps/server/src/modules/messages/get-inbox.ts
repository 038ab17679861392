import {
  type CallAnswer,
  type CallInput,
  type getInbox as inboxCall,
  type Message,
  messageTypes,
} from '@pelita/contract';
import { formatMoney, serverText } from '@pelita/i18n';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { messagesOf, type MessageRow, unreadOf } from './store.ts';

type Call = typeof inboxCall;

const PAGE_SIZE = 20;

export async function getInbox(tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> {
  const { playerId } = who.player;
  const { pageNum, type } = query;
  const { rows, total } = await messagesOf(tx, playerId, { type: type ?? null, page: pageNum, size: PAGE_SIZE });
  return {
    content: rows.map((row) => shape(row, who.language)),
    pageNum,
    totalPages: Math.ceil(total / PAGE_SIZE),
    unread: await unreadOf(tx, playerId),
  };
}

function shape(
  { message_id: id, name, order_id: orderId, content, at, read_at: readAt }: MessageRow,
  language: string,
): Message {
  const { amount, currency, number, reason } = content;
  const values = { amount: formatMoney(language, amount, currency), number };
  const said = serverText(language, 'messages', name, values);
  return {
    id,
    type: messageTypes[name],
    title: serverText(language, 'messages', `${name}Title`),
    text: reason ? `${said} ${serverText(language, 'messages', 'because', { reason })}` : said,
    orderId,
    isRead: readAt !== null,
    at: at.toString(),
  };
}
