import { listGames, type GamePage } from '@pelita/contract';
import { type GameList, gameListQuery } from './game-list-query.ts';
import type { Send } from '@pelita/client/send';

/** The first page of a list in the language it was asked in. */
export type FirstGames = { language: string; page: GamePage };

/** For the document or the navigation. Without it the page asks again by itself. */
export async function firstGames(send: Send, list: GameList, language: string): Promise<FirstGames | null> {
  const page = await send(listGames, { query: gameListQuery(list, language, 1) }).catch(() => null);
  return page && { language, page };
}
