import type { PlayerId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';

type RegistrationTables = { registration_detail: { player_id: string; field: string; value: string } };

export async function insertRegistrationDetails(
  tx: Tx,
  playerId: PlayerId,
  details: Record<string, string>,
): Promise<void> {
  const rows = Object.entries(details).map(([field, value]) => ({ player_id: playerId, field, value }));
  if (rows.length > 0) await tx.tables<RegistrationTables>().insertInto('registration_detail').values(rows).execute();
}

/** Where the player said they can be reached; null for what they left out. */
export async function contactOf(tx: Tx, playerId: PlayerId): Promise<{ email: string | null }> {
  const row = await tx
    .tables<RegistrationTables>()
    .selectFrom('registration_detail')
    .select('value')
    .where('player_id', '=', playerId)
    .where('field', '=', 'email')
    .executeTakeFirst();
  return { email: row?.value ?? null };
}
