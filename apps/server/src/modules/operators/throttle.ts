import { createHmac } from 'node:crypto';
import type { OperatorId } from '@pelita/contract';
import { addressKey, siteKey } from '../../platform/http/rate/address-key.ts';
import { failedLogins, NETWORKS_OF_SITE } from '../../platform/http/rate/rate-limits.ts';
import { isLoopback } from '../../platform/environment/loopback.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AttemptKey, attemptKey, plainAttemptKey } from '../accounts/index.ts';

/** What guesses at operators are counted under; the counting is that of players. */

/** Keyed: people type passwords into the name field, and a plain hash of one could be tried through. */
export async function nameAttempts({ secrets, random }: Platform, username: string): Promise<AttemptKey> {
  const secret = await secrets.get('login-tries', () => random.token());
  const what = 'operator-login';
  return attemptKey(what, createHmac('sha256', secret).update(`${what}:${username}`).digest());
}

/** The address, of IPv6 the /48 around it too. None for a caller of a sandbox over loopback, which is the machine itself. */
export function addressAttempts({ environment }: Platform, address: string): AttemptKey[] {
  if (environment.sandbox && isLoopback(environment.officeHost) && isLoopback(address)) return [];
  const own = plainAttemptKey('operator-login-address', addressKey(address));
  const site = siteKey(address);
  if (site === null) return [own];
  return [own, { ...plainAttemptKey('operator-login-site', site), uses: failedLogins.uses * NETWORKS_OF_SITE }];
}

/** Of what is typed within a session. */
export function operatorAttempts(what: 'operator-password' | 'operator-code', operatorId: OperatorId): AttemptKey {
  return plainAttemptKey(what, operatorId);
}
