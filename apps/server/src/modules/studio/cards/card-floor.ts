import type { CardNews } from '@pelita/contract';
import type { Platform } from '../../../platform/platform.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import { notePresence } from '../tables/presence-store.ts';
import { newsFor, noTable, sceneOf } from './card-view.ts';
import { noteGone, noteSeen, seatOf, stirringTables } from './card-table-store.ts';
import type { Dealer } from './dealer.ts';

/** Somebody who has the page of a card game open, by one stream. */
export type CardWatcher = { userId: string; gameCode: string; write: (frame: string) => void };

/** The people of this process who look at card games, and the tables that they sit at. */
export type CardFloor = {
  join(watcher: CardWatcher): () => void;
  /** Something was done at the player's table, or it is another by now: told at once, not with the next look. */
  changed(userId: string, gameCode: string): void;
  stop(): void;
};

type Watched = CardWatcher & { tableId: string | null; told: number };
type Needs = Pick<Platform, 'database' | 'clock' | 'log' | 'random'> & { seeds: SeedBox; dealer: Dealer };

const STEP_MS = 250;
/** So many looks between two signs of life. */
const LOOKS_PER_SIGN = 60;

/**
 * Follows the tables of its watchers: leads them by the clock, and tells each what it may know when their version has
 * grown, by whichever process. One question a look for all tables; none while nobody looks.
 */
export function createCardFloor(needs: Needs): CardFloor {
  const watchers = new Set<Watched>();
  const processId = needs.random.uuid(needs.clock.now());
  let timer: NodeJS.Timeout | null = null;
  let isLooking = false;
  let isWanted = false;
  let looks = 0;

  async function look(): Promise<void> {
    if (isLooking) {
      isWanted = true;
      return;
    }
    isLooking = true;
    try {
      do {
        isWanted = false;
        await lookOnce();
      } while (isWanted);
    } catch (err) {
      needs.log.error({ err }, 'card tables could not go on');
    } finally {
      isLooking = false;
    }
  }

  async function lookOnce(): Promise<void> {
    looks += 1;
    if (looks % LOOKS_PER_SIGN === 1) await showLife();
    const byTable = Map.groupBy(
      [...watchers].filter(({ tableId }) => tableId !== null),
      ({ tableId }) => tableId ?? '',
    );
    if (byTable.size === 0) return;
    const stirring = await needs.database.reading((tx) => stirringTables(tx, [...byTable.keys()]));
    for (const { id, version, is_due } of stirring) {
      if (is_due)
        void needs.dealer.step(id).then(look, (err: unknown) => needs.log.error({ err, id }, 'a step failed'));
      const untold = (byTable.get(id) ?? []).filter(({ told }) => told !== version);
      if (untold.length > 0) await tell(id, untold);
    }
  }

  async function tell(tableId: string, untold: readonly Watched[]): Promise<void> {
    const scene = await needs.database.reading((tx) => sceneOf(tx, needs.seeds, tableId));
    if (!scene) return;
    for (const watcher of untold) {
      const news = newsFor(scene, watcher.userId, needs.clock.now());
      watcher.told = news.version;
      // Unseated: nothing of this table concerns the watcher any more, after this.
      if (news.seat === null && news.hand?.own == null) watcher.tableId = null;
      watcher.write(frameOf(news));
    }
  }

  async function showLife(): Promise<void> {
    const byGame = Map.groupBy(watchers, ({ gameCode }) => gameCode);
    for (const [gameCode, here] of byGame)
      await needs.database.transaction(async (tx) => {
        const userIds = [...new Set(here.map(({ userId }) => userId))];
        await noteSeen(tx, gameCode, userIds);
        await notePresence(tx, { gameCode, processId, players: userIds.length });
      });
  }

  async function find(watcher: Watched): Promise<void> {
    const { userId, gameCode } = watcher;
    const seat = await needs.database.transaction(async (tx) => {
      await noteSeen(tx, gameCode, [userId]);
      await notePresence(tx, { gameCode, processId, players: peopleAt(gameCode) });
      return seatOf(tx, userId, gameCode);
    });
    if (seat && seat.table_id === watcher.tableId) return look();
    watcher.tableId = seat?.table_id ?? null;
    watcher.told = -1;
    if (watcher.tableId === null) watcher.write(frameOf(noTable(needs.clock.now())));
    await look();
  }

  const peopleAt = (gameCode: string): number =>
    new Set([...watchers].filter((one) => one.gameCode === gameCode).map(({ userId }) => userId)).size;

  const warn = (err: unknown) => needs.log.warn({ err }, 'a card table could not be followed');

  async function leave(watcher: Watched): Promise<void> {
    watchers.delete(watcher);
    const { userId, gameCode } = watcher;
    if (watchers.size === 0 && timer) {
      clearInterval(timer);
      timer = null;
    }
    const isStillHere = [...watchers].some((one) => one.userId === userId && one.gameCode === gameCode);
    await needs.database.transaction(async (tx) => {
      if (!isStillHere) await noteGone(tx, gameCode, userId);
      await notePresence(tx, { gameCode, processId, players: peopleAt(gameCode) });
    });
  }

  return {
    join(watcher) {
      const watched: Watched = { ...watcher, tableId: null, told: -1 };
      watchers.add(watched);
      timer ??= setInterval(() => void look(), STEP_MS).unref();
      find(watched).catch(warn);
      return () => void leave(watched).catch(warn);
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

function frameOf(news: CardNews): string {
  return `event: cards\ndata: ${JSON.stringify(news)}\n\n`;
}
