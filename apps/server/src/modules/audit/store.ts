import type { Kysely } from 'kysely';
import type { HashedEntry } from './entry-hash.ts';
import type { Statement, Tx } from '../../platform/database/tx.ts';

type AuditTables = {
  audit_head: { chain: number; position: bigint; hash: Buffer };
  audit_entry: HashedEntry & { hash: Buffer };
};

export type AuditHead = AuditTables['audit_head'];

type StoredEntry = AuditTables['audit_entry'];

/** The head of a chain, locked until the transaction ends; null before the first entry. */
export async function lockHead(tx: Tx, chain: number): Promise<AuditTables['audit_head'] | null> {
  const [head] = await tx.run<AuditTables['audit_head']>(headForUpdate, [chain]);
  return head ?? null;
}

const headForUpdate: Statement = {
  name: 'audit-lock-head',
  text: 'select chain, position, hash from audit_head where chain = $1 for update',
};

/** Makes the head of a chain that has none; whoever comes second finds the first one's. */
export async function insertHead(tx: Tx, chain: number, hash: Buffer): Promise<void> {
  await tables(tx)
    .insertInto('audit_head')
    .values({ chain, position: 0n, hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds an entry, which is the chain's head from now on. */
export function insertEntry(tx: Tx, entry: StoredEntry): void {
  const origin = [entry.reason, entry.request_id, entry.session_id, entry.address, entry.approval_id];
  const { chain, position, hash, at, format, actor, action, subject, before, after } = entry;
  tx.write(writeEntry, [chain, position, hash, at, format, actor, action, subject, before, after, ...origin]);
}

const writeEntry: Statement = {
  name: 'audit-write-entry',
  text: `with moved as (update audit_head set position = $2, hash = $3 where chain = $1)
    insert into audit_entry (chain, position, hash, at, format, actor, action, subject, before, after, reason, request_id,
      session_id, address, approval_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
};

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

/** What was done to a subject, in order. */
export async function auditedOf(tx: Tx, subject: string, action: string): Promise<StoredEntry[]> {
  return await tables(tx)
    .selectFrom('audit_entry')
    .selectAll()
    .where('subject', '=', subject)
    .where('action', '=', action)
    .orderBy('at')
    .execute();
}

/** How often somebody has done something since an instant, in this transaction too. */
export async function countAuditedBy(
  tx: Tx,
  { actor, action, since }: { actor: string; action: string; since: Temporal.Instant },
): Promise<number> {
  const [row] = await tx.run<{ count: bigint }>(countedBy, [actor, action, since]);
  return Number(row?.count ?? 0n);
}

const countedBy: Statement = {
  name: 'audit-counted-by',
  text: 'select count(*) as count from audit_entry where actor = $1 and action = $2 and at > $3',
};

/** A chain of which there are entries and no head: somebody has removed it. */
export async function chainWithoutHead(tx: Tx): Promise<number | null> {
  const [row] = await tx.run<{ chain: number }>(headless, []);
  return row?.chain ?? null;
}

const headless: Statement = {
  name: 'audit-headless',
  text: `select e.chain from audit_entry e
    where not exists (select from audit_head h where h.chain = e.chain) limit 1`,
};

function tables(tx: Tx): Kysely<AuditTables> {
  return tx.tables<AuditTables>();
}
