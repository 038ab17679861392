import { type CurrencyCode, decimalFromMinor, type TableNews, type TableSettled } from '@pelita/contract';
import { tableEngineOf } from '@pelita/games/table';
import { failureCodeOf } from '../calls/studio-calls.ts';
import { minorOf } from '../game/amounts.ts';
import { createStore } from '../game/store.ts';
import { deviceClockMs, newUuid, onBalanceMayHaveChanged, tellPortal, wantsStillness } from '../platform/device.ts';
import type { AnyPageFacts } from '../platform/page-facts.ts';
import type { Sounds } from '../sound/sounds.ts';
import type { TableCalls } from './table-calls.ts';
import { type Chips, firstState, liesOn, type Placement, sumOf, type TableNotice, totalOf } from './table-state.ts';

export type TableGame = ReturnType<typeof createTableGame>;

const NOTHING = 0n;
const ROUNDS_SHOWN = 72;
const BET_TRIES = 4;
const BET_PAUSE_MS = 700;

/** How long an outcome takes to be shown, by the kind of game. */
const showMs: Record<string, (drawn: readonly number[]) => number> = {
  baccarat: (drawn) => 700 + drawn.length * 520,
  'dragon-tiger': () => 1_500,
  roulette: () => 4_600,
  'sic-bo': () => 1_700,
};

const notices: Record<string, TableNotice> = {
  bets_closed: 'betsClosed',
  insufficient_balance: 'tooLittle',
  round_cancelled: 'cancelled',
  play_refused: 'playRefused',
};

/** One player at one table: what lies there, what is put down, and what the server tells of the round. */
export function createTableGame(facts: AnyPageFacts, calls: TableCalls, sounds: Sounds) {
  const store = createStore(firstState);
  const engine = tableEngineOf(facts.engine);
  const { get, set } = store;
  let held: TableSettled | null = null;

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
    onBalanceMayHaveChanged(() => void readBalance());
    let isFirst = true;
    await calls.follow(
      { table: onTable, crowd: onCrowd, settled: onSettled },
      {
        open: () => {
          // What was missed meanwhile is read again, once the connection is back.
          if (!isFirst) void readTable().catch(() => undefined);
          isFirst = false;
          if (get().notice === 'connectionLost') set({ notice: null });
        },
        lost: () => set({ notice: 'connectionLost' }),
        refused: () => set({ phase: 'ended' }),
      },
    );
  }

  async function readTable(): Promise<void> {
    const table = await calls.open();
    const { news, currency } = table;
    const own = table.bets.filter(({ state }) => state === 'open' || state === 'settled');
    const placed = sumOf(
      own.map(({ stakes }) => stakes.map(({ spot, amount }) => ({ spot, minor: minorOf(amount, currency) }))),
    );
    set({
      phase: 'open',
      isUnreachable: false,
      table,
      news,
      aheadMs: Date.parse(news.now) - deviceClockMs(),
      isShown: news.round.phase === 'revealed',
      history: table.history.filter(({ number }) => number !== news.round.number || news.round.phase === 'revealed'),
      balance: table.balance,
      currency,
      chipMinor: get().chipMinor || minorOf(table.chips[1] ?? table.chips[0] ?? '0', currency),
      placed,
    });
  }

  async function readBalance(): Promise<void> {
    const told = await calls.balance().catch(() => null);
    if (told) set({ balance: told.balance });
  }

  function onTable(news: TableNews): void {
    const before = get().news;
    const isNext = before?.round.number !== news.round.number;
    const { placed } = get();
    set({
      news,
      aheadMs: Date.parse(news.now) - deviceClockMs(),
      ...(isNext ? { placed: new Map(), staged: [], settled: null, isShown: false } : {}),
      ...(isNext && placed.size > 0 ? { last: placed } : {}),
      ...(news.round.phase === 'betting' ? {} : { staged: [] }),
    });
    if (isNext) held = null;
    if (isNext && get().notice === 'betsClosed') set({ notice: null });
    const { drawn, phase, number } = news.round;
    if (phase !== 'revealed' || !drawn || (!isNext && before?.round.phase === 'revealed')) return;
    sounds.spin();
    const waitMs = wantsStillness() ? 0 : (showMs[engine.family]?.(drawn) ?? 0);
    setTimeout(() => show(number, drawn), waitMs);
  }

  function show(number: number, drawn: readonly number[]): void {
    const { news, history } = get();
    if (news?.round.number !== number) return;
    const isKnown = history.some((round) => round.number === number);
    set({ isShown: true, history: isKnown ? history : [...history, { number, drawn }].slice(-ROUNDS_SHOWN) });
    if (held) tell(held);
  }

  function onCrowd(told: { number: number; players: number; crowd: Record<string, number> }): void {
    const { news } = get();
    if (news?.round.number === told.number) set({ news: { ...news, players: told.players, crowd: told.crowd } });
  }

  /** Held back until the cards lie: nobody reads the balance before the outcome. */
  function onSettled(settled: TableSettled): void {
    held = settled;
    if (get().isShown || get().news?.round.number !== settled.number) tell(settled);
  }

  function tell(settled: TableSettled): void {
    held = null;
    set({ settled, ...(settled.balance === null ? {} : { balance: settled.balance }) });
    if (minorOf(settled.win, get().currency) > minorOf(settled.stake, get().currency)) sounds.win(false);
    tellPortal({ type: 'game:round' });
  }

  const takesBets = () => get().news?.round.phase === 'betting' && !get().isSending;

  /** As many of these chips as the spots and the balance still take; nothing when one does not fit. */
  function stage(placement: Placement): void {
    const state = get();
    const { table, currency } = state;
    if (!table || !takesBets() || placement.length === 0) return;
    const maxima = new Map(table.spots.map(({ id, maximum }) => [id, minorOf(maximum, currency)]));
    const added = sumOf([placement]);
    for (const [spot, minor] of added)
      if (liesOn(state, spot) + minor > (maxima.get(spot) ?? NOTHING))
        return set({ notice: null, staged: state.staged });
    if (totalOf(sumOf(state.staged)) + totalOf(added) > minorOf(state.balance, currency))
      return set({ notice: 'tooLittle' });
    sounds.tick();
    set({
      staged: [...state.staged, placement],
      settled: null,
      ...(state.notice === 'connectionLost' ? {} : { notice: null }),
    });
  }

  async function confirm(): Promise<void> {
    const { staged, news, currency } = get();
    const chips = sumOf(staged);
    if (!news || !takesBets() || chips.size === 0) return;
    set({ isSending: true, notice: null });
    const { number } = news.round;
    const stakes = [...chips].map(([spot, minor]) => ({
      spot,
      amount: decimalFromMinor(minor, currency as CurrencyCode),
    }));
    const body = { number, betKey: newUuid(), stakes };
    for (let tried = 1; ; tried += 1) {
      try {
        const { balance } = await calls.bet(body);
        tellPortal({ type: 'game:spin' });
        const isStill = get().news?.round.number === number;
        set({
          isSending: false,
          notice: null,
          balance,
          staged: [],
          ...(isStill ? { placed: sumOf([asPlacement(get().placed), asPlacement(chips)]) } : { last: chips }),
        });
        return;
      } catch (error) {
        const code = failureCodeOf(error);
        if (code === 'token_invalid') return set({ phase: 'ended', isSending: false });
        const isUnknown = code === 'no-answer' || code === 'wallet_unreachable' || code === 'overloaded';
        if (!isUnknown || tried === BET_TRIES) {
          void readTable().catch(() => undefined);
          return set({ isSending: false, staged: [], notice: notices[code] ?? 'failed' });
        }
        // The same key again: however often it is asked, it is one bet.
        set({ notice: 'connection' });
        await new Promise((resolve) => setTimeout(resolve, BET_PAUSE_MS * tried));
      }
    }
  }

  return {
    store,
    facts,
    engine,
    calls,
    open,
    confirm,
    put: (spots: readonly string[]) => stage(spots.map((spot) => ({ spot, minor: get().chipMinor }))),
    putMany: (many: readonly (readonly [spot: string, count: number])[]) =>
      stage(many.map(([spot, count]) => ({ spot, minor: get().chipMinor * BigInt(count) }))),
    undo: () => set({ staged: get().staged.slice(0, -1) }),
    repeat: () => stage(asPlacement(get().last)),
    /** Once more what lies on the table, confirmed or not. */
    double: () => stage(asPlacement(sumOf([...get().staged, asPlacement(get().placed)]))),
    chooseChip: (chipMinor: bigint) => set({ chipMinor }),
    dismissNotice: () => set({ notice: null }),
    tryNow: () => void readTable().catch(() => undefined),
    toggleSound() {
      const hasSound = !get().hasSound;
      sounds.switch(hasSound);
      set({ hasSound });
    },
  };
}

function asPlacement(chips: Chips): Placement {
  return [...chips].map(([spot, minor]) => ({ spot, minor }));
}
