import { type PlayerId, Refusal } from '@pelita/contract';
import type {
  CallAnswer,
  CallInput,
  listRegisteredAddresses as listCall,
  removeRegisteredAddress as removeCall,
} from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { addressKey } from '../../../platform/http/rate/address-key.ts';
import { recordAudit } from '../../audit/index.ts';

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

export async function listRegisteredAddresses(
  tx: Tx,
  who: CallerOf<typeof listCall>,
): Promise<CallAnswer<typeof listCall>> {
  const rows = await tables(tx)
    .selectFrom('registered_address')
    .selectAll()
    .where('player_id', '=', who.player.playerId)
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map((row) => ({
    addressId: row.address_id,
    address: row.address,
    registeredAt: row.registered_at.toString(),
    lastUsedAt: row.last_used_at.toString(),
    isCurrent: row.address === addressKey(who.address),
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

export async function removeRegisteredAddress(
  tx: Tx,
  who: CallerOf<typeof removeCall>,
  { params }: CallInput<typeof removeCall>,
): Promise<CallAnswer<typeof removeCall>> {
  const removed = await tables(tx)
    .deleteFrom('registered_address')
    .where('player_id', '=', who.player.playerId)
    .where('address_id', '=', params.addressId)
    .returning('address')
    .executeTakeFirst();
  if (!removed) throw new Refusal('registered_address_unknown');
  const actor = `player:${who.player.playerId}`;
  const before = { address: removed.address };
  await recordAudit(tx, { actor, action: 'remove-registered-address', subject: actor, before });
  return { done: true };
}

function tables(tx: Tx): Kysely<AddressTables> {
  return tx.tables<AddressTables>();
}
