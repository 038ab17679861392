import type { StudioTable, TableNews, TableSettled } from '@pelita/contract';

export type TableNotice =
  | 'betsClosed'
  | 'tooLittle'
  | 'cancelled'
  | 'playRefused'
  | 'failed'
  | 'connection'
  | 'connectionLost';

/** Chips put down one after the other, by spot, in minor units. */
export type Placement = readonly { spot: string; minor: bigint }[];
export type Chips = ReadonlyMap<string, bigint>;

export type TableState = {
  phase: 'opening' | 'open' | 'ended';
  isUnreachable: boolean;
  table: StudioTable | null;
  news: TableNews | null;
  /** The server's clock is ahead of the device's by so much. */
  aheadMs: number;
  /** Whether the cards lie, the wheel stands, the dice rest: what was revealed is said from then on. */
  isShown: boolean;
  history: readonly { number: number; drawn: readonly number[] }[];
  balance: string;
  currency: string;
  chipMinor: bigint;
  /** Put down and not confirmed; each press is one placement, so that it can be undone. */
  staged: readonly Placement[];
  /** Confirmed for this round. */
  placed: Chips;
  /** Of the last round that had any. */
  last: Chips;
  isSending: boolean;
  settled: TableSettled | null;
  notice: TableNotice | null;
  hasSound: boolean;
};

export const firstState: TableState = {
  phase: 'opening',
  isUnreachable: false,
  table: null,
  news: null,
  aheadMs: 0,
  isShown: false,
  history: [],
  balance: '0.00',
  currency: '',
  chipMinor: 0n,
  staged: [],
  placed: new Map(),
  last: new Map(),
  isSending: false,
  settled: null,
  notice: null,
  hasSound: false,
};

export function sumOf(placements: readonly Placement[]): Chips {
  const sum = new Map<string, bigint>();
  for (const { spot, minor } of placements.flat()) sum.set(spot, (sum.get(spot) ?? 0n) + minor);
  return sum;
}

export function totalOf(chips: Chips): bigint {
  return [...chips.values()].reduce((sum, minor) => sum + minor, 0n);
}

/** What lies on a spot, confirmed or not. */
export function liesOn({ placed, staged }: Pick<TableState, 'placed' | 'staged'>, spot: string): bigint {
  return (placed.get(spot) ?? 0n) + (sumOf(staged).get(spot) ?? 0n);
}
