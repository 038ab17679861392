import { createHmac } from 'node:crypto';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { Environment } from '../../../platform/environment/environment.ts';
import { isLoopback } from '../../../platform/environment/loopback.ts';
import { addressKey, siteKey } from '../../../platform/http/rate/address-key.ts';
import { failedLogins, NETWORKS_OF_SITE } from '../../../platform/http/rate/rate-limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  attemptKey,
  type AttemptKey,
  canonicalUsername,
  countAttempt,
  forgetAttempts,
  plainAttemptKey,
  returnAttempt,
} from '../../accounts/index.ts';

/** The login throttle: by name, or by the device that the name's player has used before, and by address; unknown names alike. */

/** What one login attempt was counted under, and how many of its name had failed before it. */
export type LoginAttempts = { name: AttemptKey | null; addresses: readonly AttemptKey[]; failedBefore: number };

export function nameKey(platform: Pick<Platform, 'secrets' | 'random'>, username: string): Promise<AttemptKey> {
  return typedKey(platform, 'login-name', canonicalUsername(username));
}

/**
 * The address, of IPv6 the /64 first and then the /48 around it. None for a caller of a sandbox over loopback, which is the
 * machine itself, with all its testers behind one address.
 */
export function addressAttemptKeys(address: string, { sandbox, host }: Environment): AttemptKey[] {
  if (sandbox && isLoopback(host) && isLoopback(address)) return [];
  const own = plainAttemptKey('login-address', addressKey(address));
  const site = siteKey(address);
  if (site === null) return [own];
  return [own, { ...plainAttemptKey('login-site', site), uses: failedLogins.uses * NETWORKS_OF_SITE }];
}

/** Counts an attempt under each, and answers how many there were of the address itself. */
export async function countAttempts(
  database: Database,
  now: Temporal.Instant,
  keys: readonly AttemptKey[],
): Promise<number> {
  const counts: number[] = [];
  for (const key of keys) counts.push(await countAttempt(database, now, key));
  return counts[0] ?? 0;
}

/**
 * Of mails that are asked for in the name of an account, known or not. By the address too, so that a caller who does not
 * know it cannot keep the owner from getting theirs.
 */
export function recoveryKey(
  platform: Pick<Platform, 'secrets' | 'random'>,
  username: string,
  email: string,
): Promise<AttemptKey> {
  return typedKey(platform, 'recovery-mail', `${canonicalUsername(username)} ${email}`);
}

/**
 * With a code, which limits guesses of itself, counted by the address alone: by the number too, wrong codes from anywhere
 * would lock the number's owner out.
 */
export async function countAttemptWithCode(
  database: Database,
  { clock, environment }: Pick<Platform, 'clock' | 'environment'>,
  from: string,
): Promise<LoginAttempts> {
  const addresses = addressAttemptKeys(from, environment);
  await countAttempts(database, clock.now(), addresses);
  return { name: null, addresses, failedBefore: 0 };
}

/** After a success: the name starts anew; of the address only this attempt is returned, or one good account would free it. */
export function forgiveAttempts(tx: Tx, { name, addresses }: Pick<LoginAttempts, 'name' | 'addresses'>): void {
  if (name !== null) forgetAttempts(tx, name);
  returnAttempt(tx, ...addresses);
}

/** Keyed: people type passwords into the name field, and a plain hash of one could be tried through. */
async function typedKey(
  { secrets, random }: Pick<Platform, 'secrets' | 'random'>,
  what: string,
  typed: string,
): Promise<AttemptKey> {
  const secret = await secrets.get('login-tries', () => random.token());
  return attemptKey(what, createHmac('sha256', secret).update(`${what}:${typed}`).digest());
}
