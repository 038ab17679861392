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
import { messagesOf, type MessageRow, type MessageValues, unreadOf } from './store.ts';

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
  const said = serverText(language, 'messages', name, valuesOf(content, language));
  const reason = 'reason' in content ? content.reason : null;
  return {
    id,
    type: messageTypes[name],
    title: serverText(language, 'messages', `${name}Title`),
    text: reason ? `${said} ${serverText(language, 'messages', 'because', { reason })}` : said,
    orderId: 'number' in content ? orderId : null,
    isRead: readAt !== null,
    at: at.toString(),
  };
}

/** What stands for the placeholders; an operator's reply is the whole of its message. */
function valuesOf(content: MessageValues, language: string): Record<string, string> {
  if ('reply' in content || 'family' in content || 'good' in content) return content;
  if ('about' in content) return {};
  const { amount, currency, number } = content;
  return { amount: formatMoney(language, amount, currency), number };
}
