import type { BookSport } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { FeedLook } from './feed/feed-look.ts';

/** A match as it is kept. `open` until its result is known, `paid` once no bet waits for it. */
export type MatchRow = {
  id: string;
  game_code: string;
  league_id: string;
  /** Null of planned matches that were made before names were kept. */
  league_name: string | null;
  sport: BookSport;
  home: string;
  away: string;
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant;
  engine: string | null;
  home_rate: number | null;
  away_rate: number | null;
  minute_ms: number | null;
  kept_server_seed: string | null;
  commitment: string | null;
  feed_key: string | null;
  feed: FeedLook | null;
  state: 'open' | 'judged' | 'paid';
  is_void: boolean;
  home_score: number | null;
  away_score: number | null;
  result_no: number;
  judged_at: Temporal.Instant | null;
};

export type NewMatch = Pick<
  MatchRow,
  | 'id'
  | 'game_code'
  | 'league_id'
  | 'league_name'
  | 'sport'
  | 'home'
  | 'away'
  | 'starts_at'
  | 'ends_at'
  | 'engine'
  | 'home_rate'
  | 'away_rate'
  | 'minute_ms'
  | 'kept_server_seed'
  | 'commitment'
> & { lane: number; slot: number };

/** Places of the plan that have their match already, by league, lane and slot. */
export async function plannedPlaces(tx: Tx, gameCode: string, after: Temporal.Instant): Promise<Set<string>> {
  const rows = await tx.run<{ place: string }>(placesStatement, [gameCode, after]);
  return new Set(rows.map(({ place }) => place));
}

export async function insertMatch(tx: Tx, match: NewMatch): Promise<void> {
  await tx.run(insertStatement, [
    match.id,
    match.game_code,
    match.league_id,
    match.league_name,
    match.sport,
    match.home,
    match.away,
    match.starts_at,
    match.ends_at,
    match.engine,
    match.home_rate,
    match.away_rate,
    match.minute_ms,
    match.kept_server_seed,
    match.commitment,
    match.lane,
    match.slot,
  ]);
}

/** What a book shows: open and live matches, and those that were judged since an instant; by start. */
export async function shownMatches(tx: Tx, gameCode: string, judgedSince: Temporal.Instant): Promise<MatchRow[]> {
  return tx.run<MatchRow>(shownStatement, [gameCode, judgedSince]);
}

/** So many of each of these books that are not over, by start. */
export async function nextMatches(tx: Tx, gameCodes: readonly string[], ofEach: number): Promise<MatchRow[]> {
  return tx.run<MatchRow>(nextStatement, [gameCodes, tx.now, ofEach]);
}

export async function matchesById(tx: Tx, ids: readonly string[]): Promise<MatchRow[]> {
  return tx.run<MatchRow>(byIdStatement, [ids]);
}

/** Those of these that still take bets, held so to the end of the transaction: judging waits for it. */
export async function heldOpen(tx: Tx, ids: readonly string[]): Promise<string[]> {
  return (await tx.run<{ id: string }>(heldStatement, [ids])).map(({ id }) => id);
}

export async function lockMatch(tx: Tx, id: string): Promise<MatchRow | null> {
  const [row] = await tx.run<MatchRow>(lockStatement, [id]);
  return row ?? null;
}

/** A result; of a virtual match its seed with it. */
export async function writeResult(
  tx: Tx,
  id: string,
  result: { isVoid: boolean; home: number; away: number; serverSeed: string | null },
): Promise<void> {
  await tx.run(resultStatement, [id, result.isVoid, result.home, result.away, result.serverSeed, tx.now]);
}

/** Begun or judged, and not at their end: to be judged once they are over, or to be paid; the oldest first. */
export async function unpaidMatches(tx: Tx, gameCode: string | null, limit: number): Promise<MatchRow[]> {
  return tx.run<MatchRow>(unpaidStatement, [gameCode, tx.now, limit]);
}

export async function closeMatch(tx: Tx, id: string): Promise<void> {
  await tx.run(closeStatement, [id]);
}

export async function endedMatches(
  tx: Tx,
  ask: { gameCode: string; before: string | null; limit: number },
): Promise<MatchRow[]> {
  return tx.run<MatchRow>(endedStatement, [ask.gameCode, ask.before, ask.limit]);
}

/** Matches that nobody has bet on are not kept for long. */
export async function pruneMatches(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.run(pruneStatement, [before]);
}

export const matchColumns = `m.id, m.game_code, m.league_id, m.league_name, m.sport, m.home, m.away, m.starts_at, m.ends_at, m.engine,
  m.home_rate, m.away_rate, m.minute_ms, m.kept_server_seed, m.commitment, m.feed_key, m.feed, m.state, m.is_void, m.home_score,
  m.away_score, m.result_no, m.judged_at`;
const placesStatement = {
  name: 'studio.book-match.places',
  text: `select m.league_id || ' ' || m.lane || ' ' || m.slot as place from studio_book_match m
         where m.game_code = $1 and m.starts_at >= $2 and m.slot is not null`,
};
const insertStatement = {
  name: 'studio.book-match.insert',
  text: `insert into studio_book_match (id, game_code, league_id, league_name, sport, home, away, starts_at, ends_at, engine,
           home_rate, away_rate, minute_ms, kept_server_seed, commitment, lane, slot, state)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, 'open') on conflict do nothing`,
};
const shownStatement = {
  name: 'studio.book-match.shown',
  text: `select ${matchColumns} from studio_book_match m
         where m.game_code = $1 and (m.state = 'open' or m.judged_at >= $2) order by m.starts_at, m.id`,
};
const nextStatement = {
  name: 'studio.book-match.next',
  text: `select m.* from unnest($1::text[]) book, lateral (
           select ${matchColumns} from studio_book_match m
           where m.game_code = book and m.state = 'open' and m.ends_at > $2 order by m.starts_at, m.id limit $3) m
         order by m.starts_at, m.id`,
};
const byIdStatement = {
  name: 'studio.book-match.by-id',
  text: `select ${matchColumns} from studio_book_match m where m.id = any ($1::uuid[])`,
};
const heldStatement = {
  name: 'studio.book-match.held-open',
  text: `select m.id from studio_book_match m where m.id = any ($1::uuid[]) and m.state = 'open' order by m.id for share`,
};
const lockStatement = {
  name: 'studio.book-match.lock',
  text: `select ${matchColumns} from studio_book_match m where m.id = $1 for update`,
};
const resultStatement = {
  name: 'studio.book-match.result',
  text: `update studio_book_match m set state = 'judged', is_void = $2, home_score = $3, away_score = $4,
           kept_server_seed = coalesce($5, m.kept_server_seed), judged_at = $6, result_no = m.result_no + 1
         where m.id = $1`,
};
const unpaidStatement = {
  name: 'studio.book-match.unpaid',
  text: `select ${matchColumns} from studio_book_match m
         where m.state <> 'paid' and ($1::text is null or m.game_code = $1)
           and (m.state = 'judged' or m.starts_at <= $2)
         order by m.starts_at limit $3`,
};
const closeStatement = {
  name: 'studio.book-match.close',
  text: `update studio_book_match m set state = 'paid'
         where m.id = $1 and m.state = 'judged' and not exists (
           select from studio_book_leg l join studio_book_bet b on b.user_id = l.user_id and b.id = l.bet_id
           where l.match_id = m.id and l.result_no < m.result_no
             and (b.state in ('placed', 'paying', 'settled') or (b.state = 'rolled-back' and b.is_given_back)))`,
};
const endedStatement = {
  name: 'studio.book-match.ended',
  text: `select ${matchColumns} from studio_book_match m
         where m.game_code = $1 and m.state <> 'open' and ($2::uuid is null or (m.starts_at, m.id) < (
           select before.starts_at, before.id from studio_book_match before where before.id = $2))
         order by m.starts_at desc, m.id desc limit $3`,
};
const pruneStatement = {
  name: 'studio.book-match.prune',
  text: `delete from studio_book_match m where m.state = 'paid' and m.starts_at < $1
           and not exists (select from studio_book_leg l where l.match_id = m.id)`,
};
