import type { PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

type AddressTables = {
  registered_address: {
    player_id: string;
    address: string;
    address_id: string;
    registered_at: Temporal.Instant;
    last_used_at: Temporal.Instant;
  };
};

/** A login from here goes without a second step; notes that it was used. */
export async function isAddressRegistered(tx: Tx, playerId: PlayerId, address: string): Promise<boolean> {
  const used = await tables(tx)
    .updateTable('registered_address')
    .set({ last_used_at: tx.now })
    .where('player_id', '=', playerId)
    .where('address', '=', address)
    .returning('address_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** The same, for what is no login. */
export async function hasRegisteredAddress(tx: Tx, playerId: PlayerId, address: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('registered_address')
    .select('address_id')
    .where('player_id', '=', playerId)
    .where('address', '=', address)
    .executeTakeFirst();
  return row !== undefined;
}

export async function registerAddress(tx: Tx, playerId: PlayerId, address: string): Promise<void> {
  const row = { address_id: tx.newId<string>(), registered_at: tx.now, last_used_at: tx.now };
  await tables(tx)
    .insertInto('registered_address')
    .values({ player_id: playerId, address, ...row })
    .onConflict((conflict) => conflict.columns(['player_id', 'address']).doUpdateSet({ last_used_at: tx.now }))
    .execute();
}

export type RegisteredAddress = {
  addressId: string;
  address: string;
  registeredAt: Temporal.Instant;
  lastUsedAt: Temporal.Instant;
};

/** The newest use first. */
export async function registeredAddressesOf(tx: Tx, playerId: PlayerId): Promise<RegisteredAddress[]> {
  const rows = await tables(tx)
    .selectFrom('registered_address')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map(({ address_id, address, registered_at, last_used_at }) => ({
    addressId: address_id,
    address,
    registeredAt: registered_at,
    lastUsedAt: last_used_at,
  }));
}

export async function countRegisteredAddresses(tx: Tx, playerId: PlayerId): Promise<number> {
  const { count } = await tables(tx)
    .selectFrom('registered_address')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The address that was forgotten; null when the player has no such one. */
export async function forgetAddress(tx: Tx, playerId: PlayerId, addressId: string): Promise<string | null> {
  const removed = await tables(tx)
    .deleteFrom('registered_address')
    .where('player_id', '=', playerId)
    .where('address_id', '=', addressId)
    .returning('address')
    .executeTakeFirst();
  return removed?.address ?? null;
}

function tables(tx: Tx): Kysely<AddressTables> {
  return tx.tables<AddressTables>();
}
