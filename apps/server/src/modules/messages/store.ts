import { type CurrencyCode, type MessageName, messageTypes, type MessageType, type PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';

/** What the words are made of. */
export type MessageValues =
  | OrderValues
  | { reply: string }
  | ContractValues
  | { good: string; remark: string }
  | VerificationValues;

/** Words that need no values; `reason` as in an order. */
export type VerificationValues = { about: 'verification' | 'saferPlay'; reason: string | null };

/** Whose contract it is, and of which family. */
export type ContractValues = { account: string; family: string };

/** `reason` is an operator's own sentence, in whatever language it was written. */
export type OrderValues = {
  amount: string;
  currency: CurrencyCode;
  /** Short, for people. */
  number: string;
  reason?: string | null;
};

export type MessageRow = {
  player_id: string;
  message_id: string;
  name: MessageName;
  order_id: string;
  content: MessageValues;
  at: Temporal.Instant;
  read_at: Temporal.Instant | null;
};

export function insertMessage(
  tx: Tx,
  {
    playerId,
    name,
    orderId,
    values,
  }: { playerId: PlayerId; name: MessageName; orderId: string; values: MessageValues },
): void {
  tx.write(insertStatement, [playerId, tx.newId(), name, orderId, JSON.stringify(values), tx.now]);
}

/** The newest first. */
export async function messagesOf(
  tx: Tx,
  playerId: PlayerId,
  { type, page, size }: { type: MessageType | null; page: number; size: number },
): Promise<{ rows: MessageRow[]; total: number }> {
  const names = Object.entries(messageTypes).flatMap(([name, its]) => (type === null || its === type ? [name] : []));
  const rows = await tx.run<MessageRow & { total: bigint }>(pageStatement, [playerId, names, size, (page - 1) * size]);
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

export async function unreadOf(tx: Tx, playerId: PlayerId): Promise<number> {
  const [row] = await tx.run<{ unread: number }>(unreadStatement, [playerId]);
  return row?.unread ?? 0;
}

/** False when the player has no such message. */
export async function markRead(tx: Tx, playerId: PlayerId, id: string): Promise<boolean> {
  return (await tx.run(readStatement, [playerId, id, tx.now])).length > 0;
}

export async function markAllRead(tx: Tx, playerId: PlayerId): Promise<void> {
  await tx.run(readAllStatement, [playerId, tx.now]);
}

export async function removeMessage(tx: Tx, playerId: PlayerId, id: string): Promise<boolean> {
  return (await tx.run(removeStatement, [playerId, id])).length > 0;
}

export async function removeOlderThan(tx: Tx, at: Temporal.Instant): Promise<void> {
  await tx.run(pruneStatement, [at]);
}

const insertStatement: Statement = {
  name: 'messages.insert',
  text: 'insert into message (player_id, message_id, name, order_id, content, at) values ($1, $2, $3, $4, $5, $6)',
};
const pageStatement: Statement = {
  name: 'messages.page',
  text: `select *, count(*) over () as total from message
         where player_id = $1 and name = any($2) order by message_id desc limit $3 offset $4`,
};
const unreadStatement: Statement = {
  name: 'messages.unread',
  text: 'select count(*)::float8 as unread from message where player_id = $1 and read_at is null',
};
const readStatement: Statement = {
  name: 'messages.read',
  text: `update message set read_at = coalesce(read_at, $3) where player_id = $1 and message_id = $2 returning message_id`,
};
const readAllStatement: Statement = {
  name: 'messages.read-all',
  text: 'update message set read_at = $2 where player_id = $1 and read_at is null',
};
const removeStatement: Statement = {
  name: 'messages.remove',
  text: 'delete from message where player_id = $1 and message_id = $2 returning message_id',
};
const pruneStatement: Statement = { name: 'messages.prune', text: 'delete from message where at < $1' };
