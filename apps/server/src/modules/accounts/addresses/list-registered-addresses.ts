import type { CallAnswer, listRegisteredAddresses as listCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { addressKey } from '../../../platform/http/rate/address-key.ts';
import { registeredAddressesOf } from './store.ts';

type Call = typeof listCall;

export async function listRegisteredAddresses(tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> {
  const addresses = await registeredAddressesOf(tx, who.player.playerId);
  return addresses.map(({ addressId, address, registeredAt, lastUsedAt }) => ({
    addressId,
    address,
    registeredAt: registeredAt.toString(),
    lastUsedAt: lastUsedAt.toString(),
    isCurrent: address === addressKey(who.address),
  }));
}
