import type { Game } from '@pelita/contract';
import { gameShape } from './game-shape.ts';
import { hotCodes, newCodes } from './shelf.ts';
import type { Shelves } from './shelves.ts';
import type { Snapshot } from './snapshot.ts';
import type { ListedGame } from './store.ts';

export type Standing = { all: Snapshot; rounds: ReadonlyMap<string, number>; now: Temporal.Instant };

/** Wire shapes of some titles, marked by where they stand among all. */
export function shapes(
  some: readonly ListedGame[],
  { isClosed }: Pick<Shelves, 'isClosed'>,
  { all, rounds, now }: Standing,
): Game[] {
  const fresh = newCodes(all, now);
  const hot = hotCodes(all, rounds);
  return some.map((game) =>
    gameShape(game, {
      isNew: fresh.has(game.gameCode),
      isHot: hot.has(game.gameCode),
      isClosed: isClosed(game),
    }),
  );
}
