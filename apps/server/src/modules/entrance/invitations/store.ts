import type { PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

type InvitationTables = { invitation_code: { code: string; player_id: string } };

/** False when the code is another player's already. */
export async function insertInvitationCode(tx: Tx, code: string, playerId: PlayerId): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('invitation_code')
    .values({ code, player_id: playerId })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function playerOfInvitation(tx: Tx, code: string): Promise<PlayerId | null> {
  const row = await tables(tx)
    .selectFrom('invitation_code')
    .select('player_id')
    .where('code', '=', code)
    .executeTakeFirst();
  return row ? (row.player_id as PlayerId) : null;
}

export async function invitationCodeOf(tx: Tx, playerId: PlayerId): Promise<string | null> {
  const row = await tables(tx)
    .selectFrom('invitation_code')
    .select('code')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.code ?? null;
}

function tables(tx: Tx): Kysely<InvitationTables> {
  return tx.tables<InvitationTables>();
}
