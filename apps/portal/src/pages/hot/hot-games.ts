import { listHotGames, type Game } from '@pelita/contract';
import { hotGamesQuery } from '../../shared/play/hot-games-query.ts';
import type { Send } from '@pelita/client/send';

export type HotGames = { language: string; list: Game[] };

/** The most played titles of the last days. null when they cannot be had. */
export async function hotGames(send: Send, language: string): Promise<HotGames | null> {
  const answer = await send(listHotGames, { query: hotGamesQuery(language) }).catch(() => null);
  return answer && { language, list: answer.list };
}
