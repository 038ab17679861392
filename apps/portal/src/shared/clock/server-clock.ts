import { nowMs } from '@pelita/client/now';
import { createStore } from '@pelita/ui/store';
import { currentSecond, subscribeToSeconds } from '@pelita/ui/seconds';
import { useSyncExternalStore } from 'react';

/**
 * LOTT-05: countdowns follow the server's clock. Each answer that says the server's time sets how far the device's clock
 * is off; an answer that was long on its way counts half of that.
 */
const aheadMs = createStore(0);

export function keepServerTime(serverTime: string, askedAtMs: number): void {
  const middle = (askedAtMs + nowMs()) / 2;
  const next = Math.round(Date.parse(serverTime) - middle);
  // A few milliseconds are the network's, and every countdown would be drawn anew for them.
  if (Math.abs(next - aheadMs.get()) > 250) aheadMs.set(next);
}

export function serverNowMs(): number {
  return nowMs() + aheadMs.get();
}

/** The server's time, at each whole second. */
export function useServerNow(): number {
  const second = useSyncExternalStore(subscribeToSeconds, currentSecond, currentSecond);
  const ahead = useSyncExternalStore(aheadMs.subscribe, aheadMs.get, aheadMs.get);
  return second + ahead;
}
