import { createHash, createHmac } from 'node:crypto';
import { type PlayerId, Refusal } from '@pelita/contract';
import type { Database, Statement, Tx } from '../../../platform/database/tx.ts';
import { withoutWaitingForDisk } from '../../../platform/database/without-waiting-for-disk.ts';
import type { Environment } from '../../../platform/environment/environment.ts';
import { isLoopback } from '../../../platform/environment/loopback.ts';
import { addressKey } from '../../../platform/http/rate/address-key.ts';
import { failedLogins } from '../../../platform/http/rate/rate-limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import { canonicalUsername } from '../names/username.ts';

/**
 * The brake on guessing, by name and by address, known names and unknown ones alike. A try is counted before it is
 * judged, so that a hundred at once are a hundred, and given back when it succeeds. Kept in the database, because a
 * restart must not open a new round, and several processes share one count. Keys are hashes, those of what somebody typed
 * keyed ones: people type passwords into the name field, and a plain hash of one could be tried through.
 */
export type TryKey = { subject: string; hash: Buffer };

export function nameKey(platform: Pick<Platform, 'secrets' | 'random'>, username: string): Promise<TryKey> {
  return typedKey(platform, 'login-name', canonicalUsername(username));
}

/**
 * Null when the address stands for nobody: whoever reaches a sandbox over loopback is the machine itself, with all its
 * testers behind one address.
 */
export function addressTryKey(address: string, { sandbox, host }: Environment): TryKey | null {
  if (sandbox && isLoopback(host) && isLoopback(address)) return null;
  return plainKey('login-address', addressKey(address));
}

type Counted = { failures: number; window_started_at: Temporal.Instant; level: number };

/**
 * Of mails that somebody asks for in the name of an account, known or not. By the address too, so that whoever does not
 * know it keeps nobody from getting theirs.
 */
export function recoveryKey(
  platform: Pick<Platform, 'secrets' | 'random'>,
  username: string,
  email: string,
): Promise<TryKey> {
  return typedKey(platform, 'recovery-mail', `${canonicalUsername(username)} ${email}`);
}

/** Of what was tried for an account that is known already: a second step, a password typed again. */
export function accountTryKey(what: string, playerId: PlayerId): TryKey {
  return plainKey(what, playerId);
}

/**
 * Counts a try and answers how many there were with it; the one over the limit is refused unjudged, and the first of
 * those in a window is audited.
 */
export async function countTry(database: Database, now: Temporal.Instant, key: TryKey | null): Promise<number> {
  if (key === null) return 0;
  const { seconds, uses, levelMaximum, rememberedSeconds } = failedLogins;
  const tried = [key.hash, now, seconds, uses, levelMaximum, now.subtract({ seconds: rememberedSeconds })];
  const [counted] = await database.single<Counted>(countOne, tried);
  if (!counted || counted.failures <= failedLogins.uses) return counted?.failures ?? 0;
  if (counted.failures === failedLogins.uses + 1) await database.transaction((tx) => auditBrake(tx, key, counted));
  throw new Refusal('too_many_requests', { retryAfterSeconds: secondsLeft(counted, now) });
}

/**
 * With a code, which brakes guesses of itself, counted by the address alone: by the number too, whoever sends wrong codes
 * for it would keep its owner out.
 */
export async function countTryWithCode(
  database: Database,
  { clock, environment }: Pick<Platform, 'clock' | 'environment'>,
  from: string,
): Promise<Tries> {
  const address = addressTryKey(from, environment);
  await countTry(database, clock.now(), address);
  return { name: null, address, failedBefore: 0 };
}

/** After a success: the name starts anew; of the address only this try is taken back, or one good account would free it. */
export function forgiveTry(tx: Tx, { name, address }: Pick<Tries, 'name' | 'address'>): void {
  if (name !== null) tx.write(forgive, [name.hash]);
  giveBackTry(tx, address);
}

/** After a "no" that is not about the password. */
export function giveBackTry(tx: Tx, ...keys: (TryKey | null)[]): void {
  for (const key of keys) if (key !== null) tx.write(giveBack, [key.hash]);
}

/** A try that nobody has judged, because there was too much to do, was none. */
export async function givingBack<Judged>(
  database: Database,
  keys: readonly (TryKey | null)[],
  judged: Promise<Judged>,
): Promise<Judged> {
  try {
    return await judged;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'overloaded')
      await database.transaction(async (tx) => giveBackTry(tx, ...keys));
    throw error;
  }
}

export async function forgetOldTries(tx: Tx): Promise<void> {
  await tx.run(forgetOld, [tx.now.subtract({ seconds: failedLogins.rememberedSeconds })]);
}

const countOne: Statement = {
  name: 'identity-count-login-try',
  // A window that ended in a brake makes the next one twice as long, until a day has passed; a quiet one forgets.
  text: `insert into login_failures as kept (key, failures, window_started_at)
    select $1::bytea, 1, $2::timestamptz from ${withoutWaitingForDisk}
    on conflict (key) do update set (failures, level, window_started_at) = (
      select
        case when w.is_over then 1 else kept.failures + 1 end,
        case when not w.is_over then kept.level
          when kept.failures > $4 and kept.window_started_at > $6::timestamptz then least(kept.level + 1, $5)
          else 0 end,
        case when w.is_over then $2::timestamptz else kept.window_started_at end
      from (select kept.window_started_at + make_interval(secs => $3::float8 * (1 << kept.level)) <= $2::timestamptz
        as is_over) w
    )
    returning failures, window_started_at, level`,
};
const forgive: Statement = {
  name: 'identity-forgive-login-tries',
  text: `delete from login_failures where key = $1`,
};
const giveBack: Statement = {
  name: 'identity-give-back-login-try',
  text: `update login_failures set failures = failures - 1 where key = $1 and failures > 0`,
};
const forgetOld: Statement = {
  name: 'identity-forget-login-tries',
  text: `delete from login_failures where window_started_at <= $1`,
};

async function typedKey(
  { secrets, random }: Pick<Platform, 'secrets' | 'random'>,
  what: string,
  typed: string,
): Promise<TryKey> {
  const secret = await secrets.get('login-tries', () => random.token());
  return keyOf(what, createHmac('sha256', secret).update(`${what}:${typed}`).digest());
}

/** Of what is no secret. */
function plainKey(what: string, text: string): TryKey {
  return keyOf(what, createHash('sha256').update(`${what}:${text}`).digest());
}

function keyOf(what: string, hash: Buffer): TryKey {
  return { subject: `${what}:${hash.toString('hex').slice(0, 16)}`, hash };
}

function auditBrake(tx: Tx, key: TryKey, { failures, level }: Counted): Promise<void> {
  const after = { failures, withinSeconds: windowSeconds(level) };
  return recordAudit(tx, { actor: 'system', action: 'brake-logins', subject: key.subject, after });
}

function secondsLeft({ window_started_at, level }: Counted, now: Temporal.Instant): number {
  const elapsed = (now.epochMilliseconds - window_started_at.epochMilliseconds) / 1_000;
  return Math.max(1, Math.ceil(windowSeconds(level) - elapsed));
}

function windowSeconds(level: number): number {
  return failedLogins.seconds * 2 ** level;
}

/** What one try was counted under, and how many of its name had failed before it. */
export type Tries = { name: TryKey | null; address: TryKey | null; failedBefore: number };
