import {
  type addFavourite as addFavouriteCall,
  type CallAnswer,
  type CallInput,
  type getFavourites as getFavouritesCall,
  type getRecentGames as getRecentGamesCall,
  Refusal,
  type removeFavourite as removeFavouriteCall,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import type { RoundCounts } from './needs.ts';
import { shapes } from './list-games.ts';
import { onShelf, RECENT_TITLES_MAXIMUM } from './shelf.ts';
import { deleteFavourite, favouriteCodes, gameByNodeId, insertFavourite, listedGames, recentCodes } from './store.ts';

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

export async function getFavourites(
  tx: Tx,
  who: CallerOf<typeof getFavouritesCall>,
): Promise<CallAnswer<typeof getFavouritesCall>> {
  const favourites = new Set(await favouriteCodes(tx, who.player.playerId));
  const games = await listedGames(tx);
  return games.filter((game) => favourites.has(game.gameCode)).map((game) => game.nodeId);
}

export function getRecentGames(roundCounts: RoundCounts) {
  return async (tx: Tx, who: CallerOf<typeof getRecentGamesCall>): Promise<CallAnswer<typeof getRecentGamesCall>> => {
    const all = await listedGames(tx);
    const rounds = await roundCounts(tx);
    const recent = await recentCodes(tx, who.player.playerId, RECENT_TITLES_MAXIMUM);
    const games = onShelf(all, 'RECENT', { now: tx.now, rounds, favourites: [], recent });
    return { list: shapes(games, all, tx.now, rounds) };
  };
}
