import type { CallRequest, listGames } from '@pelita/contract';
import type { OpenCategory } from '../../shared/play/categories.ts';
import type { GameListSearch } from './game-list-search.ts';

/** Few enough for the document, enough for the first screens of a wide window. */
export const LIST_PAGE_SIZE = 48;

/** A list of titles: the category of the page and what its address asks. */
export type GameList = { gameType: OpenCategory; search: GameListSearch };

/** The call's query for one page of a list. */
export function gameListQuery(
  { gameType, search }: GameList,
  language: string,
  pageNo: number,
): CallRequest<typeof listGames>['query'] {
  return {
    gameType,
    selection: search.selection ?? 'ALL',
    ...(search.vassalage === undefined ? {} : { vassalage: search.vassalage }),
    ...(search.q === undefined ? {} : { gameName: search.q }),
    ...(search.sort === undefined ? {} : { sort: search.sort }),
    ...(search.volatility === undefined ? {} : { volatility: search.volatility }),
    ...(search.feature === undefined ? {} : { feature: search.feature }),
    ...(search.classify === undefined ? {} : { gameClassify: search.classify }),
    ...(search.rtp === undefined ? {} : { rtpFrom: search.rtp }),
    pageNo: String(pageNo),
    pageSize: String(LIST_PAGE_SIZE),
    language,
  };
}
