import { getRecentGames, type Game } from '@pelita/contract';
import { send } from '../../shared/calls/send.ts';
import { loadFavourites } from './favourites.ts';

/** The games that the member launched last; their favourites come along. Without an answer there is no shelf. */
export async function loadOwnGames(language: string): Promise<Game[]> {
  const [recent] = await Promise.all([
    send(getRecentGames, { query: { language } }).catch(() => ({ list: [] })),
    loadFavourites().catch(() => undefined),
  ]);
  return recent.list;
}
