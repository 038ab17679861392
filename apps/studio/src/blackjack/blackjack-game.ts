import {
  type CallValue,
  type CurrencyCode,
  type dealBlackjack,
  decimalFromMinor,
  type StudioBlackjackHand,
  type StudioBlackjackTable,
} from '@pelita/contract';
import type { BlackjackMove } from '@pelita/games/blackjack';
import { failureCodeOf } from '../calls/studio-calls.ts';
import { minorOf } from '../game/amounts.ts';
import { createStore } from '../game/store.ts';
import { newUuid, onBalanceMayHaveChanged, tellPortal } from '../platform/device.ts';
import type { AnyPageFacts } from '../platform/page-facts.ts';
import type { Sounds } from '../sound/sounds.ts';
import type { BlackjackCalls } from './blackjack-calls.ts';

export type BlackjackGame = ReturnType<typeof createBlackjackGame>;
export type BlackjackNotice =
  | 'tooLittle'
  | 'overLimit'
  | 'cancelled'
  | 'playRefused'
  | 'failed'
  | 'connection'
  | 'resumed';

export type BlackjackPageState = {
  phase: 'opening' | 'open' | 'ended';
  isUnreachable: boolean;
  table: StudioBlackjackTable | null;
  /** The hand that is seen: played, or over. */
  hand: StudioBlackjackHand | null;
  next: StudioBlackjackTable['next'];
  balance: string;
  currency: string;
  chipMinor: bigint;
  /** Chips on the cloth for the hand to come. */
  staged: readonly bigint[];
  lastStake: readonly bigint[];
  isBusy: boolean;
  notice: BlackjackNotice | null;
  hasSound: boolean;
};

const first: BlackjackPageState = {
  phase: 'opening',
  isUnreachable: false,
  table: null,
  hand: null,
  next: null,
  balance: '0.00',
  currency: '',
  chipMinor: 0n,
  staged: [],
  lastStake: [],
  isBusy: false,
  notice: null,
  hasSound: false,
};

const TRIES = 4;
const PAUSE_MS = 700;
const NOTHING = 0n;

const notices: Record<string, BlackjackNotice> = {
  insufficient_balance: 'tooLittle',
  stake_out_of_limits: 'overLimit',
  round_cancelled: 'cancelled',
  play_refused: 'playRefused',
};

/** One player at one table: the stake, the hand, and what may be decided. */
export function createBlackjackGame(facts: AnyPageFacts, calls: BlackjackCalls, sounds: Sounds) {
  const store = createStore(first);
  const { get, set } = store;

  async function open(): Promise<void> {
    for (;;) {
      try {
        await readTable();
        break;
      } catch (error) {
        if (failureCodeOf(error) === 'token_invalid') return set({ phase: 'ended' });
        set({ isUnreachable: true });
        await new Promise((resolve) => setTimeout(resolve, 2_000));
      }
    }
    const { hand } = get();
    if (hand?.state === 'open' && hand.may.length > 0) set({ notice: 'resumed' });
    onBalanceMayHaveChanged(() => void readBalance());
  }

  async function readTable(): Promise<void> {
    const table = await calls.open();
    const { balance, currency, hand, next, chips } = table;
    const chip = minorOf(chips[1] ?? chips[0] ?? '0', currency);
    set({
      phase: 'open',
      isUnreachable: false,
      table,
      balance,
      currency,
      next,
      // One that is over is history; what stands on the cloth is the hand that goes on, or the one just played.
      hand: hand && (hand.win === null || hand.number === get().hand?.number) ? hand : null,
      chipMinor: get().chipMinor || chip,
    });
  }

  async function readBalance(): Promise<void> {
    const told = await calls.balance().catch(() => null);
    if (told) set({ balance: told.balance });
  }

  function show({ hand, next, balance }: CallValue<typeof dealBlackjack>): void {
    set({ hand, next, isBusy: false, notice: null, ...(balance === null ? {} : { balance }) });
    if (hand.win === null) return sounds.tick();
    const { currency } = get();
    if (minorOf(hand.win, currency) > minorOf(hand.stake, currency))
      sounds.win(hand.hands.some(({ outcome }) => outcome === 'blackjack'));
    else if (minorOf(hand.win, currency) > NOTHING) sounds.paid();
    tellPortal({ type: 'game:round' });
    if (balance === null) void readBalance();
  }

  /** Asks until it is answered: the same key is the same deed. */
  async function ask(call: () => Promise<CallValue<typeof dealBlackjack>>): Promise<void> {
    set({ isBusy: true, notice: null });
    for (let tried = 1; ; tried += 1) {
      try {
        return show(await call());
      } catch (error) {
        const code = failureCodeOf(error);
        if (code === 'token_invalid') return set({ phase: 'ended', isBusy: false });
        const isUnknown = code === 'no-answer' || code === 'wallet_unreachable' || code === 'overloaded';
        if (!isUnknown || tried === TRIES) {
          await readTable().catch(() => undefined);
          return set({ isBusy: false, notice: notices[code] ?? 'failed' });
        }
        set({ notice: 'connection' });
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tried));
      }
    }
  }

  const stakeOf = (chips: readonly bigint[]) => chips.reduce((sum, chip) => sum + chip, NOTHING);

  async function deal(): Promise<void> {
    const { next, staged, currency, isBusy } = get();
    const stakeMinor = stakeOf(staged);
    if (!next || isBusy || stakeMinor === NOTHING) return;
    set({ lastStake: staged, staged: [] });
    tellPortal({ type: 'game:spin' });
    sounds.spin();
    const body = {
      number: next.number,
      key: newUuid(),
      stake: decimalFromMinor(stakeMinor, currency as CurrencyCode),
    };
    await ask(() => calls.deal(body));
  }

  async function move(wanted: BlackjackMove): Promise<void> {
    const { hand, isBusy } = get();
    if (!hand || isBusy || !hand.may.includes(wanted)) return;
    const body = { move: wanted, place: hand.moves.length, key: newUuid() };
    await ask(() => calls.move(hand.number, body));
  }

  function stage(chips: readonly bigint[]): void {
    const { staged, table, currency, balance, isBusy, hand } = get();
    const isPlaying = hand !== null && hand.win === null && hand.state === 'open';
    if (!table || isBusy || isPlaying) return;
    const total = stakeOf(staged) + stakeOf(chips);
    if (total > minorOf(table.maximum, currency)) return set({ notice: 'overLimit' });
    if (total > minorOf(balance, currency)) return set({ notice: 'tooLittle' });
    sounds.tick();
    set({ staged: [...staged, ...chips], notice: null, ...(hand?.win != null ? { hand: null } : {}) });
  }

  return {
    store,
    facts,
    calls,
    open,
    deal,
    move,
    put: () => stage([get().chipMinor]),
    repeat: () => stage(get().lastStake),
    undo: () => set({ staged: get().staged.slice(0, -1) }),
    /** Chips are chosen and put down with one press. */
    chooseChip(chipMinor: bigint) {
      set({ chipMinor });
      stage([chipMinor]);
    },
    dismissNotice: () => set({ notice: null }),
    toggleSound() {
      const hasSound = !get().hasSound;
      sounds.switch(hasSound);
      set({ hasSound });
    },
  };
}
