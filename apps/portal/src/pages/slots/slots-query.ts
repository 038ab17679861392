import type { CallRequest, listGames } from '@pelita/contract';
import type { SlotsSearch } from './slots-search.ts';

const SLOTS_PAGE_SIZE = 48;

/** The call's query for what the address asks. */
export function slotsQuery(
  search: SlotsSearch,
  language: string,
  pageNo: number,
): CallRequest<typeof listGames>['query'] {
  return {
    gameType: 'RNG',
    selection: search.selection ?? 'ALL',
    ...(search.vassalage === undefined ? {} : { vassalage: search.vassalage }),
    ...(search.q === undefined ? {} : { gameName: search.q }),
    pageNo: String(pageNo),
    pageSize: String(SLOTS_PAGE_SIZE),
    language,
  };
}
