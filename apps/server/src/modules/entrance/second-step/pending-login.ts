import { Refusal } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import { addressKey } from '../../../platform/http/rate/address-key.ts';
import { secretHash } from '../../accounts/index.ts';
import { type PendingLogin, pendingLoginOf } from './store.ts';

/** The login that waits for its second step, asked for from the address at which it began. */
export async function neededPendingLogin(
  database: Database,
  address: string,
  verificationToken: string,
): Promise<PendingLogin> {
  const hash = secretHash(verificationToken);
  const pending = await database.reading((tx) => pendingLoginOf(tx, hash, addressKey(address)));
  if (pending === null) throw pendingLoginExpired();
  return pending;
}

export function pendingLoginExpired(): Refusal {
  return new Refusal('login_verification_expired');
}
