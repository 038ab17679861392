import type { CurrencyCode, DisputeState, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';

export type DisputeRow = {
  player_id: PlayerId;
  dispute_id: string;
  key_hash: bigint;
  state: DisputeState;
  remark: string;
  answer: string | null;
  answered_by: string | null;
  opened_at: Temporal.Instant;
  answered_at: Temporal.Instant | null;
};

/** The movement as the ledger has it, copied when the dispute was opened: the row that it names never changes. */
export type DisputedMovement = {
  movement_at: Temporal.Instant;
  kind: string;
  amount_minor: bigint;
  available_after_minor: bigint;
  currency: CurrencyCode;
  reference: string;
};

/** Null where the movement has a dispute that is open. */
export async function insertDispute(
  tx: Tx,
  dispute: { playerId: PlayerId; id: string; keyHash: bigint; remark: string } & DisputedMovement,
  fileIds: readonly string[],
): Promise<DisputeRow | null> {
  const { playerId, id, keyHash, remark, movement_at, kind, amount_minor, currency, reference } = dispute;
  const [row] = await tx.run<DisputeRow>(insertStatement, [
    playerId,
    id,
    keyHash,
    remark,
    tx.now,
    movement_at,
    kind,
    amount_minor,
    dispute.available_after_minor,
    currency,
    reference,
  ]);
  if (row && fileIds.length > 0) await tx.run(insertPicturesStatement, [playerId, id, fileIds]);
  return row ?? null;
}

/** The last word about each of some movements, by the hash of its key. */
export async function disputesOf(
  tx: Tx,
  playerId: PlayerId,
  keys: readonly bigint[],
): Promise<ReadonlyMap<bigint, DisputeRow>> {
  if (keys.length === 0) return new Map();
  const rows = await tx.run<DisputeRow>(ofMovementsStatement, [playerId, keys]);
  return new Map(rows.map((row) => [row.key_hash, row]));
}

export async function disputeById(tx: Tx, id: string): Promise<(DisputeRow & DisputedMovement) | null> {
  return (await tx.run<DisputeRow & DisputedMovement>(byIdStatement, [id]))[0] ?? null;
}

export async function filesOf(tx: Tx, { player_id, dispute_id }: DisputeRow): Promise<string[]> {
  const rows = await tx.run<{ file_id: string }>(filesStatement, [player_id, dispute_id]);
  return rows.map(({ file_id }) => file_id);
}

/** False when another operator was quicker. */
export async function noteAnswer(
  tx: Tx,
  { player_id, dispute_id }: DisputeRow,
  { state, answer, answeredBy }: { state: DisputeState; answer: string; answeredBy: string },
): Promise<boolean> {
  const noted = await tx.run(answerStatement, [player_id, dispute_id, state, answer, answeredBy, tx.now]);
  return noted.length > 0;
}

const insertStatement: Statement = {
  name: 'disputes.insert',
  text: `insert into dispute (player_id, dispute_id, key_hash, remark, opened_at, movement_at, kind, amount_minor,
      available_after_minor, currency, reference)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    on conflict (player_id, key_hash) where state = 'open' do nothing returning *`,
};
const insertPicturesStatement: Statement = {
  name: 'disputes.insert-pictures',
  text: `insert into dispute_picture (player_id, dispute_id, position, file_id)
    select $1, $2, p.position - 1, p.file_id from unnest($3::uuid[]) with ordinality as p (file_id, position)`,
};
const ofMovementsStatement: Statement = {
  name: 'disputes.of-movements',
  text: `select distinct on (key_hash) * from dispute where player_id = $1 and key_hash = any($2::bigint[])
    order by key_hash, dispute_id desc`,
};
const byIdStatement: Statement = {
  name: 'disputes.by-id',
  text: 'select * from dispute where dispute_id = $1',
};
const filesStatement: Statement = {
  name: 'disputes.files',
  text: 'select file_id from dispute_picture where player_id = $1 and dispute_id = $2 order by position',
};
const answerStatement: Statement = {
  name: 'disputes.answer',
  text: `update dispute set state = $3, answer = $4, answered_by = $5, answered_at = $6
    where player_id = $1 and dispute_id = $2 and state = 'open' returning dispute_id`,
};
