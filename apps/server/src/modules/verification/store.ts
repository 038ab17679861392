import type { PlayerId, VerificationDocumentKind, VerificationState, verificationMediaTypes } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

export type VerificationRow = {
  player_id: PlayerId;
  state: VerificationState;
  sent_at: Temporal.Instant | null;
  decided_at: Temporal.Instant | null;
  decided_by: string | null;
  reason: string | null;
  born_on: string | null;
  document_hash: Buffer | null;
  closed_number: string | null;
  valid_until: string | null;
};
export type DocumentRow = {
  player_id: PlayerId;
  document_id: string;
  kind: VerificationDocumentKind;
  media_type: (typeof verificationMediaTypes)[number];
  file_id: string;
  uploaded_at: Temporal.Instant;
  sent_at: Temporal.Instant | null;
  decided_at: Temporal.Instant | null;
  is_accepted: boolean;
};
type Tables = { verification: VerificationRow; verification_document: DocumentRow };

function verificationTables(tx: Tx): Kysely<Tables> {
  return tx.tables<Tables>();
}

/** A player without a row has sent nothing yet. */
export async function verificationOf(tx: Tx, playerId: PlayerId): Promise<VerificationRow | null> {
  const row = await verificationTables(tx)
    .selectFrom('verification')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row ?? null;
}

export async function changeVerification(
  tx: Tx,
  playerId: PlayerId,
  change: Partial<Omit<VerificationRow, 'player_id'>> & Pick<VerificationRow, 'state'>,
): Promise<void> {
  await verificationTables(tx)
    .insertInto('verification')
    .values({ ...emptyRow, ...change, player_id: playerId })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(change))
    .execute();
}

const emptyRow: Omit<VerificationRow, 'player_id' | 'state'> = {
  sent_at: null,
  decided_at: null,
  decided_by: null,
  reason: null,
  born_on: null,
  document_hash: null,
  closed_number: null,
  valid_until: null,
};

/** Those that are there, in the order of the wire; `unsent` are the ones that go along next. */
export async function documentsOf(tx: Tx, playerId: PlayerId, which: 'unsent' | 'sent'): Promise<DocumentRow[]> {
  return await verificationTables(tx)
    .selectFrom('verification_document')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('sent_at', which === 'unsent' ? 'is' : 'is not', null)
    .orderBy('uploaded_at')
    .orderBy('document_id')
    .execute();
}

export async function insertDocument(
  tx: Tx,
  document: Pick<DocumentRow, 'player_id' | 'document_id' | 'kind' | 'media_type' | 'file_id'>,
): Promise<void> {
  await verificationTables(tx)
    .insertInto('verification_document')
    .values({ ...document, uploaded_at: tx.now, sent_at: null, decided_at: null, is_accepted: false })
    .execute();
}

/** Answers the files of what was deleted. */
export async function deleteUnsent(
  tx: Tx,
  playerId: PlayerId,
  which: { documentId: string } | { kind: VerificationDocumentKind },
): Promise<string[]> {
  const [column, value] =
    'kind' in which ? (['kind', which.kind] as const) : (['document_id', which.documentId] as const);
  const deleted = await verificationTables(tx)
    .deleteFrom('verification_document')
    .where('player_id', '=', playerId)
    .where('sent_at', 'is', null)
    .where(column, '=', value)
    .returning('file_id')
    .execute();
  return deleted.map(({ file_id }) => file_id);
}

export async function markSent(tx: Tx, playerId: PlayerId): Promise<void> {
  await verificationTables(tx)
    .updateTable('verification_document')
    .set({ sent_at: tx.now })
    .where('player_id', '=', playerId)
    .where('sent_at', 'is', null)
    .execute();
}

export async function markDecided(tx: Tx, playerId: PlayerId, isAccepted: boolean): Promise<void> {
  await verificationTables(tx)
    .updateTable('verification_document')
    .set({ decided_at: tx.now, is_accepted: isAccepted })
    .where('player_id', '=', playerId)
    .where('sent_at', 'is not', null)
    .where('decided_at', 'is', null)
    .execute();
}
