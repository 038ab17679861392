import type { Snapshots } from './snapshot.ts';
import type { ListedGame } from './store.ts';

/** What every list of the lobby is made from. */
export type Shelves = Snapshots & {
  /** Rounds by game code over the days in which a title can become hot, as they were counted some seconds ago. */
  rounds: () => Promise<ReadonlyMap<string, number>>;
  /** Whether the title, or its vendor, is under maintenance now. */
  isClosed: (game: Pick<ListedGame, 'maintenance'>) => boolean;
};
