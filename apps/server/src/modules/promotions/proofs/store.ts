import { type PlayerId, Refusal } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { ClaimRow } from '../store.ts';

type ProofRow = {
  player_id: PlayerId;
  proof_id: string;
  promotion_id: string;
  claim_id: string | null;
  file_id: string;
  uploaded_at: Temporal.Instant;
};

export async function insertProof(tx: Tx, proof: Omit<ProofRow, 'claim_id' | 'uploaded_at'>): Promise<void> {
  await tables(tx)
    .insertInto('promotion_proof')
    .values({ ...proof, claim_id: null, uploaded_at: tx.now })
    .execute();
}

/** Those that no application has named yet. */
export async function countUnnamed(tx: Tx, playerId: PlayerId, promotionId: string): Promise<number> {
  const rows = await tables(tx)
    .selectFrom('promotion_proof')
    .select('proof_id')
    .where('player_id', '=', playerId)
    .where('promotion_id', '=', promotionId)
    .where('claim_id', 'is', null)
    .execute();
  return rows.length;
}

/** Each has to be the player's own, of this promotion, and sent once. */
export async function nameProofs(tx: Tx, claim: ClaimRow, proofIds: readonly string[]): Promise<void> {
  const named = await tables(tx)
    .updateTable('promotion_proof')
    .set({ claim_id: claim.claim_id })
    .where('player_id', '=', claim.player_id)
    .where('promotion_id', '=', claim.promotion_id)
    .where('claim_id', 'is', null)
    .where('proof_id', 'in', proofIds)
    .returning('proof_id')
    .execute();
  if (named.length !== new Set(proofIds).size) throw new Refusal('proof_unknown');
}

export async function proofIdsOf(tx: Tx, claimId: string): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('promotion_proof')
    .select('proof_id')
    .where('claim_id', '=', claimId)
    .orderBy('uploaded_at')
    .orderBy('proof_id')
    .execute();
  return rows.map(({ proof_id }) => proof_id);
}

export async function proofFileOf(tx: Tx, claimId: string, proofId: string): Promise<string | null> {
  const row = await tables(tx)
    .selectFrom('promotion_proof')
    .select('file_id')
    .where('claim_id', '=', claimId)
    .where('proof_id', '=', proofId)
    .executeTakeFirst();
  return row?.file_id ?? null;
}

/** Pictures that were uploaded and never sent; answers their files. */
export async function deleteUnnamedBefore(tx: Tx, before: Temporal.Instant): Promise<string[]> {
  const deleted = await tables(tx)
    .deleteFrom('promotion_proof')
    .where('claim_id', 'is', null)
    .where('uploaded_at', '<', before)
    .returning('file_id')
    .execute();
  return deleted.map(({ file_id }) => file_id);
}

function tables(tx: Tx): Kysely<{ promotion_proof: ProofRow }> {
  return tx.tables<{ promotion_proof: ProofRow }>();
}
