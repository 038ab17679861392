import {
  type CallAnswer,
  type CallInput,
  type GameSelection,
  type PlayerId,
  type listGames as listGamesCall,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { answersTo } from '../../platform/kept/answers-to.ts';
import { notLoggedIn } from '../../platform/http/not-logged-in.ts';
import { narrowed, sorted } from './narrowed.ts';
import { onShelf, RECENT_TITLES_MAXIMUM } from './shelf.ts';
import { rememberedFor } from './remembered.ts';
import { searchKindsOf } from './search-kinds-of.ts';
import type { Shelves } from './shelves.ts';
import { shapes } from './shapes.ts';
import type { ShelvedGame } from './snapshot.ts';
import { favouriteCodes, recentCodes } from './store.ts';

type Call = typeof listGamesCall;

const LISTS_KEPT = 64;

/** Titles by category, vendor, selection and name, a page at a time. FAV and RECENT are somebody's: they need a token. */
export function listGames(shelves: Shelves) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const selection: GameSelection = query.selection ?? (query.isNew === '1' ? 'NEW' : 'ALL');
    const playerId = who.player?.playerId ?? null;
    if (!playerId && (selection === 'FAV' || selection === 'RECENT')) throw notLoggedIn();

    const all = await shelves.snapshot(tx);
    const rounds = await shelves.rounds();
    const own = await ownShelves(tx, playerId);
    const { pageNo, pageSize, ...asked } = query;
    const language = query.language ?? who.language;
    const find = () => {
      const shelf = onShelf(all, selection, { now: tx.now, rounds, ...own });
      return sorted(narrowed(shelf, query, searchKindsOf(language)), query.sort, rounds);
    };
    const isEverybodys = selection === 'ALL' || selection === 'HOT';
    const found = isEverybodys ? foundOf(all, rounds)(JSON.stringify([language, asked]), find) : find();
    const first = (pageNo - 1) * pageSize;
    return {
      games: shapes(found.slice(first, first + pageSize), shelves, { all, rounds, now: tx.now }),
      totalPages: Math.ceil(found.length / pageSize),
      totalCount: found.length,
    };
  };
}

/** Lists that are asked for page by page, and by one visitor after the other. */
const foundOf = rememberedFor(() => answersTo<readonly ShelvedGame[]>(LISTS_KEPT));

async function ownShelves(tx: Tx, playerId: PlayerId | null) {
  if (!playerId) return { favourites: [], recent: [] };
  return {
    favourites: await favouriteCodes(tx, playerId),
    recent: await recentCodes(tx, playerId, RECENT_TITLES_MAXIMUM),
  };
}
