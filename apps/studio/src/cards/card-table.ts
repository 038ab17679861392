import type { CardNews, StudioCardTable } from '@pelita/contract';
import { cardGameOf } from '@pelita/games/cards';
import { failureCodeOf } from '../calls/studio-calls.ts';
import { createStore } from '../game/store.ts';
import { deviceClockMs, newClientSeed, onBalanceMayHaveChanged, tellPortal } from '../platform/device.ts';
import type { AnyPageFacts } from '../platform/page-facts.ts';
import type { Sounds } from '../sound/sounds.ts';
import type { CardCalls, MoveBody } from './card-calls.ts';

export type CardTable = ReturnType<typeof createCardTable>;
export type CardNotice =
  | 'moveRefused'
  | 'unseated'
  | 'playRefused'
  | 'failed'
  | 'connection'
  | 'connectionLost'
  | 'leaving';

export type CardState = {
  phase: 'opening' | 'open' | 'ended';
  isUnreachable: boolean;
  table: StudioCardTable | null;
  news: CardNews | null;
  /** The server's clock is ahead of the device's by so much. */
  aheadMs: number;
  balance: string;
  /** Own cards that are picked to be played. */
  chosen: readonly number[];
  isSending: boolean;
  notice: CardNotice | null;
  hasSound: boolean;
};

const firstState: CardState = {
  phase: 'opening',
  isUnreachable: false,
  table: null,
  news: null,
  aheadMs: 0,
  balance: '0.00',
  chosen: [],
  isSending: false,
  notice: null,
  hasSound: false,
};

const TRIES = 4;
const PAUSE_MS = 700;
const notices: Record<string, CardNotice> = {
  move_refused: 'moveRefused',
  seat_missing: 'moveRefused',
  play_refused: 'playRefused',
};

/** One player at one card game: the seat, the own hand, and what the server tells of the others. */
export function createCardTable(facts: AnyPageFacts, calls: CardCalls, sounds: Sounds) {
  const store = createStore(firstState);
  const { get, set } = store;
  let isLeaving = false;

  async function open(): Promise<void> {
    for (;;) {
      try {
        const table = await calls.open();
        set({ phase: 'open', isUnreachable: false, table, balance: table.balance });
        onNews(table.news);
        break;
      } catch (error) {
        if (failureCodeOf(error) === 'token_invalid') return set({ phase: 'ended' });
        set({ isUnreachable: true });
        await new Promise((resolve) => setTimeout(resolve, 2_000));
      }
    }
    onBalanceMayHaveChanged(() => void readBalance());
    await calls.follow(onNews, {
      open: () => {
        if (get().notice === 'connectionLost') set({ notice: null });
      },
      lost: () => set({ notice: 'connectionLost' }),
      refused: () => set({ phase: 'ended' }),
    });
  }

  async function readBalance(): Promise<void> {
    const told = await calls.balance().catch(() => null);
    if (told) set({ balance: told.balance });
  }

  function onNews(news: CardNews): void {
    const before = get().news;
    // What was answered to a call may be newer than what the stream brings after it.
    if (before && before.seat !== null && news.version > 0 && news.version < before.version) return;
    const own = news.hand?.look?.own ?? [];
    const wasOver = before?.hand?.state === 'over';
    set({
      news,
      aheadMs: Date.parse(news.now) - deviceClockMs(),
      chosen: get().chosen.filter((card) => own.includes(card)),
      ...(news.balance === null ? {} : { balance: news.balance }),
    });
    if (before?.seat != null && news.seat === null && !isLeaving) set({ notice: 'unseated' });
    if (news.seat === null) isLeaving = false;
    const { hand } = news;
    if (hand?.state === 'over' && !wasOver && hand.own !== null) {
      if ((hand.look?.seats[hand.own]?.units ?? 0) > 0) sounds.win(false);
      tellPortal({ type: 'game:round' });
    }
    const isMine = hand?.own != null && (hand.look?.toAct.includes(hand.own) ?? false);
    const wasMine = before?.hand?.own != null && (before.hand.look?.toAct.includes(before.hand.own) ?? false);
    if (isMine && !wasMine) sounds.tick();
  }

  /** Asked again while nobody knows whether it arrived: every one of these calls counts once. */
  async function ask(call: () => Promise<CardNews>): Promise<boolean> {
    if (get().isSending) return false;
    set({ isSending: true, notice: null });
    for (let tried = 1; ; tried += 1) {
      try {
        const news = await call();
        set({ isSending: false, notice: null });
        onNews(news);
        return true;
      } catch (error) {
        const code = failureCodeOf(error);
        if (code === 'token_invalid') set({ phase: 'ended', isSending: false });
        if (code === 'token_invalid') return false;
        const isUnknown = code === 'no-answer' || code === 'wallet_unreachable' || code === 'overloaded';
        if (!isUnknown || tried === TRIES) {
          set({ isSending: false, notice: notices[code] ?? 'failed' });
          return false;
        }
        set({ notice: 'connection' });
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tried));
      }
    }
  }

  async function move(what: Pick<MoveBody, 'kind' | 'units' | 'cards'>): Promise<void> {
    const hand = get().news?.hand;
    if (!hand) return;
    const isDone = await ask(() => calls.move({ handId: hand.handId, turn: hand.turn, ...what }));
    if (isDone) set({ chosen: [] });
  }

  return {
    store,
    facts,
    calls,
    game: cardGameOf(facts.engine),
    open,
    move,
    sit: () => void ask(() => calls.sit(newClientSeed())),
    leave: async () => {
      isLeaving = true;
      const isDone = await ask(calls.leave);
      if (isDone && get().news?.seat !== null) set({ notice: 'leaving' });
      void readBalance();
    },
    choose(card: number) {
      const { chosen } = get();
      sounds.tick();
      set({ chosen: chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card], notice: null });
    },
    dismissNotice: () => set({ notice: null }),
    toggleSound() {
      const hasSound = !get().hasSound;
      sounds.switch(hasSound);
      set({ hasSound });
    },
  };
}
