import { playedFirst } from './shelf.ts';
import type { Shelves } from './shelves.ts';
import type { ShelvedGame, Snapshot } from './snapshot.ts';
import type { ListedGame } from './store.ts';

const SUGGESTIONS_MAXIMUM = 6;

/**
 * What to play instead of a title that cannot be launched: of its category and open, the most played first, then those
 * of its studio, then those on the same engine.
 */
export function suggestedInstead(
  snapshot: Snapshot,
  rounds: ReadonlyMap<string, number>,
  isClosed: Shelves['isClosed'],
  game: ListedGame,
): ShelvedGame[] {
  const suits = (other: ShelvedGame): boolean =>
    other.category === game.category && other.gameCode !== game.gameCode && !isClosed(other);
  const chosen = new Set<ShelvedGame>();
  const add = (others: Iterable<ShelvedGame>, isWanted: (other: ShelvedGame) => boolean): void => {
    for (const other of others) {
      if (chosen.size === SUGGESTIONS_MAXIMUM) return;
      if (suits(other) && isWanted(other)) chosen.add(other);
    }
  };
  add(playedFirst(snapshot, rounds), () => true);
  add(snapshot.games, ({ vendorCode }) => vendorCode === game.vendorCode);
  add(snapshot.games, ({ engine }) => engine !== null && engine === game.engine);
  return [...chosen];
}
