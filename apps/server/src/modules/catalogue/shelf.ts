import type { GameSelection } from '@pelita/contract';
import type { ListedGame } from './store.ts';

/** Which titles stand on a shelf and in what order: pure, from listed titles and counted rounds. */

/** The titles that count as new: the last ones listed, and no longer than this ago. */
export const NEW_TITLES_MAXIMUM = 24;
const NEW_FOR_DAYS = 30;
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

export function newCodes(games: readonly ListedGame[], now: Temporal.Instant): Set<string> {
  const earliest = now.subtract({ hours: 24 * NEW_FOR_DAYS });
  return new Set(
    games
      .filter((game) => Temporal.Instant.compare(game.listedAt, earliest) >= 0)
      .toSorted(newestFirst)
      .slice(0, NEW_TITLES_MAXIMUM)
      .map((game) => game.gameCode),
  );
}

export function hotCodes(games: readonly ListedGame[], rounds: ReadonlyMap<string, number>): Set<string> {
  return new Set(
    games
      .filter((game) => played(rounds, game) > 0)
      .toSorted((a, b) => played(rounds, b) - played(rounds, a) || byName(a, b))
      .slice(0, HOT_TITLES_MAXIMUM)
      .map((game) => game.gameCode),
  );
}

export function onShelf(games: readonly ListedGame[], selection: GameSelection, facts: ShelfFacts): ListedGame[] {
  switch (selection) {
    case 'ALL':
      return games.toSorted((a, b) => played(facts.rounds, b) - played(facts.rounds, a) || byName(a, b));
    case 'NEW':
      return pick(games, newCodes(games, facts.now));
    case 'HOT':
      return pick(games, hotCodes(games, facts.rounds));
    case 'FAV':
      return pick(games, facts.favourites);
    case 'RECENT':
      return pick(games, facts.recent);
  }
}

/** A title matches when its own name or its vendor's contains the words, whatever their case and accents. */
export function matchesText(game: ListedGame, text: string): boolean {
  const wanted = plain(text);
  return plain(game.name).includes(wanted) || plain(game.vendorName).includes(wanted);
}

function pick(games: readonly ListedGame[], codes: Iterable<string>): ListedGame[] {
  const byCode = new Map<string, ListedGame>(games.map((game) => [game.gameCode, game]));
  return [...codes].flatMap((code) => byCode.get(code) ?? []);
}

function played(rounds: ReadonlyMap<string, number>, game: ListedGame): number {
  return rounds.get(game.gameCode) ?? 0;
}

function newestFirst(a: ListedGame, b: ListedGame): number {
  return Temporal.Instant.compare(b.listedAt, a.listedAt) || b.position - a.position;
}

function byName(a: ListedGame, b: ListedGame): number {
  return a.name.localeCompare(b.name, 'en');
}

/** Accents of Latin, Greek and Cyrillic letters are left out; the marks of other scripts are letters to their readers. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .trim();
}
