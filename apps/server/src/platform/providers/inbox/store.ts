import type { Kysely } from 'kysely';
import type { Tx } from '../../database/tx.ts';

type InboxTables = {
  dev_message: {
    id: string;
    channel: 'sms' | 'mail';
    recipient: string;
    text: string;
    code: string | null;
    sent_at: Temporal.Instant;
  };
};

export type InboxMessage = { id: string; channel: 'sms' | 'mail'; to: string; text: string; code?: string };
export type KeptMessage = InboxMessage & { at: string };

/** The same message handed over twice lies in the inbox once. */
export async function keepMessage(tx: Tx, { id, channel, to, text, code }: InboxMessage): Promise<void> {
  await tables(tx)
    .insertInto('dev_message')
    .values({ id, channel, recipient: to, text, code: code ?? null, sent_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function newestMessages(tx: Tx, limit: number): Promise<KeptMessage[]> {
  const rows = await tables(tx)
    .selectFrom('dev_message')
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, channel, recipient, text, code, sent_at }) => ({
    id,
    channel,
    to: recipient,
    text,
    ...(code === null ? {} : { code }),
    at: sent_at.toString(),
  }));
}

function tables(tx: Tx): Kysely<InboxTables> {
  return tx.tables<InboxTables>();
}
