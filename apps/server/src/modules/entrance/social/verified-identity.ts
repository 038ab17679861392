import { type PlayerId, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { type VerifiedIdentity, identityWith, useIdentity } from './store.ts';
import { browserKeyOf, hashOf } from './authorization-request.ts';

/** `linksFor`: the member to whom it is to be linked; null for a login. */
type Shown = { token: string; browserKey: string | null; linksFor: PlayerId | null };

/** What the provider has verified, by the ticket of the callback or the token of a choice, in the browser that began. */
export async function neededIdentity(
  tx: Tx,
  { token, browserKey, linksFor }: Shown,
  stage: 'returned' | 'known',
): Promise<VerifiedIdentity> {
  const key = browserKeyOf(browserKey);
  const hashes = { tokenHash: hashOf(token), browserHash: hashOf(key ?? ''), stage, linksFor };
  const verified = key === null ? null : await identityWith(tx, hashes);
  if (verified === null) throw socialLoginExpired();
  return verified;
}

/** Uses it up; of two at the same moment one is late. */
export async function takeIdentity(
  tx: Tx,
  { stateHash }: VerifiedIdentity,
  stage: 'returned' | 'known',
): Promise<void> {
  if (!(await useIdentity(tx, stateHash, stage))) throw socialLoginExpired();
}

export function socialLoginExpired(): Refusal {
  return new Refusal('social_login_expired');
}
