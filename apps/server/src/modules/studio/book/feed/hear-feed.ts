import type { Tx } from '../../../../platform/database/tx.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type MatchRow, writeResult } from '../match-store.ts';
import type { FeedLook, FeedProblem } from './feed-look.ts';
import type { FeedSource, ToldMatch } from './feed-source.ts';
import { insertFeedMatch, lockFeedMatch, writeFeed } from './feed-store.ts';

export type BookFeed = { gameCode: string; source: FeedSource };
type Needs = Pick<Platform, 'database' | 'log'>;

/** An end counts when it is told twice, this long apart: one answer that was heard twice is told once. */
const TOLD_AGAIN_MS = 3_000;
/** A result that was paid is corrected for so long. */
const CORRECTED_HOURS = 7 * 24;
/** Who was told a match is fresh need not be told at each asking. */
const FRESH_MS = 5_000;

/** Asks the feed once and takes from it what can be taken; a match that it tells wrongly keeps no other from its turn. */
export async function hearFeed({ database, log }: Needs, { gameCode, source }: BookFeed): Promise<void> {
  const answer = await source();
  if (answer.kind === 'problem') return log.warn({ problem: answer.problem }, 'the sports feed gave no usable answer');
  if (answer.unread > 0) log.warn({ matches: answer.unread }, 'the sports feed told matches that cannot be read');
  for (const told of answer.matches)
    try {
      const problem = await database.transaction((tx) => hearMatch(tx, gameCode, told));
      if (problem) log.warn({ match: told.key, problem }, 'the sports feed told what is not taken');
    } catch (err) {
      log.error({ err, match: told.key }, 'a match of the sports feed could not be kept');
    }
}

/** What was told of one match, under the lock of its row. */
async function hearMatch(tx: Tx, gameCode: string, told: ToldMatch): Promise<FeedProblem | null> {
  const row = await lockFeedMatch(tx, gameCode, told.key);
  if (!row) {
    // A match that is met when it is under way or over has no bets to settle.
    if (told.status === 'open') await insertFeedMatch(tx, gameCode, told, firstLook(told, tx.now));
    return null;
  }
  const feed = row.feed ?? firstLook(told, tx.now);
  const isSame = row.home === told.home && row.away === told.away && row.sport === told.sport;
  if (!isSame) return refuse(tx, row, feed, 'another_match');
  if (told.sequence < feed.sequence) return null;
  const content = contentOf(told);
  if (told.sequence === feed.sequence && content !== feed.told)
    return refuse(tx, row, feed, 'another_under_its_number');
  if (told.status === 'ended' || told.status === 'void') return hearEnd(tx, row, { ...feed, ...seen(told) }, told);
  // Nothing that was judged goes on.
  if (row.state !== 'open') return null;
  const now = tx.now.epochMilliseconds;
  if (told.sequence === feed.sequence) {
    if (now - feed.toldAtMs >= FRESH_MS) await writeFeed(tx, row, { ...feed, toldAtMs: now, pending: null });
    return null;
  }
  const version = feed.version + 1;
  const hasScored = told.score.home !== feed.home || told.score.away !== feed.away || told.status !== feed.phase;
  await writeFeed(
    tx,
    { ...row, starts_at: told.status === 'open' ? Temporal.Instant.from(told.startsAt) : row.starts_at },
    {
      ...lookOf(told, tx.now),
      version,
      sinceVersion: hasScored ? version : feed.sinceVersion,
    },
  );
  return null;
}

/** An end that is told twice is taken; another one, later, corrects it. */
async function hearEnd(tx: Tx, row: MatchRow, feed: FeedLook, told: ToldMatch): Promise<FeedProblem | null> {
  const isVoid = told.status === 'void';
  const end = isVoid ? 'void' : `${told.score.home}-${told.score.away}`;
  const known = row.is_void ? 'void' : `${row.home_score}-${row.away_score}`;
  const isKnown = row.state !== 'open' && known === end;
  if (isKnown && feed.pending === null && feed.phase === 'ended') return null;
  const now = tx.now.epochMilliseconds;
  const isAgain = feed.pending?.end === end;
  const pending = isKnown ? null : isAgain && feed.pending ? feed.pending : { end, sinceMs: now };
  await writeFeed(tx, row, { ...feed, phase: 'ended', pending });
  if (pending === null || !isAgain || now - pending.sinceMs < TOLD_AGAIN_MS) return null;
  const isLate = row.judged_at !== null && hoursBetween(row.judged_at, tx.now) > CORRECTED_HOURS;
  if (isLate) return refuse(tx, row, feed, 'too_late');
  await writeFeed(tx, row, { ...feed, phase: 'ended', pending: null });
  const { home, away } = told.score;
  await writeResult(tx, row.id, { isVoid, home: isVoid ? 0 : home, away: isVoid ? 0 : away, serverSeed: null });
  return null;
}

/** What is not taken does not count as told: prices of the match grow stale until the feed says something fit. */
async function refuse(tx: Tx, row: MatchRow, feed: FeedLook, problem: FeedProblem): Promise<FeedProblem> {
  if (feed.problem !== problem) await writeFeed(tx, row, { ...feed, problem });
  return problem;
}

const seen = (told: ToldMatch) => ({ sequence: told.sequence, told: contentOf(told), problem: null });

function firstLook(told: ToldMatch, now: Temporal.Instant): FeedLook {
  return { ...lookOf(told, now), version: 1, sinceVersion: 1 };
}

function lookOf(told: ToldMatch, now: Temporal.Instant): Omit<FeedLook, 'version' | 'sinceVersion'> {
  return {
    leagueName: told.league.name,
    ...seen(told),
    pending: null,
    phase: told.status === 'live' ? 'live' : 'open',
    minute: told.minute,
    home: told.score.home,
    away: told.score.away,
    isSuspended: told.suspended,
    markets: told.markets,
    toldAtMs: now.epochMilliseconds,
  };
}

function contentOf({ sequence: _, ...told }: ToldMatch): string {
  return JSON.stringify(told);
}

function hoursBetween(earlier: Temporal.Instant, later: Temporal.Instant): number {
  return (later.epochMilliseconds - earlier.epochMilliseconds) / 3_600_000;
}
