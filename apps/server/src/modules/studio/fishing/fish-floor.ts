import type { FishEventData, FishEventName } from '@pelita/contract';
import type { Platform } from '../../../platform/platform.ts';
import { fishTableFor } from './fish-seats.ts';
import { fishSeatOf, fishSeatsAt, noteFishersSeen, settledVolleys, type TableVolley } from './fish-table-store.ts';
import { shotsOf } from './volley-store.ts';

/** Somebody who has the page of a fishing title open, by one stream. */
export type FishWatcher = { userId: string; gameCode: string; write: (frame: string) => void };

/** The people of this process who fish in company, and what happens before the tanks of their tables. */
export type FishFloor = {
  join(watcher: FishWatcher): () => void;
  /** The player has taken a seat, or left it: told at once, not with the next look. */
  changed(userId: string, gameCode: string): void;
  stop(): void;
};

type Watched = FishWatcher & { tableId: string | null; toldTable: string };

const STEP_MS = 250;
/** So many looks between two signs of life. */
const LOOKS_PER_SIGN = 60;

/**
 * Looks at the tables of its watchers, and tells each who sits there and what the others have shot, once it is settled and by
 * whichever process. Two questions a look for all tables; none while nobody sits at one.
 */
export function createFishFloor(needs: Pick<Platform, 'database' | 'log'>): FishFloor {
  const watchers = new Set<Watched>();
  /** By table, the volleys that were told or that were there before anybody looked. */
  const told = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;
  let looks = 0;

  function look(): void {
    looking ??= lookOnce()
      .catch((err: unknown) => needs.log.error({ err }, 'tables of fishing games could not be looked at'))
      .finally(() => (looking = null));
  }

  async function lookOnce(): Promise<void> {
    looks += 1;
    if (looks % LOOKS_PER_SIGN === 1) await showLife();
    const ids = [...new Set([...watchers].flatMap(({ tableId }) => tableId ?? []))];
    for (const id of told.keys()) if (!ids.includes(id)) told.delete(id);
    if (ids.length === 0) return;
    const [seats, volleys] = await needs.database.reading(async (tx) => [
      Map.groupBy(await fishSeatsAt(tx, ids), ({ table_id }) => table_id),
      Map.groupBy(await settledVolleys(tx, ids), ({ table_id }) => table_id),
    ]);
    for (const watcher of watchers)
      if (watcher.tableId !== null) tellTable(watcher, fishTableFor(seats.get(watcher.tableId) ?? [], watcher.userId));
    for (const id of ids) tellVolleys(id, volleys.get(id) ?? []);
  }

  function tellTable(watcher: Watched, table: FishEventData<'table'>['table']): void {
    const word = JSON.stringify(table);
    // Unseated: nothing of this table concerns the watcher any more.
    if (table === null) watcher.tableId = null;
    if (watcher.toldTable === word) return;
    watcher.toldTable = word;
    tell(watcher, 'table', { table });
  }

  function tellVolleys(tableId: string, volleys: readonly TableVolley[]): void {
    const known = told.get(tableId);
    told.set(tableId, new Set(volleys.map(({ round_id }) => round_id)));
    if (!known) return;
    for (const { round_id, user_id, seat, stops } of volleys) {
      if (known.has(round_id)) continue;
      const shots = shotsOf(stops).map(({ weapon, catches }) => ({ weapon, catches: [...catches] }));
      for (const watcher of watchers)
        if (watcher.tableId === tableId && watcher.userId !== user_id) tell(watcher, 'volley', { seat, shots });
    }
  }

  async function showLife(): Promise<void> {
    const byGame = Map.groupBy(watchers, ({ gameCode }) => gameCode);
    for (const [gameCode, here] of byGame)
      await needs.database.transaction((tx) =>
        noteFishersSeen(
          tx,
          gameCode,
          here.map(({ userId }) => userId),
        ),
      );
  }

  async function find(watcher: Watched): Promise<void> {
    const seat = await needs.database.transaction(async (tx) => {
      await noteFishersSeen(tx, watcher.gameCode, [watcher.userId]);
      return fishSeatOf(tx, watcher);
    });
    watcher.tableId = seat?.table_id ?? null;
    if (watcher.tableId === null) tellTable(watcher, null);
    look();
  }

  const warn = (err: unknown) => needs.log.warn({ err }, 'a table of a fishing game could not be followed');

  return {
    join(watcher) {
      const watched: Watched = { ...watcher, tableId: null, toldTable: '' };
      watchers.add(watched);
      timer ??= setInterval(look, STEP_MS).unref();
      find(watched).catch(warn);
      return () => {
        watchers.delete(watched);
        if (watchers.size > 0 || !timer) return;
        clearInterval(timer);
        timer = null;
      };
    },
    changed(userId, gameCode) {
      for (const watcher of watchers)
        if (watcher.userId === userId && watcher.gameCode === gameCode) find(watcher).catch(warn);
    },
    stop() {
      if (timer) clearInterval(timer);
      timer = null;
      watchers.clear();
    },
  };
}

function tell<Name extends FishEventName>(watcher: FishWatcher, event: Name, data: FishEventData<Name>): void {
  watcher.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
