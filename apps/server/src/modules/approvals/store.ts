import type { OperatorId, SessionId } from '@pelita/contract';
import type { ApprovalState } from '@pelita/contract/office';
import type { Kysely, Selectable } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

type ApprovalTables = {
  approval: {
    approval_id: string;
    kind: string;
    subject: string;
    input: string;
    input_hash: string;
    schema_version: number;
    basis: string;
    preview: string;
    reason: string;
    state: ApprovalState;
    proposed_by: string;
    idempotency_key: string | null;
    proposed_at: Temporal.Instant;
    expires_at: Temporal.Instant;
    ended_at: Temporal.Instant | null;
    refusal: string | null;
  };
  approval_vote: {
    approval_id: string;
    operator_id: string;
    vote: 'approve' | 'decline';
    input_hash: string;
    session_id: string;
    at: Temporal.Instant;
  };
};

export type Approval = {
  id: string;
  kind: string;
  subject: string;
  input: string;
  inputHash: string;
  schemaVersion: number;
  basis: string;
  preview: string;
  reason: string;
  state: ApprovalState;
  proposedBy: OperatorId;
  proposedAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
  endedAt: Temporal.Instant | null;
  refusal: string | null;
};

export type NewApproval = Omit<Approval, 'state' | 'proposedAt' | 'endedAt' | 'refusal'> & {
  state: 'open' | 'executed';
  idempotencyKey: string | null;
};

/** False where one of the kind is open for the subject, and where the operator has used the key. */
export async function insertApproval(tx: Tx, approval: NewApproval): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('approval')
    .values({
      approval_id: approval.id,
      kind: approval.kind,
      subject: approval.subject,
      input: approval.input,
      input_hash: approval.inputHash,
      schema_version: approval.schemaVersion,
      basis: approval.basis,
      preview: approval.preview,
      reason: approval.reason,
      state: approval.state,
      proposed_by: approval.proposedBy,
      idempotency_key: approval.idempotencyKey,
      proposed_at: tx.now,
      expires_at: approval.expiresAt,
      ended_at: approval.state === 'open' ? null : tx.now,
      refusal: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('approval_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Held until the transaction ends, so that votes on one come one after the other. */
export async function lockApproval(tx: Tx, id: string): Promise<Approval | null> {
  const row = await tables(tx)
    .selectFrom('approval')
    .selectAll()
    .where('approval_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? approvalFrom(row) : null;
}

/** What the operator has proposed under a key before. */
export async function approvalByKey(
  tx: Tx,
  { proposedBy, kind, key }: { proposedBy: OperatorId; kind: string; key: string },
): Promise<Approval | null> {
  const row = await tables(tx)
    .selectFrom('approval')
    .selectAll()
    .where('proposed_by', '=', proposedBy)
    .where('kind', '=', kind)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ? approvalFrom(row) : null;
}

export async function endApproval(
  tx: Tx,
  id: string,
  { state, refusal = null }: { state: Exclude<ApprovalState, 'open'>; refusal?: string | null },
): Promise<void> {
  await tables(tx)
    .updateTable('approval')
    .set({ state, refusal, ended_at: tx.now })
    .where('approval_id', '=', id)
    .execute();
}

export async function insertVote(
  tx: Tx,
  vote: { id: string; operatorId: OperatorId; vote: 'approve' | 'decline'; inputHash: string; sessionId: SessionId },
): Promise<void> {
  await tables(tx)
    .insertInto('approval_vote')
    .values({
      approval_id: vote.id,
      operator_id: vote.operatorId,
      vote: vote.vote,
      input_hash: vote.inputHash,
      session_id: vote.sessionId,
      at: tx.now,
    })
    .execute();
}

export async function approvalsIn(tx: Tx, which: 'open' | 'ended', limit: number): Promise<Approval[]> {
  const all = tables(tx).selectFrom('approval').selectAll();
  const rows = await (
    which === 'open'
      ? all.where('state', '=', 'open').orderBy('proposed_at')
      : all.where('state', '!=', 'open').orderBy('ended_at', 'desc')
  )
    .limit(limit)
    .execute();
  return rows.map(approvalFrom);
}

export async function expiredApprovals(tx: Tx): Promise<Approval[]> {
  const rows = await tables(tx)
    .selectFrom('approval')
    .selectAll()
    .where('state', '=', 'open')
    .where('expires_at', '<=', tx.now)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(approvalFrom);
}

export async function votesOn(
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; operatorId: OperatorId; vote: 'approve' | 'decline'; at: Temporal.Instant }[]> {
  if (ids.length === 0) return [];
  const rows = await tables(tx).selectFrom('approval_vote').selectAll().where('approval_id', 'in', ids).execute();
  return rows.map((row) => ({
    id: row.approval_id,
    operatorId: row.operator_id as OperatorId,
    vote: row.vote,
    at: row.at,
  }));
}

function approvalFrom(row: Selectable<ApprovalTables['approval']>): Approval {
  return {
    id: row.approval_id,
    kind: row.kind,
    subject: row.subject,
    input: row.input,
    inputHash: row.input_hash,
    schemaVersion: row.schema_version,
    basis: row.basis,
    preview: row.preview,
    reason: row.reason,
    state: row.state,
    proposedBy: row.proposed_by as OperatorId,
    proposedAt: row.proposed_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    refusal: row.refusal,
  };
}

function tables(tx: Tx): Kysely<ApprovalTables> {
  return tx.tables<ApprovalTables>();
}
