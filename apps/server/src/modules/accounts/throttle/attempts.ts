import { createHash } from 'node:crypto';
import { type PlayerId, Refusal } from '@pelita/contract';
import type { Database, Statement, Tx } from '../../../platform/database/tx.ts';
import { withoutWaitingForDisk } from '../../../platform/database/without-waiting-for-disk.ts';
import { failedLogins } from '../../../platform/http/rate/rate-limits.ts';
import { recordAudit } from '../../audit/index.ts';

/**
 * The throttle of guesses. An attempt is counted before it is judged, so that a hundred at once are a hundred, and
 * returned when it succeeds. Counts are kept in the database, because a restart must not open a new round, and several
 * processes share one count. A key is a hash of what is counted; `subject` names it in the audit log.
 */
export type AttemptKey = { subject: string; hash: Buffer; /** Judged in a window. */ uses?: number };

/** Of guesses at an account that is known already: a second step, a password typed again. */
export function accountAttemptKey(what: string, playerId: PlayerId): AttemptKey {
  return plainAttemptKey(what, playerId);
}

/** Of what is no secret. */
export function plainAttemptKey(what: string, text: string): AttemptKey {
  return attemptKey(what, createHash('sha256').update(`${what}:${text}`).digest());
}

export function attemptKey(what: string, hash: Buffer): AttemptKey {
  return { subject: `${what}:${hash.toString('hex').slice(0, 16)}`, hash };
}

type Counted = { failures: number; window_started_at: Temporal.Instant; level: number };

/**
 * Counts an attempt and answers how many there were with it; the one over the limit is refused unjudged, and the first of
 * those in a window is audited.
 */
export async function countAttempt(database: Database, now: Temporal.Instant, key: AttemptKey): Promise<number> {
  return (await countAttemptUpTo(database, now, key, null)) ?? 0;
}

/** The same while there are not so many in the window; null, and nothing counted, where there are. */
export async function countAttemptUpTo(
  database: Database,
  now: Temporal.Instant,
  key: AttemptKey,
  maximum: number | null,
): Promise<number | null> {
  const { seconds, levelMaximum, rememberedSeconds } = failedLogins;
  const { uses = failedLogins.uses } = key;
  const tried = [key.hash, now, seconds, uses, levelMaximum, now.subtract({ seconds: rememberedSeconds }), maximum];
  const [counted] = await database.single<Counted>(countOne, tried);
  if (!counted || counted.failures <= uses) return counted?.failures ?? null;
  if (counted.failures === uses + 1) await database.transaction((tx) => auditLock(tx, key, counted));
  throw new Refusal('too_many_requests', { retryAfterSeconds: secondsLeft(counted, now) });
}

/** After a success: the count starts anew. */
export function forgetAttempts(tx: Tx, key: AttemptKey): void {
  tx.write(forgive, [key.hash]);
}

/** After a refusal that is not about what was guessed. */
export function returnAttempt(tx: Tx, ...keys: AttemptKey[]): void {
  for (const key of keys) tx.write(giveBack, [key.hash]);
}

/** An attempt that was not judged, because there was too much to do, does not count. */
export async function returningUnjudged<Judged>(
  database: Database,
  keys: readonly AttemptKey[],
  judged: Promise<Judged>,
): Promise<Judged> {
  try {
    return await judged;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'overloaded')
      await database.transaction(async (tx) => returnAttempt(tx, ...keys));
    throw error;
  }
}

export async function forgetOldAttempts(tx: Tx): Promise<void> {
  await tx.run(forgetOld, [tx.now.subtract({ seconds: failedLogins.rememberedSeconds })]);
}

const countOne: Statement = {
  name: 'accounts-count-attempt',
  // A window that ended in a lock makes the next one twice as long, until a day has passed; a quiet one forgets.
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
    where $7::int is null or kept.failures < $7
      or kept.window_started_at + make_interval(secs => $3::float8 * (1 << kept.level)) <= $2::timestamptz
    returning failures, window_started_at, level`,
};
const forgive: Statement = {
  name: 'accounts-forget-attempts',
  text: `delete from login_failures where key = $1`,
};
const giveBack: Statement = {
  name: 'accounts-return-attempt',
  text: `update login_failures set failures = failures - 1 where key = $1 and failures > 0`,
};
const forgetOld: Statement = {
  name: 'accounts-forget-old-attempts',
  text: `delete from login_failures where window_started_at <= $1`,
};

function auditLock(tx: Tx, key: AttemptKey, { failures, level }: Counted): Promise<void> {
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
