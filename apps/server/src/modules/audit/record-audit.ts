import type { AuditAction } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import { chainOf, ENTRY_FORMAT, entryHash, FIRST_HASH } from './entry-hash.ts';
import { insertEntry, insertHead, lockHead } from './store.ts';

type AuditedValue = Record<string, unknown> | null;

export type AuditEntry = {
  /** Who did it: `player:<id>`, `operator:<id>` or `system`. */
  actor: string;
  /** What happened, by the name of its use case: `login`, `change-setting`. */
  action: AuditAction;
  /** What it happened to: `player:<id>`, `setting:<key>`. */
  subject: string;
  /** Free of secrets; what was, and what is. */
  before?: AuditedValue;
  after?: AuditedValue;
  /** In the words of who did it. */
  reason?: string;
  /** Of the proposal by which it was decided. */
  approvalId?: string;
};

/**
 * Adds an entry within the caller's transaction, with the request that it came by. Call it last: the chain's head stays
 * locked until the commit.
 */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const chain = chainOf(entry.subject);
  const head = await headOf(tx, chain);
  const joined = {
    chain,
    position: head.position + 1n,
    at: tx.now,
    format: ENTRY_FORMAT,
    actor: entry.actor,
    action: entry.action,
    subject: entry.subject,
    before: asText(entry.before),
    after: asText(entry.after),
    reason: entry.reason ?? null,
    request_id: tx.origin?.requestId ?? null,
    session_id: tx.origin?.sessionId ?? null,
    address: tx.origin?.address ?? null,
    approval_id: entry.approvalId ?? null,
  };
  const hash = entryHash(head.hash, joined);
  insertEntry(tx, { ...joined, hash });
}

async function headOf(tx: Tx, chain: number) {
  const head = await lockHead(tx, chain);
  if (head) return head;
  await insertHead(tx, chain, FIRST_HASH);
  const made = await lockHead(tx, chain);
  if (!made) throw new Error(`chain ${chain} of the audit log has no head`);
  return made;
}

function asText(value: AuditedValue | undefined): string | null {
  return value == null ? null : JSON.stringify(value);
}
