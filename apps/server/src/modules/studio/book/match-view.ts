import type { BookMatch, PlayedMatch } from '@pelita/contract';
import { decimalText, eventsOf, lineText } from '@pelita/games/book';
import { type MatchLook, lookAt } from './match-look.ts';
import { matchName, type StatesOf } from './match-states.ts';
import type { MatchRow } from './match-store.ts';

export function matchShape(row: MatchRow, look: MatchLook): BookMatch {
  const isOver = row.state !== 'open';
  return {
    matchId: row.id,
    leagueId: row.league_id,
    sport: row.sport,
    isVirtual: row.engine !== null,
    home: row.home,
    away: row.away,
    phase: look.phase,
    startsAt: row.starts_at.toString(),
    endsAt: row.ends_at.toString(),
    minute: look.minute,
    minutes: look.minutes,
    nextAt: look.nextAt?.toString() ?? null,
    score: look.score,
    rounds: look.rounds,
    events: look.events,
    version: look.version,
    suspendedUntil: look.isSuspended ? (look.nextAt?.toString() ?? null) : null,
    markets: look.markets().map(({ id, kind, quarters, isMain, isSuspended, selections }) => ({
      id,
      kind,
      line: quarters === null ? null : lineText(quarters),
      isMain,
      isSuspended,
      selections: selections.map((one) => ({ id: one.id, odds: decimalText(one.hundredths) })),
    })),
    commitment: row.commitment,
    ...(row.home_rate === null || row.away_rate === null
      ? {}
      : { rates: { home: row.home_rate, away: row.away_rate } }),
    serverSeed: isOver ? row.kept_server_seed : null,
  };
}

/** What is told anew when it changes. */
export function changeOf(row: MatchRow, look: MatchLook): string {
  const told = row.engine === null ? ` ${look.isSuspended}` : '';
  return `${look.phase} ${look.version} ${row.result_no}${told}`;
}

export async function playedShape(row: MatchRow, statesOf: StatesOf, now: Temporal.Instant): Promise<PlayedMatch> {
  const states = await statesOf(row);
  const { score } = lookAt(row, states, now);
  const isRevealed =
    row.engine !== null && row.commitment !== null && row.kept_server_seed !== null && row.state !== 'open';
  return {
    matchId: row.id,
    leagueId: row.league_id,
    sport: row.sport,
    home: row.home,
    away: row.away,
    startsAt: row.starts_at.toString(),
    isVoid: row.is_void,
    score,
    isCorrected: row.result_no > 1,
    events: states ? eventsOf(states) : [],
    record: isRevealed
      ? {
          engine: row.engine ?? '',
          match: matchName(row),
          homeRate: row.home_rate ?? 0,
          awayRate: row.away_rate ?? 0,
          commitment: row.commitment ?? '',
          serverSeed: row.kept_server_seed ?? '',
        }
      : null,
  };
}
