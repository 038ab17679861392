import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Picture } from '../../../platform/pictures/read-picture.ts';
import type { DepositOrderRow } from '../store.ts';

type SlipTables = {
  deposit_slip: {
    player_id: string;
    order_id: string;
    media_type: Picture['mediaType'];
    bytes: Uint8Array;
    uploaded_at: Temporal.Instant;
  };
  deposit_order: {
    player_id: string;
    id: string;
    queue: string;
    slip_at: Temporal.Instant;
    expires_at: Temporal.Instant;
  };
};

/** The last picture counts, and the order waits for operators as long as it is given. */
export async function keepSlip(
  tx: Tx,
  { playerId, id }: DepositOrderRow,
  { mediaType, bytes }: Picture,
  expiresAt: Temporal.Instant,
): Promise<void> {
  const slip = { media_type: mediaType, bytes, uploaded_at: tx.now };
  await tables(tx)
    .insertInto('deposit_slip')
    .values({ player_id: playerId, order_id: id, ...slip })
    .onConflict((conflict) => conflict.columns(['player_id', 'order_id']).doUpdateSet(slip))
    .execute();
  await tables(tx)
    .updateTable('deposit_order')
    .set({ queue: 'slip', slip_at: tx.now, expires_at: expiresAt })
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .execute();
}

export async function slipOf(tx: Tx, { playerId, id }: DepositOrderRow): Promise<Picture | null> {
  const row = await tables(tx)
    .selectFrom('deposit_slip')
    .select(['media_type as mediaType', 'bytes'])
    .where('player_id', '=', playerId)
    .where('order_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

function tables(tx: Tx): Kysely<SlipTables> {
  return tx.tables<SlipTables>();
}
