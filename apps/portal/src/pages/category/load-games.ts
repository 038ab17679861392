import { listGames, type GamePage } from '@pelita/contract';
import { type GameList, gameListQuery } from './game-list-query.ts';

export async function loadGames(
  list: GameList,
  language: string,
  pageNo: number,
  signal: AbortSignal,
): Promise<GamePage> {
  const { send } = await import('../../shared/calls/send.ts');
  return send(listGames, { query: gameListQuery(list, language, pageNo) }, { signal });
}
