import type { CallInput, GameSort, listGames, SearchKind } from '@pelita/contract';
import { matchingText } from './shelf.ts';
import type { ShelvedGame } from './snapshot.ts';

type Query = CallInput<typeof listGames>['query'];

/** The titles of a shelf that suit everything that was asked: what was not asked narrows nothing. */
export function narrowed(
  shelf: readonly ShelvedGame[],
  query: Query,
  kinds: readonly SearchKind[],
): readonly ShelvedGame[] {
  const { gameType, vassalage, gameClassify, gameName, feature, volatility, rtpFrom, rtpTo } = query;
  const wanted: ((game: ShelvedGame) => boolean)[] = [
    ...(gameType ? [(game: ShelvedGame) => game.category === gameType] : []),
    ...(vassalage ? [(game: ShelvedGame) => game.vendorCode === vassalage] : []),
    ...(gameClassify ? [({ facts }: ShelvedGame) => facts?.family === gameClassify] : []),
    ...(feature ? [({ facts }: ShelvedGame) => facts?.features.some((name) => name === feature) === true] : []),
    ...(volatility ? [({ facts }: ShelvedGame) => facts?.volatility === volatility] : []),
    ...(rtpFrom ? [({ rtp }: ShelvedGame) => rtp !== null && rtp >= Number(rtpFrom)] : []),
    ...(rtpTo ? [({ rtp }: ShelvedGame) => rtp !== null && rtp <= Number(rtpTo)] : []),
    ...(gameName ? [matchingText(gameName, kinds)] : []),
  ];
  return wanted.length === 0 ? shelf : shelf.filter((game) => wanted.every((suits) => suits(game)));
}

/** In the order that was asked for; without one the shelf keeps its own. */
export function sorted(
  games: readonly ShelvedGame[],
  sort: GameSort | undefined,
  rounds: ReadonlyMap<string, number>,
): readonly ShelvedGame[] {
  const played = (game: ShelvedGame): number => rounds.get(game.gameCode) ?? 0;
  switch (sort) {
    case undefined:
      return games;
    case 'name':
      return games.toSorted(byName);
    case 'newest':
      return games.toSorted((a, b) => b.listedAtMs - a.listedAtMs || b.position - a.position);
    case 'popular':
      return games.toSorted((a, b) => played(b) - played(a) || byName(a, b));
    case 'rtp':
      return games.toSorted((a, b) => (b.rtp ?? -1) - (a.rtp ?? -1) || byName(a, b));
  }
}

function byName(a: ShelvedGame, b: ShelvedGame): number {
  return a.alphabetical - b.alphabetical;
}
