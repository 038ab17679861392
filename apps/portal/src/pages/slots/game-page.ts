import { listGames, type GamePage } from '@pelita/contract';
import { slotsQuery } from './slots-query.ts';
import type { SlotsSearch } from './slots-search.ts';

export async function gamePage(
  search: SlotsSearch,
  language: string,
  pageNo: number,
  signal: AbortSignal,
): Promise<GamePage> {
  const { send } = await import('../../shared/calls/send.ts');
  return send(listGames, { query: slotsQuery(search, language, pageNo) }, { signal });
}
