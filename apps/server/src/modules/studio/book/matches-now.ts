import { decimalText } from '@pelita/games/book';
import type { Tx } from '../../../platform/database/tx.ts';
import type { BookTitle } from './book-terms.ts';
import { lookAt, type MatchLook } from './match-look.ts';
import type { StatesOf } from './match-states.ts';
import { type MatchRow, nextMatches } from './match-store.ts';

/** A match from outside its book: how it stands, and what is paid for its result. */
export type MatchGlance = {
  gameCode: string;
  matchId: string;
  league: string;
  isVirtual: boolean;
  home: string;
  away: string;
  isLive: boolean;
  startsAt: Temporal.Instant;
  minute: number;
  minutes: number;
  score: { home: number; away: number };
  odds: { selection: 'home' | 'draw' | 'away'; odds: string }[];
};

/** So many of each book. */
const OF_EACH = 4;
const sides = ['home', 'draw', 'away'] as const;

/** Matches that are live or begin next, by start. */
export function matchesNow({ statesOf }: { statesOf: StatesOf }) {
  return async (tx: Tx, books: readonly Pick<BookTitle, 'gameCode'>[]): Promise<MatchGlance[]> => {
    const rows = await nextMatches(
      tx,
      books.map(({ gameCode }) => gameCode),
      OF_EACH,
    );
    const glances = [];
    for (const row of rows) {
      const look = lookAt(row, await statesOf(row), tx.now);
      if (look.phase === 'open' || look.phase === 'live') glances.push(glanceAt(row, look));
    }
    return glances;
  };
}

function glanceAt(row: MatchRow, look: MatchLook): MatchGlance {
  const result = look.markets().find(({ kind, isSuspended }) => kind === 'result' && !isSuspended);
  return {
    gameCode: row.game_code,
    matchId: row.id,
    league: row.league_name ?? row.league_id,
    isVirtual: row.engine !== null,
    home: row.home,
    away: row.away,
    isLive: look.phase === 'live',
    startsAt: row.starts_at,
    minute: look.minute,
    minutes: look.minutes,
    score: look.score,
    odds: sides.flatMap((selection) => {
      const price = result?.selections.find(({ id }) => id === selection);
      return price ? [{ selection, odds: decimalText(price.hundredths) }] : [];
    }),
  };
}
