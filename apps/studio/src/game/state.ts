import type { StudioRound, StudioSeeds, StudioSpin } from '@pelita/contract';

/** What the page shows. Amounts are the server's decimal texts; nothing is computed from them but comparisons. */
export type Phase = 'opening' | 'ended' | 'ready' | 'rolling' | 'showing';

/** The words on the stall's sign. */
export type Sign =
  | { kind: 'ready' }
  | { kind: 'rolling' }
  | { kind: 'noWin' }
  /** `isBelowBet`: it paid less than it cost, so it is said and not celebrated. */
  | { kind: 'won'; amount: string; bet: string; isBelowBet: boolean };

export type Lit = {
  spin: StudioSpin;
  /** Which of its wins is in the light: all of them at first, then one by one. */
  focus: number | 'all';
};

/** The winning board of a tumbling game that has its turn. */
export type LitTumble = { tumble: StudioSpin['tumbles'][number]; place: number };

export type Card =
  | { kind: 'freeSpins'; count: number }
  | { kind: 'moreFreeSpins'; count: number }
  | { kind: 'hold'; count: number }
  | { kind: 'freeSpinsEnd'; amount: string; isBelowBet: boolean }
  | { kind: 'holdEnd'; amount: string; isBelowBet: boolean };

export type FreeSpins = { played: number; total: number; won: string };

/** Coins that hold: how many respins are left, and what lies on the board so far. */
export type HoldShown = { left: number; won: string };

export type Notice = 'resumed' | 'cancelled' | 'connection' | 'tooLittle' | 'playRefused' | 'failed';

export type GameState = {
  phase: Phase;
  /** True while nothing is heard from the server at opening. */
  isUnreachable: boolean;
  currency: string;
  balance: string;
  lineBets: readonly string[];
  betIndex: number;
  rtpPercent: string;
  seeds: StudioSeeds | null;
  rounds: readonly StudioRound[];
  hasOlderRounds: boolean;
  stops: readonly number[];
  sign: Sign;
  lit: Lit | null;
  litTumble: LitTumble | null;
  card: Card | null;
  freeSpins: FreeSpins | null;
  hold: HoldShown | null;
  lastWin: string | null;
  notice: Notice | null;
  hasSound: boolean;
};

export const firstState: Omit<GameState, 'currency'> = {
  phase: 'opening',
  isUnreachable: false,
  balance: '0.00',
  lineBets: [],
  betIndex: 0,
  rtpPercent: '',
  seeds: null,
  rounds: [],
  hasOlderRounds: false,
  stops: [],
  sign: { kind: 'ready' },
  lit: null,
  litTumble: null,
  card: null,
  freeSpins: null,
  hold: null,
  lastWin: null,
  notice: null,
  hasSound: false,
};
