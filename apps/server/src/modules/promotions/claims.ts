import type { CurrencyCode, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import { type ClaimRow, type PromotionRow, tables } from './store.ts';

type Key = Pick<ClaimRow, 'player_id' | 'promotion_id' | 'cycle'>;

/** The player's part in a cycle of a promotion: the one that there is, or else a new one in this state. */
export async function openClaim(
  tx: Tx,
  {
    promotion,
    cycle,
    playerId,
    currency,
    state,
  }: {
    promotion: Pick<PromotionRow, 'promotion_id'>;
    cycle: string;
    playerId: PlayerId;
    currency: CurrencyCode;
    state: 'joined';
  },
): Promise<ClaimRow> {
  const key = { player_id: playerId, promotion_id: promotion.promotion_id, cycle };
  const claim: ClaimRow = {
    ...key,
    claim_id: tx.newId<string>(),
    state,
    base_minor: 0n,
    amount_minor: null,
    currency,
    order_id: null,
    remark: null,
    reason: null,
    asked_at: tx.now,
    decided_at: null,
    decided_by: null,
  };
  const added = await tables(tx)
    .insertInto('promotion_claim')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .returning('claim_id')
    .executeTakeFirst();
  if (added) return claim;
  const there = await claimOf(tx, key, 'lock');
  if (!there) throw new Error('a claim that was there is gone');
  return there;
}

export async function claimOf(tx: Tx, key: Key, mode: 'read' | 'lock' = 'read'): Promise<ClaimRow | null> {
  const asked = tables(tx)
    .selectFrom('promotion_claim')
    .selectAll()
    .where('player_id', '=', key.player_id)
    .where('promotion_id', '=', key.promotion_id)
    .where('cycle', '=', key.cycle);
  return (await (mode === 'lock' ? asked.forUpdate() : asked).executeTakeFirst()) ?? null;
}

export async function claimById(tx: Tx, id: string): Promise<ClaimRow | null> {
  return (
    (await tables(tx).selectFrom('promotion_claim').selectAll().where('claim_id', '=', id).executeTakeFirst()) ?? null
  );
}

export async function changeClaim(tx: Tx, claim: Key, change: Partial<ClaimRow>): Promise<void> {
  await tables(tx)
    .updateTable('promotion_claim')
    .set(change)
    .where('player_id', '=', claim.player_id)
    .where('promotion_id', '=', claim.promotion_id)
    .where('cycle', '=', claim.cycle)
    .execute();
}

/** The newest of each promotion: of a finished day or week it is the one that was counted last. */
export async function newestClaims(tx: Tx, playerId: PlayerId): Promise<ReadonlyMap<string, ClaimRow>> {
  const rows = await tx.run<ClaimRow>(newestStatement, [playerId]);
  return new Map(rows.map((row) => [row.promotion_id, row]));
}

export async function claimsOf(
  tx: Tx,
  playerId: PlayerId,
  { page, size }: { page: number; size: number },
): Promise<{ rows: ClaimRow[]; total: number }> {
  const own = tables(tx).selectFrom('promotion_claim').where('player_id', '=', playerId).where('state', '<>', 'due');
  const rows = await own
    .selectAll()
    .orderBy('asked_at', 'desc')
    .orderBy('claim_id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** From here on the player's money goes one after another: before any promotion's row, so that no two wait for each other. */
export async function lockMoney(tx: Tx, playerId: PlayerId, currency: CurrencyCode): Promise<void> {
  await tx.run(lockStatement, [playerId, currency]);
}

const newestStatement: Statement = {
  name: 'promotions.newest-claims',
  text: `select distinct on (promotion_id) * from promotion_claim
         where player_id = $1 and state <> 'due' order by promotion_id, asked_at desc, claim_id desc`,
};
const lockStatement: Statement = { name: 'promotions.lock-money', text: "select lock_wallet($1, $2, 'real')" };
