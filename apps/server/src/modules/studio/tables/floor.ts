import { setImmediate as turn } from 'node:timers/promises';
import type { TableEventData, TableEventName, TableNews } from '@pelita/contract';
import type { Platform } from '../../../platform/platform.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import { crowdOf } from './bet-store.ts';
import { notePresence } from './presence-store.ts';
import { openRound, type TableRoundRow } from './round-store.ts';
import type { Settling } from './settle-round.ts';
import { tableNews } from './table-news.ts';
import { tellSettled } from './tell-settled.ts';
import { roundAt, type TableTitle } from './table-terms.ts';
import type { Watcher } from './watcher.ts';

/** The tables that people of this process look at. An empty one has no entry here, and costs nothing. */
export type Floor = {
  /** Shows a table to a watcher; the answer takes the watcher away again. */
  join(title: TableTitle, watcher: Watcher): () => void;
  /** A bet was placed: the table is told how many have chips where. */
  betPlaced(gameCode: string): void;
  stop(): void;
};

type FloorNeeds = Pick<Platform, 'database' | 'clock' | 'random' | 'log'> & { seeds: SeedBox; settling: Settling };

type Table = {
  title: TableTitle;
  watchers: Set<Watcher>;
  round: TableRoundRow | null;
  /** The phase that was told last. */
  phase: TableNews['round']['phase'];
  players: number;
  crowd: Record<string, number>;
  isCrowdOld: boolean;
  /** When the crowd was read last, in milliseconds of the process. */
  crowdAtMs: number;
  countedPeople: number;
  isStepping: boolean;
  /** Rings when the table is to close, or its outcome to be shown, before the next step. */
  alarm: NodeJS.Timeout | null;
};

const STEP_MS = 200;
/** A full table changes all the time: how many are where is told no more often. */
const CROWD_MS = 1_000;

/**
 * Leads the rounds of occupied tables by the server's clock and tells everybody there. Whatever a step does is done once
 * by whoever is first, so several processes may lead one table, and a step that is missed is made up for by the next.
 */
export function createFloor(needs: FloorNeeds): Floor {
  const tables = new Map<string, Table>();
  const processId = needs.random.uuid(needs.clock.now());
  let timer: NodeJS.Timeout | null = null;

  function stepAll(): void {
    for (const table of tables.values()) stepOn(table);
  }

  function stepOn(table: Table): void {
    if (table.isStepping || tables.get(table.title.gameCode) !== table) return;
    table.isStepping = true;
    step(table)
      .catch((err: unknown) => needs.log.error({ err, table: table.title.gameCode }, 'a table could not go on'))
      .finally(() => {
        table.isStepping = false;
        setAlarm(table);
      });
  }

  function setAlarm(table: Table): void {
    if (table.alarm || !table.round) return;
    const now = needs.clock.now();
    const until = ({ bets_until, reveals_at }: TableRoundRow) => (table.phase === 'betting' ? bets_until : reveals_at);
    const ms = Math.ceil(until(table.round).since(now).total('milliseconds'));
    if (ms <= 0 || ms >= STEP_MS) return;
    table.alarm = setTimeout(() => {
      table.alarm = null;
      stepOn(table);
    }, ms).unref();
  }

  async function step(table: Table): Promise<void> {
    const times = roundAt(table.title.terms, needs.clock.now());
    const { round } = table;
    if (round && round.number !== times.number && table.phase !== 'revealed') await reveal(table, round);
    if (table.round?.number !== times.number) return begin(table);
    const isPast = (instant: Temporal.Instant) => Temporal.Instant.compare(needs.clock.now(), instant) >= 0;
    if (table.phase === 'betting' && isPast(times.betsUntil)) return close(table);
    if (table.phase === 'closed' && isPast(times.revealsAt)) return reveal(table, table.round);
    if (performance.now() - table.crowdAtMs < CROWD_MS) return;
    if (table.isCrowdOld || table.countedPeople !== peopleAt(table)) await tellCrowd(table);
  }

  async function begin(table: Table): Promise<void> {
    const { title } = table;
    await needs.database.transaction(async (tx) => {
      table.round = await openRound(tx, needs, title, roundAt(title.terms, tx.now));
      table.crowd = await crowdOf(tx, { gameCode: title.gameCode, number: table.round.number });
      await count(tx, table);
    });
    tellNews(table);
  }

  async function close(table: Table): Promise<void> {
    await readCrowd(table);
    tellNews(table);
  }

  async function reveal(table: Table, round: TableRoundRow): Promise<void> {
    const key = { gameCode: table.title.gameCode, number: round.number };
    const judged = await needs.settling.judge(key);
    if (!judged) return;
    table.round = judged;
    void pay(table, key).catch((err: unknown) => needs.log.error({ err, ...key }, 'a round could not be paid'));
    // The database looks for what is to be paid while all of them are told.
    await turn();
    tellNews(table);
  }

  async function pay(table: Table, key: { gameCode: string; number: number }): Promise<void> {
    await needs.settling.pay(key);
    await tellSettled(needs.database, key, table.watchers);
  }

  async function tellCrowd(table: Table): Promise<void> {
    await readCrowd(table);
    const { round, players, crowd } = table;
    if (round) tellAll(table, frameOf('crowd', { number: round.number, players, crowd }));
  }

  async function readCrowd(table: Table): Promise<void> {
    const { round, title } = table;
    if (!round) return;
    table.isCrowdOld = false;
    table.crowdAtMs = performance.now();
    await needs.database.transaction(async (tx) => {
      table.crowd = await crowdOf(tx, { gameCode: title.gameCode, number: round.number });
      await count(tx, table);
    });
  }

  async function count(tx: Parameters<typeof notePresence>[0], table: Table): Promise<void> {
    const players = peopleAt(table);
    table.players = await notePresence(tx, { gameCode: table.title.gameCode, processId, players });
    table.countedPeople = players;
  }

  function tellNews(table: Table): void {
    const news = newsOf(table);
    if (!news) return;
    table.phase = news.round.phase;
    tellAll(table, frameOf('table', news));
  }

  function newsOf({ title, round, players, crowd }: Table): TableNews | null {
    return round && tableNews(title, round, { now: needs.clock.now(), players, crowd });
  }

  async function leave(table: Table, watcher: Watcher): Promise<void> {
    table.watchers.delete(watcher);
    if (table.watchers.size > 0) return;
    tables.delete(table.title.gameCode);
    if (tables.size === 0 && timer) {
      clearInterval(timer);
      timer = null;
    }
    // What was bet before everybody left is settled at its time by the job.
    await needs.database.transaction((tx) => count(tx, table));
  }

  return {
    join(title, watcher) {
      const table = tables.get(title.gameCode) ?? emptyTable(title);
      table.watchers.add(watcher);
      tables.set(title.gameCode, table);
      const news = newsOf(table);
      if (news) watcher.write(frameOf('table', news));
      timer ??= setInterval(stepAll, STEP_MS).unref();
      stepAll();
      return () => {
        leave(table, watcher).catch((err: unknown) => needs.log.warn({ err }, 'a table was not left properly'));
      };
    },
    betPlaced(gameCode) {
      const table = tables.get(gameCode);
      if (table) table.isCrowdOld = true;
    },
    stop() {
      if (timer) clearInterval(timer);
      timer = null;
      tables.clear();
    },
  };
}

function emptyTable(title: TableTitle): Table {
  return {
    title,
    watchers: new Set(),
    round: null,
    phase: 'betting',
    players: 0,
    crowd: {},
    isCrowdOld: false,
    crowdAtMs: -CROWD_MS,
    countedPeople: 0,
    isStepping: false,
    alarm: null,
  };
}

/** A person with the table open twice is one. */
function peopleAt({ watchers }: Table): number {
  return new Set([...watchers].map(({ userId }) => userId)).size;
}

function tellAll({ watchers }: Table, frame: string): void {
  for (const watcher of watchers) watcher.write(frame);
}

function frameOf<Name extends TableEventName>(event: Name, data: TableEventData<Name>): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
