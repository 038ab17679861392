import {
  type addFavourite as addFavouriteCall,
  type CallAnswer,
  type CallInput,
  type getFavourites as getFavouritesCall,
  type getRecentGames as getRecentGamesCall,
  type listFavourites as listFavouritesCall,
  Refusal,
  type removeFavourite as removeFavouriteCall,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { shapes } from './shapes.ts';
import { onShelf, RECENT_TITLES_MAXIMUM } from './shelf.ts';
import type { Shelves } from './shelves.ts';
import { deleteFavourite, favouriteCodes, gameByNodeId, insertFavourite, recentCodes } from './store.ts';

/** A player's own shelf: favourites and recent launches. Adding and removing twice is the same as once. */

export async function addFavourite(
  tx: Tx,
  who: CallerOf<typeof addFavouriteCall>,
  { body }: CallInput<typeof addFavouriteCall>,
): Promise<CallAnswer<typeof addFavouriteCall>> {
  const game = await gameByNodeId(tx, body.nodeId);
  if (!game?.isAvailable) throw new Refusal('game_unknown');
  await insertFavourite(tx, who.player.playerId, game.gameCode);
  return { done: true };
}

export async function removeFavourite(
  tx: Tx,
  who: CallerOf<typeof removeFavouriteCall>,
  { query }: CallInput<typeof removeFavouriteCall>,
): Promise<CallAnswer<typeof removeFavouriteCall>> {
  const game = await gameByNodeId(tx, query.nodeId);
  if (game) await deleteFavourite(tx, who.player.playerId, game.gameCode);
  return { done: true };
}

export function getFavourites(shelves: Shelves) {
  return async (tx: Tx, who: CallerOf<typeof getFavouritesCall>): Promise<CallAnswer<typeof getFavouritesCall>> => {
    const { byCode } = await shelves.snapshot(tx);
    const codes = await favouriteCodes(tx, who.player.playerId);
    return codes.flatMap((code) => byCode.get(code)?.nodeId ?? []);
  };
}

export function listFavourites(shelves: Shelves) {
  return async (
    tx: Tx,
    who: CallerOf<typeof listFavouritesCall>,
    { query }: CallInput<typeof listFavouritesCall>,
  ): Promise<CallAnswer<typeof listFavouritesCall>> => {
    const [all, rounds] = [await shelves.snapshot(tx), await shelves.rounds()];
    const favourites = await favouriteCodes(tx, who.player.playerId);
    const games = onShelf(all, 'FAV', { now: tx.now, rounds, favourites, recent: [] });
    const first = (query.pageNo - 1) * query.pageSize;
    return {
      content: shapes(games.slice(first, first + query.pageSize), shelves, { all, rounds, now: tx.now }),
      pageNum: query.pageNo,
      totalPages: Math.ceil(games.length / query.pageSize),
    };
  };
}

export function getRecentGames(shelves: Shelves) {
  return async (tx: Tx, who: CallerOf<typeof getRecentGamesCall>): Promise<CallAnswer<typeof getRecentGamesCall>> => {
    const all = await shelves.snapshot(tx);
    const rounds = await shelves.rounds();
    const recent = await recentCodes(tx, who.player.playerId, RECENT_TITLES_MAXIMUM);
    const games = onShelf(all, 'RECENT', { now: tx.now, rounds, favourites: [], recent });
    return { list: shapes(games, shelves, { all, rounds, now: tx.now }) };
  };
}
