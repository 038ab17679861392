import type { OperatorId, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';

export type Adjustment = {
  playerId: PlayerId;
  amountMinor: bigint;
  reason: string;
  proposedBy: OperatorId;
  approvedBy: OperatorId | null;
};

export async function insertAdjustment(tx: Tx, adjustment: Adjustment): Promise<void> {
  const { playerId, amountMinor, reason, proposedBy, approvedBy } = adjustment;
  await tx.run(insert, [playerId, tx.newId(), amountMinor, reason, proposedBy, approvedBy, tx.now]);
}

const insert: Statement = {
  name: 'adjustments-insert',
  text: `insert into adjustment (player_id, adjustment_id, amount_minor, reason, proposed_by, approved_by, at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
};

/** What was given and taken, added up without signs, for the player and by the operator: the larger of the two. */
export async function adjustedSince(
  tx: Tx,
  { playerId, proposedBy }: Pick<Adjustment, 'playerId' | 'proposedBy'>,
  since: Temporal.Instant,
): Promise<bigint> {
  const [row] = await tx.run<{ sum: bigint }>(sums, [playerId, proposedBy, since]);
  return row?.sum ?? 0n;
}

const sums: Statement = {
  name: 'adjustments-since',
  text: `select greatest(
      (select coalesce(sum(abs(amount_minor)), 0) from adjustment where player_id = $1 and at > $3),
      (select coalesce(sum(abs(amount_minor)), 0) from adjustment where proposed_by = $2 and at > $3))::bigint as sum`,
};
