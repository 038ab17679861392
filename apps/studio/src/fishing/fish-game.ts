import {
  type FishEngine,
  fishEngineOf,
  type FishKind,
  type FishLife,
  multiplesOf,
  type WeaponId,
  weapons,
} from '@pelita/games/fishing';
import { failureCodeOf, type StudioFailure } from '../calls/studio-calls.ts';
import { isLess, less, minorOf, plus, times } from '../game/amounts.ts';
import { createStore } from '../game/store.ts';
import { nowMs, onBalanceMayHaveChanged, tellPortal } from '../platform/device.ts';
import type { AnyPageFacts } from '../platform/page-facts.ts';
import type { Sounds } from '../sound/sounds.ts';
import type { FishCalls } from './fish-calls.ts';
import { firstFishState, type FishNotice, type FishState, type Happened } from './fish-state.ts';
import { createSeats } from './seats.ts';
import { createSwimming } from './swimming.ts';
import { createVolleys, type VolleyAnswer } from './volleys.ts';

export type FishGame = ReturnType<typeof createFishGame>;
/** What the tank draws: shots as they leave, and what they caught once it is known. */
export type Shown =
  | { type: 'fired'; targets: readonly number[] }
  | { type: 'caught'; fish: number; multiple: number; amount: string }
  | { type: 'missed'; fish: number }
  /** From another seat. */
  | { type: 'shot'; seat: number; weapon: WeaponId; targets: readonly number[] }
  | { type: 'taken'; seat: number; fish: number; multiple: number };

const KEPT_HAPPENINGS = 8;
/** The server's clock is estimated from an answer that took a while: shots are told of a little early rather than ahead. */
const AGAIN_MS = 2_000;
const notices: Record<string, FishNotice> = {
  insufficient_balance: 'noMoney',
  play_refused: 'playRefused',
  shot_impossible: 'notCounted',
  fish_unknown: 'notCounted',
  round_cancelled: 'notCounted',
};

/** One player at one tank: the cannon, what is under way, and what was caught. */
export function createFishGame(facts: AnyPageFacts, calls: FishCalls, sounds: Sounds) {
  const store = createStore<FishState>(firstFishState);
  const { get, set } = store;
  const engine: FishEngine = fishEngineOf(facts.engine);
  const swimming = createSwimming(engine, facts.gameCode);
  const caught = new Set<number>();
  const listeners = new Set<(shown: Shown) => void>();
  const volleys = createVolleys(calls, { answered, waiting: () => set({ notice: 'connection' }), dropped });
  const seats = createSeats(calls, store, {
    moved: areCaught,
    lost() {
      set({ notice: 'aloneAgain' });
      void open();
    },
    failed,
    ended: () => set({ phase: 'ended' }),
    shot: (shot) => show({ type: 'shot', ...shot }),
    taken: onTaken,
  });
  let aheadMs = 0;
  let readyMs = 0;
  let happened = 0;

  const serverMs = (): number => Math.floor(nowMs() + aheadMs);
  const show = (shown: Shown) => {
    for (const listener of listeners) listener(shown);
  };

  async function open(): Promise<void> {
    for (;;) {
      try {
        const tank = await calls.open();
        aheadMs = tank.nowMs - nowMs();
        areCaught(tank.caught);
        const notice = tank.resumed ? ({ notice: 'resumed' } as const) : {};
        set({ phase: 'open', isUnreachable: false, tank, seeds: tank.seeds, balance: tank.balance, ...notice });
        seats.begin(tank.table);
        if (get().shotSum === '0.00') onBalanceMayHaveChanged(() => void readBalance());
        return;
      } catch (error) {
        if (failureCodeOf(error) === 'token_invalid') return set({ phase: 'ended' });
        set({ isUnreachable: get().phase === 'opening' });
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
  }

  async function readBalance(): Promise<void> {
    const told = await calls.balance().catch(() => null);
    if (told) set({ balance: told.balance });
  }

  const shotPrice = (): string => get().tank?.shots[get().shotIndex] ?? '0.00';
  const minus = (amount: string, taken: string) => less(amount, taken, facts.currency);

  /** Fires at these fish, the first one most. False where the cannon is not ready, nothing swims there or money is short. */
  function fire(targets: readonly number[]): boolean {
    const { phase, weapon, balance, underWay } = get();
    const atMs = serverMs();
    const swims = new Set(swimmingNow(atMs).map(({ id }) => id));
    const aimed = targets.filter((id) => swims.has(id)).slice(0, weapons[weapon].reach);
    if (phase !== 'open' || atMs < readyMs || aimed.length === 0) return false;
    const price = shotPrice();
    if (isLess(minus(balance, underWay), price, facts.currency)) {
      set({ notice: 'noMoney', isAuto: false });
      return false;
    }
    readyMs = atMs + weapons[weapon].pauseMs;
    set({ underWay: plus(underWay, price, facts.currency) });
    volleys.add(price, { atMs, weapon, targets: aimed });
    show({ type: 'fired', targets: aimed });
    sounds.tick();
    return true;
  }

  function answered({ shot, shots }: { shot: string; shots: readonly unknown[] }, answer: VolleyAnswer): void {
    const { volley } = answer;
    const { currency } = facts;
    const spent = times(shot, shots.length, currency);
    const { seeds } = get();
    set({
      underWay: minus(get().underWay, spent),
      seeds: seeds && { ...seeds, nonce: answer.nextNonce },
      ...(get().notice === 'connection' ? { notice: null } : {}),
      ...(answer.balance === null ? {} : { balance: answer.balance }),
    });
    if (!volley) return;
    set({
      shotSum: plus(get().shotSum, volley.totalBet, currency),
      backSum: plus(get().backSum, volley.totalWin, currency),
    });
    for (const { catches } of volley.shots)
      for (const { fish, multiple } of catches)
        if (multiple === 0) show({ type: 'missed', fish });
        else onCaught(fish, multiple, times(volley.shot, multiple, currency));
    tellPortal({ type: 'game:round' });
  }

  function onCaught(fish: number, multiple: number, amount: string): void {
    caught.add(fish);
    if (get().target === fish) set({ target: null });
    show({ type: 'caught', fish, multiple, amount });
    sounds.win(multiple >= 30);
    const life = lifeOf(fish);
    if (life) happen(life.kind, { what: 'caught', multiples: [multiple, multiple], amount });
  }

  function onTaken({ seat, fish, multiple }: { seat: number; fish: number; multiple: number }): void {
    caught.add(fish);
    if (get().target === fish) set({ target: null });
    show({ type: 'taken', seat, fish, multiple });
    const life = lifeOf(fish);
    if (life) happen(life.kind, { what: 'taken', multiples: [multiple, multiple], seat });
  }

  function areCaught(fish: readonly number[]): void {
    caught.clear();
    for (const one of fish) caught.add(one);
  }

  function failed(code: StudioFailure): void {
    set(code === 'token_invalid' ? { phase: 'ended' } : { notice: notices[code] ?? 'failed' });
  }

  function happen({ id }: FishKind, what: Happened): void {
    happened += 1;
    set({ happenings: [...get().happenings, { id: happened, kind: id, ...what }].slice(-KEPT_HAPPENINGS) });
  }

  /** Fish of a while ago are known too, for what was caught as it left. */
  function lifeOf(fish: number): FishLife | null {
    const atMs = serverMs();
    for (const back of [0, 4_000, 10_000, 18_000]) {
      const life = swimming.at(atMs - back).find(({ id }) => id === fish);
      if (life) return life;
    }
    return null;
  }

  function dropped(fired: { shot: string; shots: readonly unknown[] }, code: string): void {
    set({ underWay: minus(get().underWay, times(fired.shot, fired.shots.length, facts.currency)), isAuto: false });
    if (code === 'token_invalid') return set({ phase: 'ended' });
    set({ notice: notices[code] ?? 'failed' });
    // Clock, balance and what was caught, as the server has them.
    void open();
  }

  const swimmingNow = (atMs: number): FishLife[] => swimming.at(atMs).filter(({ id }) => !caught.has(id));

  return {
    facts,
    calls,
    engine,
    store,
    open,
    fire,
    move: seats.move,
    serverMs,
    shotPrice,
    swimming: () => swimmingNow(serverMs()),
    swimmingThen: swimming.at,
    onShown(listener: (shown: Shown) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: (balance: string, underWay: string) => minus(balance, underWay),
    isReady: () => serverMs() >= readyMs,
    cannotDraw: () => set({ canDraw: false }),
    aimAt(fish: FishLife | null) {
      set({ target: fish?.id ?? null });
      if (fish) happen(fish.kind, { what: 'chosen', multiples: worth(fish.kind) });
    },
    chooseShot: (index: number) =>
      set({ shotIndex: Math.max(0, Math.min(index, (get().tank?.shots.length ?? 1) - 1)) }),
    chooseWeapon: (weapon: FishState['weapon']) => set({ weapon }),
    toggleAuto: () => set({ isAuto: !get().isAuto, notice: null }),
    toggleLock: () => set({ isLocking: !get().isLocking, target: null }),
    toggleSound() {
      set({ hasSound: !get().hasSound });
      sounds.switch(get().hasSound);
    },
    dismissNotice: () => set({ notice: null }),
    async changeSeeds(clientSeed: string): Promise<boolean> {
      const told = await calls.changeSeeds(clientSeed).catch(() => null);
      if (told) set({ seeds: told.seeds });
      return told !== null;
    },
    minor: (amount: string) => minorOf(amount, facts.currency),
  };
}

export const worth = (kind: FishKind): readonly [number, number] => multiplesOf(kind);
