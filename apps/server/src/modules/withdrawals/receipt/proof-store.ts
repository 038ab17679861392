import type { PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { WithdrawalRow } from '../store.ts';

type ProofRow = {
  player_id: PlayerId;
  withdrawal_id: string;
  proof_id: string;
  file_id: string;
  uploaded_at: Temporal.Instant;
  sent_at: Temporal.Instant | null;
};

export async function insertProof(
  tx: Tx,
  { player_id, id: withdrawal_id }: WithdrawalRow,
  proofId: string,
  fileId: string,
): Promise<void> {
  await tables(tx)
    .insertInto('withdrawal_proof')
    .values({
      player_id,
      withdrawal_id,
      proof_id: proofId,
      file_id: fileId,
      uploaded_at: tx.now,
      sent_at: null,
    })
    .execute();
}

export async function proofIdsOf(tx: Tx, withdrawal: WithdrawalRow): Promise<string[]> {
  const rows = await of(tx, withdrawal).select('proof_id').orderBy('uploaded_at').orderBy('proof_id').execute();
  return rows.map(({ proof_id }) => proof_id);
}

/** Those that went along with the player’s answer. */
export async function sentProofIdsOf(tx: Tx, withdrawal: WithdrawalRow): Promise<string[]> {
  const rows = await of(tx, withdrawal)
    .select('proof_id')
    .where('sent_at', 'is not', null)
    .orderBy('proof_id')
    .execute();
  return rows.map(({ proof_id }) => proof_id);
}

export async function proofFileOf(tx: Tx, withdrawal: WithdrawalRow, proofId: string): Promise<string | null> {
  const row = await of(tx, withdrawal)
    .select('file_id')
    .where('proof_id', '=', proofId)
    .where('sent_at', 'is not', null)
    .executeTakeFirst();
  return row?.file_id ?? null;
}

export async function markSent(tx: Tx, { player_id, id }: WithdrawalRow, proofIds: readonly string[]): Promise<void> {
  await tables(tx)
    .updateTable('withdrawal_proof')
    .set({ sent_at: tx.now })
    .where('player_id', '=', player_id)
    .where('withdrawal_id', '=', id)
    .where('proof_id', 'in', proofIds)
    .execute();
}

/** Pictures that were uploaded and never sent; answers their files. */
export async function deleteUnsentBefore(tx: Tx, before: Temporal.Instant): Promise<string[]> {
  const deleted = await tables(tx)
    .deleteFrom('withdrawal_proof')
    .where('sent_at', 'is', null)
    .where('uploaded_at', '<', before)
    .returning('file_id')
    .execute();
  return deleted.map(({ file_id }) => file_id);
}

function of(tx: Tx, { player_id, id }: WithdrawalRow) {
  return tables(tx).selectFrom('withdrawal_proof').where('player_id', '=', player_id).where('withdrawal_id', '=', id);
}

function tables(tx: Tx): Kysely<{ withdrawal_proof: ProofRow }> {
  return tx.tables<{ withdrawal_proof: ProofRow }>();
}
