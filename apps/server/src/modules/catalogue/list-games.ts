import {
  type CallAnswer,
  type CallInput,
  type GameSelection,
  type PlayerId,
  listGames as listGamesCall,
} from '@pelita/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { keptAnswer } from '../../platform/http/kept-answer.ts';
import { notLoggedIn } from '../../platform/http/not-logged-in.ts';
import { answersTo } from '../../platform/kept/answers-to.ts';
import { narrowed, sorted } from './narrowed.ts';
import { countOfNew, onShelf, RECENT_TITLES_MAXIMUM } from './shelf.ts';
import { rememberedFor } from './remembered.ts';
import { searchKindsOf } from './search-kinds-of.ts';
import type { Shelves } from './shelves.ts';
import { shapes } from './shapes.ts';
import type { ShelvedGame } from './snapshot.ts';
import { favouriteCodes, recentCodes } from './store.ts';

type Call = typeof listGamesCall;
type Answer = CallAnswer<Call>;

const LISTS_KEPT = 64;
const PAGES_KEPT = 256;

/** Titles by category, vendor, selection and name, a page at a time. FAV and RECENT are somebody's: they need a token. */
export function listGames(shelves: Shelves, clock: Clock) {
  return async (database: Database, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<Answer> => {
    const selection: GameSelection = query.selection ?? (query.isNew === '1' ? 'NEW' : 'ALL');
    const isOwn = selection === 'FAV' || selection === 'RECENT';
    if (isOwn && !who.player) throw notLoggedIn();

    const own = isOwn && who.player ? await ownShelves(database, who.player.playerId) : noShelves;
    const [all, rounds, now] = [await shelves.latest(), await shelves.rounds(), clock.now()];
    const { pageNo, pageSize, ...asked } = query;
    const language = query.language ?? who.language;
    const find = () => {
      const shelf = onShelf(all, selection, { now, rounds, ...own });
      return sorted(narrowed(shelf, query, searchKindsOf(language)), query.sort, rounds);
    };
    // Which titles are new is a question of the instant, too.
    const isSameForAll = selection === 'ALL' || selection === 'HOT';
    const found = isSameForAll ? foundOf(all, rounds)(JSON.stringify([language, asked]), find) : find();
    const first = (pageNo - 1) * pageSize;
    const page = found.slice(first, first + pageSize);
    const answer = (): Answer => ({
      games: shapes(page, shelves, { all, rounds, now }),
      totalPages: Math.ceil(found.length / pageSize),
      totalCount: found.length,
    });
    if (!isSameForAll) return answer();
    const closed = page.flatMap((game) => (shelves.isClosed(game) ? game.gameCode : []));
    const question = JSON.stringify([language, query, countOfNew(all, now), closed]);
    return pagesOf(all, rounds)(question, () => keptAnswer(listGamesCall, answer()));
  };
}

/** Lists that are asked for page by page, and by one visitor after the other. */
const foundOf = rememberedFor(() => answersTo<readonly ShelvedGame[]>(LISTS_KEPT));
/** Their pages, as they are sent. */
const pagesOf = rememberedFor(() => answersTo<Answer>(PAGES_KEPT));

const noShelves = { favourites: [], recent: [] };

function ownShelves(database: Database, playerId: PlayerId) {
  return database.reading(async (tx: Tx) => ({
    favourites: await favouriteCodes(tx, playerId),
    recent: await recentCodes(tx, playerId, RECENT_TITLES_MAXIMUM),
  }));
}
