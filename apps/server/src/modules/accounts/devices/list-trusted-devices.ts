import type { CallAnswer, listTrustedDevices as listCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { deviceName } from '../sessions/device-name.ts';
import { hashesOf, isOneOf } from './known-devices.ts';
import { trustedDevicesOf } from './store.ts';

type Call = typeof listCall;

export async function listTrustedDevices(tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> {
  const devices = await trustedDevicesOf(tx, who.player.playerId);
  return devices.map(({ deviceId, tokenHash, userAgent, address, trustedAt, trustedUntil, lastUsedAt }) => ({
    deviceId,
    device: deviceName(userAgent),
    address,
    trustedAt: trustedAt.toString(),
    trustedUntil: trustedUntil.toString(),
    lastUsedAt: lastUsedAt.toString(),
    isCurrent: isOneOf(hashesOf(who), tokenHash),
  }));
}
