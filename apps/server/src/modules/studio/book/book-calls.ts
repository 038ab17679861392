import {
  BOOK_BETS_PER_PAGE,
  type CallAnswer,
  decimalFromMinor,
  type getStudioBook,
  type listBookBets,
  type listBookResults,
  MATCH_RESULTS_PER_PAGE,
  type StudioBook,
} from '@pelita/contract';
import type { VouchedPlayer } from '../launch/authenticate.ts';
import { betsOf } from './bet-store.ts';
import { shownBets } from './bet-view.ts';
import type { BookNeeds, BookPlayer } from './book.ts';
import { type BookTitle, matchMaximumMinor, returnMaximumMinor, SHOWN_AFTER_SECONDS } from './book-terms.ts';
import { lookAt } from './match-look.ts';
import { endedMatches, type MatchRow, shownMatches } from './match-store.ts';
import { matchShape, playedShape } from './match-view.ts';
import { planMatches } from './plan-matches.ts';
import { matchEngineOf } from '@pelita/games/book';

/** Open bets are few: limits on each match hold them. */
const OPEN_BETS_SHOWN = 100;

/** What the page of a book needs to open. */
export async function openBook(
  needs: BookNeeds,
  player: VouchedPlayer<BookTitle>,
): Promise<CallAnswer<typeof getStudioBook>> {
  const { title, gameCode, currency, userId } = player;
  const { terms } = title;
  const money = (minor: bigint) => decimalFromMinor(minor, currency);
  await planMatches(needs.studio, title);
  const now = needs.clock.now();
  return needs.database.reading(async (tx) => {
    const rows = await shownMatches(tx, gameCode, now.subtract({ seconds: SHOWN_AFTER_SECONDS }));
    const matches = [];
    for (const row of rows) matches.push(matchShape(row, lookAt(row, await needs.statesOf(row), now)));
    const bets = await betsOf(tx, { userId, gameCode, state: 'open', before: null, limit: OPEN_BETS_SHOWN });
    return {
      gameCode,
      name: title.name,
      currency,
      balance: money(player.balanceMinor),
      minimum: money(terms.minimumMinor),
      maximum: money(terms.maximumMinor),
      matchMaximum: money(matchMaximumMinor(terms)),
      returnMaximum: money(returnMaximumMinor(terms)),
      leagues: leaguesOf(title, rows),
      news: { now: now.toString(), matches, gone: [] },
      bets: await shownBets(tx, needs, bets),
    };
  });
}

/** Those of the plan, and those of matches outside. */
function leaguesOf({ leagues }: BookTitle, rows: readonly MatchRow[]): StudioBook['leagues'] {
  const planned = leagues.map(({ id, name, engine }) => ({ id, name, engine, sport: matchEngineOf(engine).sport }));
  const outside = rows.flatMap(({ league_id: id, sport, feed }) =>
    feed ? [{ id, name: feed.leagueName, engine: '', sport }] : [],
  );
  return [...new Map([...outside, ...planned].map((league) => [league.id, league])).values()];
}

export async function listBets(
  needs: BookNeeds,
  { userId, gameCode }: BookPlayer,
  { state, before }: { state: 'open' | 'over'; before: string | null },
): Promise<CallAnswer<typeof listBookBets>> {
  return needs.database.reading(async (tx) => {
    const found = await betsOf(tx, { userId, gameCode, state, before, limit: BOOK_BETS_PER_PAGE + 1 });
    const bets = await shownBets(tx, needs, found.slice(0, BOOK_BETS_PER_PAGE));
    return { bets, hasMore: found.length > BOOK_BETS_PER_PAGE };
  });
}

export async function listResults(
  needs: BookNeeds,
  { gameCode }: BookPlayer,
  before: string | null,
): Promise<CallAnswer<typeof listBookResults>> {
  return needs.database.reading(async (tx) => {
    const found = await endedMatches(tx, { gameCode, before, limit: MATCH_RESULTS_PER_PAGE + 1 });
    const matches = [];
    for (const row of found.slice(0, MATCH_RESULTS_PER_PAGE))
      matches.push(await playedShape(row, needs.statesOf, needs.clock.now()));
    return { matches, hasMore: found.length > MATCH_RESULTS_PER_PAGE };
  });
}
