import type { CallRequest, listHotGames } from '@pelita/contract';

/** GAME-04: hot games are asked for as the whole family of these portals asks. */
export function hotGamesQuery(language: string): CallRequest<typeof listHotGames>['query'] {
  return { isPlatform: '2', platform: 'flash,html5-desktop', language };
}
