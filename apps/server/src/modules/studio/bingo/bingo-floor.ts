import type { BingoEventData, BingoEventName, CurrencyCode } from '@pelita/contract';
import type { Platform } from '../../../platform/platform.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import { notePresence } from '../tables/presence-store.ts';
import type { Settling } from '../tables/settle-round.ts';
import { tellSettled } from '../tables/tell-settled.ts';
import type { Watcher } from '../tables/watcher.ts';
import { type BingoRoundRow, type FrozenRound, isFrozen, type Sales, salesOf } from './bingo-round-store.ts';
import { advanceBingo } from './judge-bingo.ts';
import { roundsNow } from './open-room.ts';
import { callingNews, prizesOf, saleNews } from './room-news.ts';
import { ARRIVING_SECONDS, type BingoTitle, callsBy, saleAt } from './room-terms.ts';

/** The bingo rooms that people of this process look at. */
export type BingoFloor = {
  join(title: BingoTitle, watcher: Watcher): () => void;
  /** Tickets were bought: the room is told how many there are. */
  sold(gameCode: string): void;
  stop(): void;
};

type FloorNeeds = Pick<Platform, 'database' | 'clock' | 'random' | 'log'> & { seeds: SeedBox; settling: Settling };

type Room = {
  title: BingoTitle;
  watchers: Set<Watcher>;
  selling: BingoRoundRow | null;
  calling: FrozenRound | null;
  /** Of the round that is called, the calls that were told. */
  told: number;
  sales: Sales;
  salesReadAt: number;
  players: number;
  isStepping: boolean;
};

const STEP_MS = 150;
/** What other processes have sold is read so often. */
const SALES_MS = 2_000;

/** Leads occupied rooms by the server's clock, as the floor of tables does: every step is done once by whoever is first. */
export function createBingoFloor(needs: FloorNeeds): BingoFloor {
  const rooms = new Map<string, Room>();
  const processId = needs.random.uuid(needs.clock.now());
  let timer: NodeJS.Timeout | null = null;

  function stepAll(): void {
    for (const room of rooms.values()) {
      if (room.isStepping) continue;
      room.isStepping = true;
      step(room)
        .catch((err: unknown) => needs.log.error({ err, room: room.title.gameCode }, 'a bingo room could not go on'))
        .finally(() => (room.isStepping = false));
    }
  }

  async function step(room: Room): Promise<void> {
    const now = needs.clock.now();
    const { selling, title } = room;
    if (selling?.number !== saleAt(title, now).number) return begin(room);
    const isFreezing = Temporal.Instant.compare(now, selling.bets_until.add({ seconds: ARRIVING_SECONDS })) >= 0;
    if (selling.state === 'open' && isFreezing) await freezeSale(room, selling);
    await callBalls(room);
    if (now.epochMilliseconds - room.salesReadAt >= SALES_MS) await readSales(room);
  }

  async function begin(room: Room): Promise<void> {
    const before = room.calling;
    await needs.database.transaction(async (tx) => {
      const { selling, calling } = await roundsNow(tx, needs, room.title);
      room.selling = selling;
      room.calling = isFrozen(calling) ? calling : null;
      room.sales = await salesOf(tx, { gameCode: selling.game_code, number: selling.number });
      room.players = await count(tx, room);
    });
    room.told = room.calling ? callsNow(room.calling) : 0;
    tellRoom(room);
    if (before && before.number !== room.calling?.number) pay(room, before);
  }

  /** The set is frozen: purchases that did not arrive go back at once. */
  async function freezeSale(room: Room, { game_code, number }: BingoRoundRow): Promise<void> {
    const key = { gameCode: game_code, number };
    const round = await needs.database.transaction((tx) => advanceBingo(tx, needs.seeds, key));
    if (!round || round.state === 'open') return;
    room.selling = round;
    await readSales(room);
    await needs.settling.pay(key);
  }

  async function callBalls(room: Room): Promise<void> {
    const { calling } = room;
    if (!calling || calling.state !== 'calling') return;
    for (const calls = callsNow(calling); room.told < calls; room.told += 1) {
      const call = room.told + 1;
      const won = calling.wins.filter((win) => win.calls === call);
      tellAll(room, 'ball', {
        number: calling.number,
        call,
        ball: calling.call_order[call - 1] ?? 0,
        won: won.map(({ prize, tickets }) => ({ prize, tickets: tickets.length })),
      });
    }
    if (Temporal.Instant.compare(needs.clock.now(), calling.reveals_at) < 0) return;
    const key = { gameCode: calling.game_code, number: calling.number };
    const over = await needs.database.transaction((tx) => advanceBingo(tx, needs.seeds, key));
    if (!isFrozen(over) || over.state === 'calling') return;
    room.calling = over;
    tellRoom(room);
    pay(room, over);
  }

  function pay(room: Room, { game_code, number }: BingoRoundRow): void {
    const key = { gameCode: game_code, number };
    needs.settling
      .pay(key)
      .then(() => tellSettled(needs.database, key, room.watchers))
      .catch((err: unknown) => needs.log.error({ err, ...key }, 'a round of bingo could not be paid'));
  }

  async function readSales(room: Room): Promise<void> {
    const { selling } = room;
    if (!selling) return;
    room.salesReadAt = needs.clock.now().epochMilliseconds;
    const before = { ...room.sales, players: room.players };
    await needs.database.transaction(async (tx) => {
      room.sales = await salesOf(tx, { gameCode: selling.game_code, number: selling.number });
      room.players = await count(tx, room);
    });
    const { sales, players } = room;
    if (sales.tickets === before.tickets && sales.buyers === before.buyers && players === before.players) return;
    for (const watcher of room.watchers)
      tell(watcher, 'sales', {
        number: selling.number,
        players,
        ...sales,
        prizes: prizesOf(selling, sales.tickets, watcher.currency),
      });
  }

  function count(tx: Parameters<typeof notePresence>[0], { title, watchers }: Room): Promise<number> {
    const players = new Set([...watchers].map(({ userId }) => userId)).size;
    return notePresence(tx, { gameCode: title.gameCode, processId, players });
  }

  const callsNow = (round: FrozenRound): number =>
    callsBy({ callsAt: round.calls_at, ballMs: round.ball_ms, lastCall: round.last_call }, needs.clock.now());

  function tellRoom(room: Room): void {
    for (const watcher of room.watchers) tellNews(room, watcher);
  }

  function tellNews(room: Room, watcher: Watcher): void {
    const news = newsOf(room, watcher.currency);
    if (news) tell(watcher, 'room', news);
  }

  function newsOf({ selling, calling, sales, players }: Room, currency: CurrencyCode): BingoEventData<'room'> | null {
    const now = needs.clock.now();
    return (
      selling && {
        now: now.toString(),
        players,
        selling: saleNews(selling, sales, currency),
        calling: calling && callingNews(calling, now, currency),
      }
    );
  }

  async function leave(room: Room, watcher: Watcher): Promise<void> {
    room.watchers.delete(watcher);
    if (room.watchers.size > 0) return;
    rooms.delete(room.title.gameCode);
    if (rooms.size === 0 && timer) {
      clearInterval(timer);
      timer = null;
    }
    // What was bought before everybody left is called and paid by the job.
    await needs.database.transaction((tx) => count(tx, room));
  }

  return {
    join(title, watcher) {
      const room = rooms.get(title.gameCode) ?? emptyRoom(title);
      room.watchers.add(watcher);
      room.salesReadAt = 0;
      rooms.set(title.gameCode, room);
      tellNews(room, watcher);
      timer ??= setInterval(stepAll, STEP_MS).unref();
      stepAll();
      return () => {
        leave(room, watcher).catch((err: unknown) => needs.log.warn({ err }, 'a bingo room was not left properly'));
      };
    },
    sold(gameCode) {
      const room = rooms.get(gameCode);
      if (room) room.salesReadAt = 0;
    },
    stop() {
      if (timer) clearInterval(timer);
      timer = null;
      rooms.clear();
    },
  };
}

function emptyRoom(title: BingoTitle): Room {
  return {
    title,
    watchers: new Set(),
    selling: null,
    calling: null,
    told: 0,
    sales: { tickets: 0, buyers: 0 },
    salesReadAt: 0,
    players: 0,
    isStepping: false,
  };
}

function tellAll<Name extends BingoEventName>({ watchers }: Room, event: Name, data: BingoEventData<Name>): void {
  for (const watcher of watchers) tell(watcher, event, data);
}

function tell<Name extends BingoEventName>(watcher: Watcher, event: Name, data: BingoEventData<Name>): void {
  watcher.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
