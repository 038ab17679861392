import type { PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Database, Statement, Tx } from '../../../platform/database/tx.ts';

type DeviceTables = {
  known_device: {
    player_id: string;
    device_id: string;
    token_hash: Buffer;
    user_agent: string;
    address: string;
    known_at: Temporal.Instant;
    last_used_at: Temporal.Instant;
    expires_at: Temporal.Instant;
    trusted_at: Temporal.Instant | null;
    trusted_until: Temporal.Instant | null;
  };
};

export type DeviceUse = { userAgent: string; address: string; expiresAt: Temporal.Instant };

/** Notes a login with a device that one of these tokens knows; answers the token's hash, null where none is known. */
export async function useDevice(
  tx: Tx,
  playerId: PlayerId,
  hashes: readonly Buffer[],
  { userAgent, address, expiresAt }: DeviceUse,
): Promise<Buffer | null> {
  if (hashes.length === 0) return null;
  const used = await tables(tx)
    .updateTable('known_device')
    .set({ user_agent: userAgent, address, last_used_at: tx.now, expires_at: expiresAt })
    .where('player_id', '=', playerId)
    .where('token_hash', 'in', hashes)
    .where('expires_at', '>', tx.now)
    .returning('token_hash')
    .executeTakeFirst();
  return used?.token_hash ?? null;
}

export async function insertDevice(
  tx: Tx,
  playerId: PlayerId,
  tokenHash: Buffer,
  { userAgent, address, expiresAt }: DeviceUse,
): Promise<void> {
  const at = { known_at: tx.now, last_used_at: tx.now, expires_at: expiresAt };
  await tables(tx)
    .insertInto('known_device')
    .values({
      player_id: playerId,
      device_id: tx.newId<string>(),
      token_hash: tokenHash,
      user_agent: userAgent,
      address,
      ...at,
      trusted_at: null,
      trusted_until: null,
    })
    .execute();
}

export async function markTrusted(
  tx: Tx,
  playerId: PlayerId,
  tokenHash: Buffer,
  trustedUntil: Temporal.Instant,
): Promise<void> {
  await tables(tx)
    .updateTable('known_device')
    .set({ trusted_at: tx.now, trusted_until: trustedUntil })
    .where('player_id', '=', playerId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

export type TrustedDevice = {
  deviceId: string;
  tokenHash: Buffer;
  userAgent: string;
  address: string;
  trustedAt: Temporal.Instant;
  trustedUntil: Temporal.Instant;
  lastUsedAt: Temporal.Instant;
};

/** The newest use first. */
export async function trustedDevicesOf(tx: Tx, playerId: PlayerId): Promise<TrustedDevice[]> {
  const rows = await tables(tx)
    .selectFrom('known_device')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('trusted_until', '>', tx.now)
    .where('expires_at', '>', tx.now)
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.flatMap(({ trusted_at: trustedAt, trusted_until: trustedUntil, ...row }) =>
    trustedAt === null || trustedUntil === null
      ? []
      : [
          {
            deviceId: row.device_id,
            tokenHash: row.token_hash,
            userAgent: row.user_agent,
            address: row.address,
            trustedAt,
            trustedUntil,
            lastUsedAt: row.last_used_at,
          },
        ],
  );
}

/** False when the player trusts no such device. */
export async function endTrust(tx: Tx, playerId: PlayerId, deviceId: string): Promise<boolean> {
  const ended = await tables(tx)
    .updateTable('known_device')
    .set({ trusted_at: null, trusted_until: null })
    .where('player_id', '=', playerId)
    .where('device_id', '=', deviceId)
    .where('trusted_until', '>', tx.now)
    .returning('device_id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Those that none of these tokens knows; answers how many of them were trusted. */
export async function deleteDevicesExcept(tx: Tx, playerId: PlayerId, hashes: readonly Buffer[]): Promise<number> {
  const others = tables(tx).deleteFrom('known_device').where('player_id', '=', playerId);
  const chosen = hashes.length === 0 ? others : others.where('token_hash', 'not in', hashes);
  const deleted = await chosen.returning('trusted_until').execute();
  return deleted.filter(({ trusted_until: until }) => until !== null && Temporal.Instant.compare(until, tx.now) > 0)
    .length;
}

export async function forgetExpiredDevices(tx: Tx): Promise<void> {
  await tables(tx).deleteFrom('known_device').where('expires_at', '<', tx.now).execute();
}

/** The device of the account with this name that one of the tokens knows. */
export async function deviceOfName(
  database: Database,
  name: string,
  { hashes, now }: { hashes: readonly Buffer[]; now: Temporal.Instant },
): Promise<string | null> {
  const [row] = await database.single<{ device_id: string }>(knownToName, [name, hashes, now]);
  return row?.device_id ?? null;
}

const knownToName: Statement = {
  name: 'accounts-device-of-name',
  text: `select device_id from account_name join known_device using (player_id)
    where account_name.name = $1 and token_hash = any($2::bytea[]) and expires_at > $3`,
};

function tables(tx: Tx): Kysely<DeviceTables> {
  return tx.tables<DeviceTables>();
}
