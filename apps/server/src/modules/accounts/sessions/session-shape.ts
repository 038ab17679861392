import { deviceName } from './device-name.ts';
import type { KeptSession } from './store.ts';

export function sessionShape({ sessionId, userAgent, address, openedAt, lastSeenAt }: KeptSession) {
  return {
    sessionId,
    device: deviceName(userAgent),
    address,
    openedAt: openedAt.toString(),
    lastSeenAt: lastSeenAt.toString(),
  };
}
