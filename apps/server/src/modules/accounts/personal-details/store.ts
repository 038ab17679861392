import type { PlayerId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';

type DetailTables = { registration_detail: { player_id: string; field: string; value: string } };

export async function insertDetails(tx: Tx, playerId: PlayerId, details: Record<string, string>): Promise<void> {
  const rows = Object.entries(details).map(([field, value]) => ({ player_id: playerId, field, value }));
  if (rows.length > 0) await tx.tables<DetailTables>().insertInto('registration_detail').values(rows).execute();
}

export async function detailsOf(tx: Tx, playerId: PlayerId): Promise<Record<string, string>> {
  const rows = await tx
    .tables<DetailTables>()
    .selectFrom('registration_detail')
    .select(['field', 'value'])
    .where('player_id', '=', playerId)
    .execute();
  return Object.fromEntries(rows.map(({ field, value }) => [field, value]));
}

/** Changes what is named; an empty text is no detail. */
export async function saveDetails(
  tx: Tx,
  playerId: PlayerId,
  details: Record<string, string | undefined>,
): Promise<void> {
  for (const [field, typed] of Object.entries(details)) {
    const value = typed?.trim();
    if (value === undefined) continue;
    const of = tx.tables<DetailTables>();
    if (value === '')
      await of.deleteFrom('registration_detail').where('player_id', '=', playerId).where('field', '=', field).execute();
    else
      await of
        .insertInto('registration_detail')
        .values({ player_id: playerId, field, value })
        .onConflict((conflict) => conflict.columns(['player_id', 'field']).doUpdateSet({ value }))
        .execute();
  }
}
