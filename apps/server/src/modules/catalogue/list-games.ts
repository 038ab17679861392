import {
  type CallAnswer,
  type CallInput,
  type Game,
  type GameSelection,
  type PlayerId,
  Refusal,
  type listGames as listGamesCall,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { gameShape } from './game-shape.ts';
import { hotCodes, matchingText, newCodes, onShelf, RECENT_TITLES_MAXIMUM } from './shelf.ts';
import type { Shelves } from './shelves.ts';
import type { Snapshot } from './snapshot.ts';
import { favouriteCodes, type ListedGame, recentCodes } from './store.ts';

type Call = typeof listGamesCall;

/** Titles by category, vendor, selection and name, a page at a time. FAV and RECENT are somebody's: they need a token. */
export function listGames(shelves: Shelves) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const selection: GameSelection = query.selection ?? (query.isNew === '1' ? 'NEW' : 'ALL');
    const playerId = who.player?.playerId ?? null;
    if (!playerId && (selection === 'FAV' || selection === 'RECENT')) throw new Refusal('not_logged_in');

    const all = await shelves.snapshot(tx);
    const rounds = await shelves.rounds(tx);
    const matches = query.gameName ? matchingText(query.gameName) : null;
    const shelf = onShelf(all, selection, { now: tx.now, rounds, ...(await ownShelves(tx, playerId)) });
    const found = shelf.filter(
      (game) =>
        (!query.gameType || game.category === query.gameType) &&
        (!query.vassalage || game.vendorCode === query.vassalage) &&
        (!query.gameClassify || game.engine === query.gameClassify) &&
        (!matches || matches(game)),
    );
    const first = (query.pageNo - 1) * query.pageSize;
    return {
      games: shapes(found.slice(first, first + query.pageSize), all, tx.now, rounds),
      totalPages: Math.ceil(found.length / query.pageSize),
      totalCount: found.length,
    };
  };
}

/** Wire shapes of some titles, marked new and hot by where they stand among all. */
export function shapes(
  some: readonly ListedGame[],
  all: Snapshot,
  now: Temporal.Instant,
  rounds: ReadonlyMap<string, number>,
): Game[] {
  const fresh = newCodes(all, now);
  const hot = hotCodes(all, rounds);
  return some.map((game) => gameShape(game, { isNew: fresh.has(game.gameCode), isHot: hot.has(game.gameCode) }));
}

async function ownShelves(tx: Tx, playerId: PlayerId | null) {
  if (!playerId) return { favourites: [], recent: [] };
  return {
    favourites: await favouriteCodes(tx, playerId),
    recent: await recentCodes(tx, playerId, RECENT_TITLES_MAXIMUM),
  };
}
