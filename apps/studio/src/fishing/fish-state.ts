import type { StudioTank } from '@pelita/contract';
import type { WeaponId } from '@pelita/games/fishing';

export type FishNotice = 'noMoney' | 'playRefused' | 'failed' | 'connection' | 'notCounted' | 'resumed';
/** What happened, for those who hear it: a fish that was caught, or one that was chosen. */
export type Happening = { id: number; kind: string; multiples: readonly [number, number]; amount: string | null };

export type FishState = {
  phase: 'opening' | 'open' | 'ended';
  isUnreachable: boolean;
  canDraw: boolean;
  tank: StudioTank | null;
  seeds: StudioTank['seeds'] | null;
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
