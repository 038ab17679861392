import { type PlayerId, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { type Arrived, arrivedWith, useArrival } from './store.ts';
import { browserKeyOf, hashOf } from './way.ts';

/** `linksFor`: the member to whom it is to be linked; null for whoever comes in by it. */
type Shown = { token: string; browserKey: string | null; linksFor: PlayerId | null };

/** Whoever has come back with this ticket, or chooses with this token, in the browser that began. */
export async function neededArrival(
  tx: Tx,
  { token, browserKey, linksFor }: Shown,
  stage: 'returned' | 'known',
): Promise<Arrived> {
  const key = browserKeyOf(browserKey);
  const hashes = { tokenHash: hashOf(token), browserHash: hashOf(key ?? ''), stage, linksFor };
  const arrived = key === null ? null : await arrivedWith(tx, hashes);
  if (arrived === null) throw socialLoginExpired();
  return arrived;
}

/** Uses it up; of two at the same moment one is late. */
export async function takeArrival(tx: Tx, { stateHash }: Arrived, stage: 'returned' | 'known'): Promise<void> {
  if (!(await useArrival(tx, stateHash, stage))) throw socialLoginExpired();
}

export function socialLoginExpired(): Refusal {
  return new Refusal('social_login_expired');
}
