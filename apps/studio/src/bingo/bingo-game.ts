import type { BingoEventData, BingoNews } from '@pelita/contract';
import { bingoEngineOf } from '@pelita/games/bingo';
import { failureCodeOf } from '../calls/studio-calls.ts';
import { minorOf } from '../game/amounts.ts';
import { createStore } from '../game/store.ts';
import { deviceClockMs, newUuid, onBalanceMayHaveChanged, tellPortal } from '../platform/device.ts';
import type { AnyPageFacts } from '../platform/page-facts.ts';
import type { Sounds } from '../sound/sounds.ts';
import { ballName } from './ball-name.ts';
import type { BingoCalls } from './bingo-calls.ts';
import { type BingoNotice, firstState, ticketsOfRound } from './bingo-state.ts';
import type { CallerVoice } from './caller-voice.ts';

export type BingoGame = ReturnType<typeof createBingoGame>;

const BUY_TRIES = 4;
const BUY_PAUSE_MS = 700;

const notices: Record<string, BingoNotice> = {
  bets_closed: 'salesClosed',
  insufficient_balance: 'tooLittle',
  stake_out_of_limits: 'tooMany',
  tickets_sold_out: 'soldOut',
  round_cancelled: 'cancelled',
  play_refused: 'playRefused',
};

/** One player in one bingo room: the tickets, and what the server tells of both rounds. */
export function createBingoGame(facts: AnyPageFacts, calls: BingoCalls, sounds: Sounds, voice: CallerVoice) {
  const store = createStore(firstState(newUuid()));
  const engine = bingoEngineOf(facts.engine);
  const { get, set } = store;

  async function open(): Promise<void> {
    for (;;) {
      try {
        await readRoom();
        break;
      } catch (error) {
        if (failureCodeOf(error) === 'token_invalid') return set({ phase: 'ended' });
        set({ isUnreachable: true });
        await new Promise((resolve) => setTimeout(resolve, 2_000));
      }
    }
    onBalanceMayHaveChanged(() => void readBalance());
    let isFirst = true;
    await calls.follow(
      { room: onRoom, sales: onSales, ball: onBall, settled: onSettled },
      {
        open: () => {
          // What was missed meanwhile is read again, once the connection is back.
          if (!isFirst) void readRoom().catch(() => undefined);
          isFirst = false;
          if (get().notice === 'connectionLost') set({ notice: null });
        },
        lost: () => set({ notice: 'connectionLost' }),
        refused: () => set({ phase: 'ended' }),
      },
    );
  }

  async function readRoom(): Promise<void> {
    const room = await calls.open();
    const { balance, currency, purchases } = room;
    set({ phase: 'open', isUnreachable: false, room, balance, currency, purchases });
    onRoom(room.news);
  }

  async function readBalance(): Promise<void> {
    const told = await calls.balance().catch(() => null);
    if (told) set({ balance: told.balance });
  }

  function onRoom({ now, players, selling, calling }: BingoNews): void {
    const isNext = get().selling?.number !== selling.number;
    const { purchases, settled } = get();
    set({
      players,
      selling,
      calling,
      aheadMs: Date.parse(now) - deviceClockMs(),
      purchases: purchases.filter(({ number }) => number === selling.number || number === calling?.number),
      settled: settled?.number === calling?.number ? settled : null,
      ...(isNext && get().notice === 'salesClosed' ? { notice: null } : {}),
    });
  }

  function onSales({ number, players, ...sold }: BingoEventData<'sales'>): void {
    const { selling } = get();
    if (selling?.number === number) set({ players, selling: { ...selling, ...sold } });
  }

  function onBall({ number, call, ball, won }: BingoEventData<'ball'>): void {
    const { calling } = get();
    // One that was missed comes with the next news of the room.
    if (calling?.number !== number || calling.called.length !== call - 1) return;
    const byPrize = new Map(won.map(({ prize, tickets }) => [prize, { calls: call, tickets }]));
    set({
      calling: {
        ...calling,
        called: [...calling.called, ball],
        prizes: calling.prizes.map((prize) => ({ ...prize, won: prize.won ?? byPrize.get(prize.prize) ?? null })),
      },
    });
    voice.say(ballName(engine.balls, ball));
    if (won.length > 0) sounds.freeSpins();
    else sounds.tick();
  }

  function onSettled(settled: BingoEventData<'settled'>): void {
    set({ settled, ...(settled.balance === null ? {} : { balance: settled.balance }) });
    if (minorOf(settled.win, get().currency) > 0n) sounds.win(true);
    tellPortal({ type: 'game:round' });
  }

  async function buy(): Promise<void> {
    const { selling, count, key, isBuying } = get();
    if (!selling || isBuying || count < 1) return;
    set({ isBuying: true, notice: null });
    const body = { number: selling.number, key, count };
    for (let tried = 1; ; tried += 1) {
      try {
        const { purchase, balance } = await calls.buy(body);
        tellPortal({ type: 'game:spin' });
        const others = get().purchases.filter((known) => known.key !== purchase.key);
        set({ isBuying: false, notice: null, balance, purchases: [...others, purchase], key: newUuid() });
        return keepWithinLimit();
      } catch (error) {
        const code = failureCodeOf(error);
        if (code === 'token_invalid') return set({ phase: 'ended', isBuying: false });
        const isUnknown = code === 'no-answer' || code === 'wallet_unreachable' || code === 'overloaded';
        if (!isUnknown || tried === BUY_TRIES) {
          void readRoom().catch(() => undefined);
          return set({ isBuying: false, key: newUuid(), notice: notices[code] ?? 'failed' });
        }
        // The same key again: however often it is asked, it is one purchase.
        set({ notice: 'connection' });
        await new Promise((resolve) => setTimeout(resolve, BUY_PAUSE_MS * tried));
      }
    }
  }

  /** Tickets that the player may still buy of the round on sale. */
  function left(): number {
    const { room, purchases, selling } = get();
    return Math.max(0, (room?.ticketsMaximum ?? 0) - ticketsOfRound(purchases, selling?.number));
  }

  function keepWithinLimit(): void {
    const { count } = get();
    if (count > left()) set({ count: Math.max(1, left()) });
  }

  return {
    store,
    facts,
    engine,
    calls,
    open,
    buy,
    left,
    choose: (count: number) => set({ count: Math.min(Math.max(1, count), Math.max(1, left())) }),
    /** Other numbers for the tickets to buy. */
    shuffle: () => set({ key: newUuid() }),
    dismissNotice: () => set({ notice: null }),
    tryNow: () => void readRoom().catch(() => undefined),
    hasCaller: voice.isThere,
    toggleSound() {
      const hasSound = !get().hasSound;
      sounds.switch(hasSound);
      set({ hasSound });
    },
    toggleVoice() {
      const hasVoice = !get().hasVoice;
      voice.switch(hasVoice);
      set({ hasVoice });
    },
  };
}
