import type { PlayedRound, StudioRound } from '@pelita/contract';
import { engines, type Engine } from '@pelita/games';
import { failureCodeOf, type StudioCalls, type StudioFailure } from '../calls/studio-calls.ts';
import { newUuid, nowMs, onBalanceMayHaveChanged, tellPortal } from '../platform/device.ts';
import type { PageFacts } from '../platform/page-facts.ts';
import type { Reels } from '../reels/moving-reels.ts';
import type { Sounds } from '../sound/sounds.ts';
import { isLess, times } from './amounts.ts';
import { quietStops } from './quiet-view.ts';
import { showRound, signOf } from './show-round.ts';
import { firstState, type GameState, type Notice } from './state.ts';
import { createStore, type Store } from './store.ts';
import { createWaiting } from './waiting.ts';

/** The game as its controls see it. The server decides everything; this asks, shows, and keeps asking when it must. */
export type Game = {
  store: Store<GameState>;
  engine: Engine;
  facts: PageFacts;
  attachReels(reels: Reels): void;
  reelStopped(): void;
  /** Spins when the game waits, shortens the show when it runs. */
  press(): void;
  skipToEnd(): void;
  tryNow(): void;
  chooseBet(index: number): void;
  watchAgain(roundId: string): Promise<void>;
  olderRounds(): Promise<void>;
  /** Null when it went well. */
  changeSeeds(clientSeed: string): Promise<Notice | 'roundOpen' | null>;
  dismissNotice(): void;
  toggleSound(): void;
  open(): Promise<void>;
};

const SHORTEST_ROLL_MS = 550;
const LONGEST_PAUSE_MS = 15_000;
const FOCUS_MS = 1_300;
const PICTURES_MS = 4_000;

export function createGame(facts: PageFacts, calls: StudioCalls, sounds: Sounds): Game {
  const waiting = createWaiting();
  const retrying = createWaiting();
  const engine: Engine = engines[facts.engine];
  const quiet = quietStops(engine);
  const store = createStore<GameState>({ ...firstState, currency: facts.currency, stops: quiet });
  let reels: Reels | null = null;
  const mounted = Promise.withResolvers<void>();
  let isSkipped = false;
  let focusTimer: ReturnType<typeof setInterval> | undefined;

  function isBusy(): boolean {
    return store.get().phase !== 'ready';
  }

  async function spin(): Promise<void> {
    const { lineBets, betIndex, balance, currency } = store.get();
    const lineBet = lineBets[betIndex];
    if (!reels || lineBet === undefined) return;
    if (isLess(balance, times(lineBet, engine.betUnits, currency), currency)) {
      store.set({ notice: 'tooLittle' });
      return;
    }
    begin();
    tellPortal({ type: 'game:spin' });
    const startedAt = nowMs();
    sounds.spin();
    reels.start();
    const round = await untilAnswered(lineBet);
    if (round === null) return;
    store.set({ notice: null, balance: round.balanceAfterBet ?? store.get().balance });
    await waiting.pause(Math.max(0, SHORTEST_ROLL_MS - (nowMs() - startedAt)));
    await present(round);
    store.set({ balance: round.balance ?? store.get().balance, rounds: [withoutSpins(round), ...store.get().rounds] });
    countSpin();
    tellPortal({ type: 'game:round' });
  }

  /** The same key until there is an answer: however often it is asked, the round is played once. */
  async function untilAnswered(lineBet: string): Promise<PlayedRound | null> {
    const spinKey = newUuid();
    for (let pauseMs = 500; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        return await calls.spin({ lineBet, spinKey });
      } catch (error) {
        const code = failureCodeOf(error);
        if (!isWorthRepeating(code)) {
          await giveUp(code);
          return null;
        }
        store.set({ notice: 'connection' });
        await retrying.pause(pauseMs);
      }
    }
  }

  async function giveUp(code: StudioFailure): Promise<void> {
    reels?.show(store.get().stops);
    if (code === 'token_invalid' || code === 'not_logged_in') {
      store.set({ phase: 'ended' });
      return;
    }
    store.set({ phase: 'ready', sign: { kind: 'ready' }, notice: notices[code] ?? 'failed' });
    tellPortal({ type: 'game:round' });
    await refreshBalance();
  }

  async function present(round: PlayedRound): Promise<void> {
    if (!reels) return;
    store.set({ phase: 'showing' });
    isSkipped = false;
    await showRound({ engine, store, reels, waiting, sounds }, round, () => isSkipped);
    const isFeature = round.spins.length > 1;
    store.set({
      phase: 'ready',
      freeSpins: null,
      hold: null,
      lastWin: round.totalWin,
      ...(isFeature ? { sign: signOf(round.totalWin, round.totalBet, round.currency) } : {}),
    });
    turnTheLight();
  }

  function begin(): void {
    clearInterval(focusTimer);
    reels?.light(null);
    store.set({ phase: 'rolling', notice: null, lit: null, sign: { kind: 'rolling' } });
  }

  /** While the game waits, each win has its turn in the light. */
  function turnTheLight(): void {
    clearInterval(focusTimer);
    const wins = store.get().lit?.spin.lineWins.length ?? 0;
    if (wins < 2) return;
    focusTimer = setInterval(() => {
      const { lit } = store.get();
      if (!lit) return;
      const next = lit.focus === 'all' ? 0 : lit.focus + 1;
      store.set({ lit: { ...lit, focus: next < wins ? next : 'all' } });
    }, FOCUS_MS);
  }

  function countSpin(): void {
    const { seeds } = store.get();
    if (seeds) store.set({ seeds: { ...seeds, nonce: seeds.nonce + 1 } });
  }

  async function refreshBalance(): Promise<void> {
    try {
      const { balance } = await calls.balance();
      if (!isBusy()) store.set({ balance });
    } catch (error) {
      if (failureCodeOf(error) === 'token_invalid') store.set({ phase: 'ended' });
    }
  }

  async function open(): Promise<void> {
    for (let pauseMs = 500; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        const pictures = picturesSeen();
        const session = await calls.session();
        await pictures;
        await begun(session);
        return;
      } catch (error) {
        if (!isWorthRepeating(failureCodeOf(error))) {
          store.set({ phase: 'ended', isUnreachable: false });
          return;
        }
        store.set({ isUnreachable: true });
        await retrying.pause(pauseMs);
      }
    }
  }

  /** The pictures are there before the first reel turns, unless they take too long. */
  function picturesSeen(): Promise<unknown> {
    const all = Object.values(facts.symbols).map((address) => {
      const picture = new Image();
      picture.src = address;
      return picture.decode().catch(() => undefined);
    });
    return Promise.race([Promise.all(all), waiting.pause(PICTURES_MS)]);
  }

  async function begun(session: Awaited<ReturnType<StudioCalls['session']>>): Promise<void> {
    const last = session.rounds.find(({ state }) => state === 'settled');
    const stops = session.resumed?.state === 'settled' ? quiet : (last?.stops.at(-1) ?? quiet);
    store.set({
      phase: 'ready',
      isUnreachable: false,
      currency: session.currency,
      balance: session.balance,
      lineBets: session.lineBets,
      betIndex: betToBeginWith(session.lineBets, last),
      rtpPercent: session.rtpPercent,
      seeds: session.seeds,
      rounds: session.rounds,
      hasOlderRounds: session.rounds.length === 20,
      stops,
    });
    reels?.show(stops);
    onBalanceMayHaveChanged(() => void (isBusy() || refreshBalance()));
    const { resumed } = session;
    if (!resumed) return;
    await mounted.promise;
    if (resumed.state === 'settled') await replay(resumed, 'resumed');
    else store.set({ notice: 'cancelled' });
    tellPortal({ type: 'game:round' });
  }

  async function replay(round: PlayedRound, notice: Notice | null): Promise<void> {
    begin();
    store.set({ notice });
    reels?.start();
    await waiting.pause(SHORTEST_ROLL_MS);
    await present(round);
  }

  return {
    store,
    engine,
    facts,
    open,
    attachReels(attached) {
      reels = attached;
      reels.show(store.get().stops);
      mounted.resolve();
    },
    reelStopped: () => sounds.reelStop(),
    press() {
      const { phase } = store.get();
      if (phase === 'ready') void spin();
      else {
        reels?.hurry();
        waiting.skip();
      }
    },
    skipToEnd() {
      isSkipped = true;
      reels?.hurry();
      waiting.skip();
    },
    tryNow: () => retrying.skip(),
    chooseBet(index) {
      const { lineBets, notice } = store.get();
      if (isBusy() || index < 0 || index >= lineBets.length) return;
      store.set({ betIndex: index, notice: notice === 'tooLittle' ? null : notice });
      sounds.tick();
    },
    async watchAgain(roundId) {
      if (isBusy()) return;
      try {
        const round = await calls.round(roundId);
        if (!isBusy()) await replay(round, null);
      } catch {
        store.set({ notice: 'failed' });
      }
    },
    async olderRounds() {
      const { rounds } = store.get();
      try {
        const page = await calls.rounds(rounds.at(-1)?.roundId);
        store.set({ rounds: [...rounds, ...page.rounds], hasOlderRounds: page.hasMore });
      } catch {
        store.set({ notice: 'failed' });
      }
    },
    async changeSeeds(clientSeed) {
      try {
        const { seeds } = await calls.changeSeeds(clientSeed);
        const page = await calls.rounds();
        store.set({ seeds, rounds: page.rounds, hasOlderRounds: page.hasMore });
        return null;
      } catch (error) {
        return failureCodeOf(error) === 'round_open' ? 'roundOpen' : 'failed';
      }
    },
    dismissNotice: () => store.set({ notice: null }),
    toggleSound() {
      const hasSound = !store.get().hasSound;
      sounds.switch(hasSound);
      store.set({ hasSound });
    },
  };
}

const notices: Partial<Record<StudioFailure, Notice>> = {
  insufficient_balance: 'tooLittle',
  round_cancelled: 'cancelled',
  play_refused: 'playRefused',
};

/** Nobody said no: the call was lost, or the other side is busy. */
function isWorthRepeating(code: StudioFailure): boolean {
  return [
    'no-answer',
    'wallet_unreachable',
    'round_open',
    'overloaded',
    'internal_error',
    'too_many_requests',
  ].includes(code);
}

/** The bet of the last round, or the middle one of those that cost least. */
function betToBeginWith(lineBets: readonly string[], last: StudioRound | undefined): number {
  const known = last ? lineBets.indexOf(last.lineBet) : -1;
  return known >= 0 ? known : Math.min(2, lineBets.length - 1);
}

function withoutSpins({
  spins: _spins,
  balance: _balance,
  balanceAfterBet: _after,
  ...round
}: PlayedRound): StudioRound {
  return round;
}
