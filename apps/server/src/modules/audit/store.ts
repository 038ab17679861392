import type { Kysely } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

type AuditTables = {
  audit_head: { chain: number; position: bigint; hash: Buffer };
  audit_entry: {
    chain: number;
    position: bigint;
    at: Temporal.Instant;
    actor: string;
    action: string;
    subject: string;
    before: string | null;
    after: string | null;
    hash: Buffer;
  };
};

export type StoredEntry = AuditTables['audit_entry'];

/** The head of a chain, locked until the transaction ends; null before the first entry. */
export async function lockHead(tx: Tx, chain: number) {
  const head = await tables(tx)
    .selectFrom('audit_head')
    .selectAll()
    .where('chain', '=', chain)
    .forUpdate()
    .executeTakeFirst();
  return head ?? null;
}

/** Makes the head of a chain that has none; whoever comes second finds the first one's. */
export async function insertHead(tx: Tx, chain: number, hash: Buffer): Promise<void> {
  await tables(tx)
    .insertInto('audit_head')
    .values({ chain, position: 0n, hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function moveHead(tx: Tx, chain: number, position: bigint, hash: Buffer): Promise<void> {
  await tables(tx).updateTable('audit_head').set({ position: position, hash }).where('chain', '=', chain).execute();
}

export async function insertEntry(tx: Tx, entry: StoredEntry): Promise<void> {
  await tables(tx).insertInto('audit_entry').values(entry).execute();
}

export async function heads(tx: Tx) {
  return await tables(tx).selectFrom('audit_head').selectAll().orderBy('chain').execute();
}

/** A stretch of a chain, in order, after a position. */
export async function entriesAfter(tx: Tx, chain: number, position: bigint, limit: number): Promise<StoredEntry[]> {
  return await tables(tx)
    .selectFrom('audit_entry')
    .selectAll()
    .where('chain', '=', chain)
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit)
    .execute();
}

export async function countEntries(tx: Tx): Promise<bigint> {
  const row = await tables(tx)
    .selectFrom('audit_entry')
    .select((query) => query.fn.countAll<bigint>().as('entries'))
    .executeTakeFirstOrThrow();
  return row.entries;
}

function tables(tx: Tx): Kysely<AuditTables> {
  return tx.tables<AuditTables>();
}
