import {
  type CallAnswer,
  type CallInput,
  type GameSelection,
  type PlayerId,
  Refusal,
  type listGames as listGamesCall,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { narrowed, sorted } from './narrowed.ts';
import { onShelf, RECENT_TITLES_MAXIMUM } from './shelf.ts';
import type { Shelves } from './shelves.ts';
import { shapes } from './shapes.ts';
import { favouriteCodes, recentCodes } from './store.ts';

type Call = typeof listGamesCall;

/** Titles by category, vendor, selection and name, a page at a time. FAV and RECENT are somebody's: they need a token. */
export function listGames(shelves: Shelves) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const selection: GameSelection = query.selection ?? (query.isNew === '1' ? 'NEW' : 'ALL');
    const playerId = who.player?.playerId ?? null;
    if (!playerId && (selection === 'FAV' || selection === 'RECENT')) throw new Refusal('not_logged_in');

    const all = await shelves.snapshot(tx);
    const rounds = await shelves.rounds(tx);
    const shelf = onShelf(all, selection, { now: tx.now, rounds, ...(await ownShelves(tx, playerId)) });
    const found = sorted(narrowed(shelf, query), query.sort, rounds);
    const first = (query.pageNo - 1) * query.pageSize;
    return {
      games: shapes(found.slice(first, first + query.pageSize), shelves, { all, rounds, now: tx.now }),
      totalPages: Math.ceil(found.length / query.pageSize),
      totalCount: found.length,
    };
  };
}

async function ownShelves(tx: Tx, playerId: PlayerId | null) {
  if (!playerId) return { favourites: [], recent: [] };
  return {
    favourites: await favouriteCodes(tx, playerId),
    recent: await recentCodes(tx, playerId, RECENT_TITLES_MAXIMUM),
  };
}
