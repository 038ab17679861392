import type { Tx } from '../../../../platform/database/tx.ts';
import { matchColumns, type MatchRow } from '../match-store.ts';
import type { FeedLook } from './feed-look.ts';
import type { ToldMatch } from './feed-source.ts';

/** A match outside is over at the latest so long after its start; without a result it is void later still. */
const LONGEST_HOURS = 6;
const ABANDONED_HOURS = 48;

export async function lockFeedMatch(tx: Tx, gameCode: string, key: string): Promise<MatchRow | null> {
  const [row] = await tx.run<MatchRow>(lockStatement, [gameCode, key]);
  return row ?? null;
}

export async function insertFeedMatch(tx: Tx, gameCode: string, told: ToldMatch, feed: FeedLook): Promise<void> {
  const startsAt = Temporal.Instant.from(told.startsAt);
  await tx.run(insertStatement, [
    tx.newId(),
    gameCode,
    told.league.id,
    told.league.name,
    told.sport,
    told.home,
    told.away,
    startsAt,
    startsAt.add({ hours: LONGEST_HOURS }),
    told.key,
    JSON.stringify(feed),
  ]);
}

export async function writeFeed(tx: Tx, row: MatchRow, feed: FeedLook): Promise<void> {
  await tx.run(writeStatement, [
    row.id,
    JSON.stringify(feed),
    row.starts_at,
    row.starts_at.add({ hours: LONGEST_HOURS }),
  ]);
}

/** Matches outside whose end nobody has told for two days: abandoned. */
export async function abandonedMatches(tx: Tx): Promise<string[]> {
  const rows = await tx.run<{ id: string }>(abandonedStatement, [tx.now.subtract({ hours: ABANDONED_HOURS })]);
  return rows.map(({ id }) => id);
}

const lockStatement = {
  name: 'studio.book-feed.lock',
  text: `select ${matchColumns} from studio_book_match m where m.game_code = $1 and m.feed_key = $2 for update`,
};
const insertStatement = {
  name: 'studio.book-feed.insert',
  text: `insert into studio_book_match (id, game_code, league_id, league_name, sport, home, away, starts_at, ends_at, feed_key, feed,
           state)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'open') on conflict do nothing`,
};
const writeStatement = {
  name: 'studio.book-feed.write',
  text: `update studio_book_match m set feed = $2, starts_at = $3, ends_at = $4 where m.id = $1`,
};
const abandonedStatement = {
  name: 'studio.book-feed.abandoned',
  text: `select m.id from studio_book_match m where m.state = 'open' and m.feed_key is not null and m.starts_at < $1`,
};
