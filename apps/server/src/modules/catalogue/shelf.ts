import { type GameSelection, isOfKinds, searchKey, type SearchKind, splitSearch } from '@pelita/contract';
import { rememberedFor } from './remembered.ts';
import type { ShelvedGame, Snapshot } from './snapshot.ts';

/** Which titles stand on a shelf and in what order: pure, from listed titles and counted rounds. */

/** The titles that count as new: the last ones listed, and no longer than this ago. */
export const NEW_TITLES_MAXIMUM = 24;
const NEW_FOR_HOURS = 24 * 30;
/** A title is hot when it is among the most played of the last days. */
const HOT_TITLES_MAXIMUM = 24;
export const HOT_WINDOW_DAYS = 7;
export const RECENT_TITLES_MAXIMUM = 24;

export type ShelfFacts = {
  now: Temporal.Instant;
  /** Rounds with real money in the window, by game code. */
  rounds: ReadonlyMap<string, number>;
  /** The player's own, newest first. */
  favourites: readonly string[];
  recent: readonly string[];
};

export function newCodes(snapshot: Snapshot, now: Temporal.Instant): Set<string> {
  return new Set(snapshot.newestFirst.slice(0, countOfNew(snapshot, now)).map((game) => game.gameCode));
}

/** How many of the newest titles are new. */
export function countOfNew({ newestFirst }: Snapshot, now: Temporal.Instant): number {
  const earliest = now.subtract({ hours: NEW_FOR_HOURS }).epochMilliseconds;
  const latest = newestFirst.slice(0, NEW_TITLES_MAXIMUM);
  const firstOld = latest.findIndex((game) => game.listedAtMs < earliest);
  return firstOld < 0 ? latest.length : firstOld;
}

/** Titles that somebody played, the most played first, those of one count by name. */
export const playedFirst = rememberedFor((snapshot, rounds): readonly ShelvedGame[] => {
  const played = new Set([...rounds].filter(([, count]) => count > 0).map(([code]) => code));
  const countOf = (game: ShelvedGame): number => rounds.get(game.gameCode) ?? 0;
  return pick(snapshot, played).toSorted((a, b) => countOf(b) - countOf(a) || (a.name < b.name ? -1 : 1));
});

export const hotCodes = rememberedFor(
  (snapshot, rounds): ReadonlySet<string> =>
    new Set(
      playedFirst(snapshot, rounds)
        .slice(0, HOT_TITLES_MAXIMUM)
        .map((game) => game.gameCode),
    ),
);

/** Every title: those that an operator has put first, those that somebody played, and the others. */
const everyTitle = rememberedFor((snapshot, rounds): readonly ShelvedGame[] => {
  const first = new Set([...snapshot.picked, ...playedFirst(snapshot, rounds)]);
  return [...first, ...snapshot.games.filter((game) => !first.has(game))];
});

export function onShelf(snapshot: Snapshot, selection: GameSelection, facts: ShelfFacts): readonly ShelvedGame[] {
  switch (selection) {
    case 'ALL':
      return everyTitle(snapshot, facts.rounds);
    case 'NEW':
      return pick(snapshot, newCodes(snapshot, facts.now));
    case 'HOT':
      return pick(snapshot, hotCodes(snapshot, facts.rounds));
    case 'FAV':
      return pick(snapshot, facts.favourites);
    case 'RECENT':
      return pick(snapshot, facts.recent);
  }
}

/**
 * A title matches when its own name or its vendor's contains the words, whatever their case and accents, or when it is
 * of the kinds that they name and matches what is left of them.
 */
export function matchingText(text: string, known: readonly SearchKind[] = []): (game: Searched) => boolean {
  const wanted = searchKey(text);
  const { name, kinds } = splitSearch(text, known);
  const isNamed = ({ nameKey, vendorKey }: Searched, words: string): boolean =>
    nameKey.includes(words) || vendorKey.includes(words);
  return (game) =>
    isNamed(game, wanted) ||
    (kinds.length > 0 &&
      isOfKinds(kinds, { category: game.category, features: game.facts?.features ?? [] }) &&
      isNamed(game, name));
}

type Searched = Pick<ShelvedGame, 'nameKey' | 'vendorKey' | 'category' | 'facts'>;

function pick({ byCode }: Snapshot, codes: Iterable<string>): ShelvedGame[] {
  return [...codes].flatMap((code) => byCode.get(code) ?? []);
}
