import type { Kysely, Selectable } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { AuditHead } from '../store.ts';
import type { Anchor } from './anchor.ts';

type AnchorTables = {
  audit_anchor: { at: Temporal.Instant; heads: string; fingerprint: string; signature: Buffer };
};

export async function insertAnchor(tx: Tx, { at, heads, fingerprint, signature }: Anchor): Promise<void> {
  await tables(tx)
    .insertInto('audit_anchor')
    .values({ at: Temporal.Instant.from(at), heads, fingerprint, signature: Buffer.from(signature, 'base64') })
    .execute();
}

export async function lastAnchor(tx: Tx): Promise<Anchor | null> {
  const row = await all(tx).orderBy('at', 'desc').limit(1).executeTakeFirst();
  return row ? anchorFrom(row) : null;
}

export async function allAnchors(tx: Tx): Promise<Anchor[]> {
  return (await all(tx).orderBy('at').execute()).map(anchorFrom);
}

/** Whether the log still has just this entry: what an anchor says of a chain. */
export async function hasEntry(tx: Tx, { chain, position, hash }: AuditHead): Promise<boolean> {
  const [row] = await tx.run<{ hash: Buffer }>(entryHashAt, [chain, position]);
  return row?.hash.equals(hash) ?? false;
}

const entryHashAt = {
  name: 'audit-entry-hash',
  text: 'select hash from audit_entry where chain = $1 and position = $2',
};

function anchorFrom({ at, heads, fingerprint, signature }: Selectable<AnchorTables['audit_anchor']>): Anchor {
  return { at: at.toString(), heads, fingerprint, signature: signature.toString('base64') };
}

function all(tx: Tx) {
  return tables(tx).selectFrom('audit_anchor').selectAll();
}

function tables(tx: Tx): Kysely<AnchorTables> {
  return tx.tables<AnchorTables>();
}
