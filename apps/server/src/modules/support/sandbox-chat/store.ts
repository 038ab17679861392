import type { Tx } from '../../../platform/database/tx.ts';

export type ChatAuthor = 'visitor' | 'desk';
export type ChatLine = { room: string; author: ChatAuthor; text: string; at: Temporal.Instant };

type ChatTables = {
  dev_chat_line: { id: string; room: string; author: ChatAuthor; text: string; said_at: Temporal.Instant };
};

const LINES_SHOWN = 200;

export async function keepLine(tx: Tx, line: Omit<ChatLine, 'at'>): Promise<void> {
  const { room, author, text } = line;
  await tx
    .tables<ChatTables>()
    .insertInto('dev_chat_line')
    .values({ id: tx.newId(), room, author, text, said_at: tx.now })
    .execute();
}

/** The newest lines of a room, or of all rooms, in the order in which they were said. */
export async function newestLines(tx: Tx, room?: string): Promise<ChatLine[]> {
  const rows = await tx
    .tables<ChatTables>()
    .selectFrom('dev_chat_line')
    .selectAll()
    .$if(room !== undefined, (query) => query.where('room', '=', room ?? ''))
    .orderBy('said_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LINES_SHOWN)
    .execute();
  return rows.toReversed().map(({ room: of, author, text, said_at }) => ({ room: of, author, text, at: said_at }));
}
