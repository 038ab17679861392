import type { BookSeed } from '@pelita/contract';
import { matchEngineOf, type Rates } from '@pelita/games/book';
import type { TableTerms } from '../tables/table-terms.ts';

/** A title of the studio that is a sportsbook: limits of a bet, and how often a league begins a match. */
export type BookTitle = {
  gameCode: string;
  name: string;
  category: string;
  engine: string;
  pictureUrl: string;
  terms: TableTerms;
  leagues: BookSeed['leagues'];
};

/** Of an offer to close a bet, in basis points. */
export const CASH_OUT_MARGIN = 200;
/** Of one on a match outside, whose worth its prices tell and whose news comes to us late. */
export const CASH_OUT_MARGIN_OUTSIDE = 500;
/** So many maxima of one bet are the most on a match, and the most that a bet returns. */
const MATCH_OF_MAXIMA = 5n;
const RETURN_OF_MAXIMA = 50n;

export const matchMaximumMinor = ({ maximumMinor }: TableTerms): bigint => maximumMinor * MATCH_OF_MAXIMA;
export const returnMaximumMinor = ({ maximumMinor }: TableTerms): bigint => maximumMinor * RETURN_OF_MAXIMA;

/** Matches are made so long ahead, and shown so long after their end. */
export const AHEAD_SECONDS = 1_800;
export const SHOWN_AFTER_SECONDS = 120;
/** Between the longest end of a match and the next one's start. */
const PAUSE_SECONDS = 40;

/** A match as its league's plan has it. */
export type PlannedMatch = {
  leagueId: string;
  leagueName: string;
  engine: string;
  lane: number;
  slot: number;
  home: string;
  away: string;
  rates: Rates;
  minuteMs: number;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
};

/**
 * All matches of a book that begin after one instant and not after another. Each lane of each league begins one every so
 * many seconds of the universal clock, and the lanes are spread, so that something is always open and something live. In
 * a season everybody meets everybody at home and away.
 */
export function plannedMatches(
  { leagues, terms }: BookTitle,
  after: Temporal.Instant,
  until: Temporal.Instant,
): PlannedMatch[] {
  const cycleMs = terms.roundSeconds * 1_000;
  const lanes = leagues.flatMap((league) => Array.from({ length: league.lanes }, (_, lane) => ({ league, lane })));
  return lanes.flatMap(({ league, lane }, place) => {
    const offset = Math.floor((cycleMs * place) / lanes.length);
    const engine = matchEngineOf(league.engine);
    const minuteMs = Math.floor((cycleMs - PAUSE_SECONDS * 1_000) / engine.minutes);
    const first = Math.floor((after.epochMilliseconds - offset) / cycleMs) + 1;
    const last = Math.floor((until.epochMilliseconds - offset) / cycleMs);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => {
      const slot = first + i;
      const [home, away] = pairing(league.teams, slot * league.lanes + lane);
      const startsMs = slot * cycleMs + offset;
      return {
        leagueId: league.id,
        leagueName: league.name,
        engine: league.engine,
        lane,
        slot,
        home: home.name,
        away: away.name,
        rates: engine.rates(home.rating, away.rating),
        minuteMs,
        startsAt: Temporal.Instant.fromEpochMilliseconds(startsMs),
        endsAt: Temporal.Instant.fromEpochMilliseconds(startsMs + engine.minutes * minuteMs),
      };
    });
  });
}

type Team = BookTitle['leagues'][number]['teams'][number];

/** Round robin by the circle: the first team stays, the others move on by one each round; then once more with home and away swapped. */
function pairing(teams: readonly Team[], match: number): [home: Team, away: Team] {
  const size = teams.length;
  const pairs = size / 2;
  const rounds = size - 1;
  const round = Math.floor(match / pairs) % (2 * rounds);
  const place = match % pairs;
  const at = (seat: number): Team => {
    const team = teams[seat === 0 ? 0 : 1 + ((seat - 1 + round) % rounds)];
    if (!team) throw new RangeError('a league with an odd number of teams');
    return team;
  };
  const pair: [Team, Team] = [at(place), at(size - 1 - place)];
  // Who stays would otherwise be at home in every round.
  const isSwapped = round >= rounds !== (place === 0 && (round % rounds) % 2 === 1);
  return isSwapped ? [pair[1], pair[0]] : pair;
}
