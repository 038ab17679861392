import type { FishTable, StudioTank } from '@pelita/contract';
import type { WeaponId } from '@pelita/games/fishing';

export type FishNotice = 'noMoney' | 'playRefused' | 'failed' | 'connection' | 'notCounted' | 'resumed' | 'aloneAgain';
/** What happened, for those who hear it: a fish that was chosen, or that was caught, by oneself or from another seat. */
export type Happened = { multiples: readonly [number, number] } & (
  | { what: 'chosen' }
  | { what: 'caught'; amount: string }
  | { what: 'taken'; seat: number }
);
export type Happening = Happened & { id: number; kind: string };

export type FishState = {
  phase: 'opening' | 'open' | 'ended';
  isUnreachable: boolean;
  canDraw: boolean;
  tank: StudioTank | null;
  seeds: StudioTank['seeds'] | null;
  /** Who fishes before the same tank; null for who fishes alone. */
  table: FishTable | null;
  isMoving: boolean;
  /** As the wallet last said. */
  balance: string;
  /** Shots that were fired and not yet answered for, in money. */
  underWay: string;
  shotIndex: number;
  weapon: WeaponId;
  isAuto: boolean;
  isLocking: boolean;
  target: number | null;
  shotSum: string;
  backSum: string;
  happenings: readonly Happening[];
  notice: FishNotice | null;
  hasSound: boolean;
};

export const firstFishState: FishState = {
  phase: 'opening',
  isUnreachable: false,
  canDraw: true,
  tank: null,
  seeds: null,
  table: null,
  isMoving: false,
  balance: '0.00',
  underWay: '0.00',
  shotIndex: 0,
  weapon: 'single',
  isAuto: false,
  isLocking: false,
  target: null,
  shotSum: '0.00',
  backSum: '0.00',
  happenings: [],
  notice: null,
  hasSound: false,
};
