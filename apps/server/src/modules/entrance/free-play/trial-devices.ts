import type { PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

type TrialTables = { trial_device: { device_hash: Buffer; player_id: string } };

export async function playerOfDevice(tx: Tx, deviceHash: Buffer): Promise<PlayerId | null> {
  const row = await tables(tx)
    .selectFrom('trial_device')
    .select('player_id')
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row ? (row.player_id as PlayerId) : null;
}

/** False when the device has a trial account already. */
export async function claimDevice(tx: Tx, deviceHash: Buffer, playerId: PlayerId): Promise<boolean> {
  const claimed = await tables(tx)
    .insertInto('trial_device')
    .values({ device_hash: deviceHash, player_id: playerId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('player_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function forgetDevices(tx: Tx, playerIds: readonly PlayerId[]): Promise<void> {
  if (playerIds.length > 0) await tables(tx).deleteFrom('trial_device').where('player_id', 'in', playerIds).execute();
}

function tables(tx: Tx): Kysely<TrialTables> {
  return tx.tables<TrialTables>();
}
