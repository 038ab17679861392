import { DEVICE_COOKIE, type PlayerId, TOKEN_FORM } from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { Visitor, WithCookies } from '../../../platform/http/binding.ts';
import type { Cookie } from '../../../platform/http/cookies.ts';
import type { Platform } from '../../../platform/platform.ts';
import { secretHash, storedUserAgent } from '../sessions/open-session.ts';
import { accountsSettings } from '../settings.ts';
import { plainAttemptKey, type AttemptKey } from '../throttle/attempts.ts';
import { deleteDevicesExcept, deviceOfName, insertDevice, markTrusted, trustedDevicesOf, useDevice } from './store.ts';

/**
 * A browser is known to a player by a token in a cookie that no script reads, drawn at the player's first login with it.
 * A cookie holds the tokens of several players, for a family shares a browser: each login adds its own to what is there.
 */
export type WithDevice = WithCookies<typeof DEVICE_COOKIE>;

/** A device that is not used for so long is a stranger again. */
const KNOWN_DAYS = 180;
const PLAYERS_OF_BROWSER = 5;
const SECONDS_OF_DAY = 24 * 60 * 60;

/** Notes a login with this browser, and answers the cookie by which the next one is known. */
export async function keepDevice(
  tx: Tx,
  { random, settings }: Pick<Platform, 'random' | 'settings'>,
  playerId: PlayerId,
  { who, isTrusted }: { who: Pick<Visitor, 'address' | 'userAgent'> & WithDevice; isTrusted: boolean },
): Promise<Cookie> {
  const shown = tokensOf(who);
  const expiresAt = tx.now.add({ hours: KNOWN_DAYS * 24 });
  const use = { userAgent: storedUserAgent(who.userAgent), address: who.address, expiresAt };
  const known = await useDevice(tx, playerId, hashesOf(who), use);
  const own = shown.find((token) => known?.equals(secretHash(token))) ?? random.token();
  if (known === null) await insertDevice(tx, playerId, secretHash(own), use);
  const days = settings.get(accountsSettings.trustedDeviceDays);
  if (isTrusted && days > 0) await markTrusted(tx, playerId, secretHash(own), tx.now.add({ hours: days * 24 }));
  const kept = [own, ...shown.filter((token) => token !== own)].slice(0, PLAYERS_OF_BROWSER);
  return { name: DEVICE_COOKIE, value: kept.join('.'), lifetimeSeconds: KNOWN_DAYS * SECONDS_OF_DAY };
}

/** Whether the player has taken a second step with this browser and trusts it. */
export async function isDeviceTrusted(tx: Tx, playerId: PlayerId, who: WithDevice): Promise<boolean> {
  const trusted = await trustedDevicesOf(tx, playerId);
  return trusted.some(({ tokenHash }) => isOneOf(hashesOf(who), tokenHash));
}

/**
 * What guesses at an account's password are counted under where its player has logged in with this browser before, so that
 * those of strangers do not lock it out; null for any other browser.
 */
export async function deviceAttemptKey(
  database: Database,
  now: Temporal.Instant,
  { name, who }: { name: string; who: WithDevice },
): Promise<AttemptKey | null> {
  const hashes = hashesOf(who);
  if (hashes.length === 0) return null;
  const deviceId = await deviceOfName(database, name, { hashes, now });
  return deviceId === null ? null : plainAttemptKey('login-device', deviceId);
}

/** Every device of the player but the one that asks, if it does; answers how many trusted ones are trusted no longer. */
export function forgetDevices(tx: Tx, playerId: PlayerId, { except }: { except: WithDevice | null }): Promise<number> {
  return deleteDevicesExcept(tx, playerId, except ? hashesOf(except) : []);
}

export function isOneOf(hashes: readonly Buffer[], hash: Buffer): boolean {
  return hashes.some((one) => one.equals(hash));
}

export function hashesOf(who: WithDevice): Buffer[] {
  return tokensOf(who).map(secretHash);
}

function tokensOf({ cookies }: WithDevice): string[] {
  const tokens = (cookies[DEVICE_COOKIE] ?? '').split('.').filter((token) => TOKEN_FORM.test(token));
  return tokens.slice(0, PLAYERS_OF_BROWSER);
}
