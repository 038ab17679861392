import type { CallValue, getMemberInfo } from '@pelita/contract';
import { useSyncExternalStore } from 'react';
import { createStore } from '@pelita/ui/store';

/** What the server last told of the member. Versions grow with every movement, so the newer of two balances wins. */
export type Balance = { amount: string; currency: string; version: bigint };
export type Member = {
  info: CallValue<typeof getMemberInfo> | null;
  balance: Balance | null;
  state: 'absent' | 'loading' | 'ready' | 'failed';
};

const nobody: Member = { info: null, balance: null, state: 'absent' };
export const member = createStore<Member>(nobody);

export function useMember(): Member {
  return useSyncExternalStore(member.subscribe, member.get, () => nobody);
}

let isHoldingWins = false;
let held: Balance | null = null;

export function forgetMember(): void {
  held = null;
  member.set(nobody);
}

/** What the member has just changed of it, so that the bar says it at once. */
export function keepMemberInfo(changed: Partial<NonNullable<Member['info']>>): void {
  const current = member.get();
  if (current.info) member.set({ ...current, info: { ...current.info, ...changed } });
}

export function takeBalance(next: Balance): void {
  const current = member.get();
  if (current.balance && current.balance.version >= next.version) return;
  if (isHoldingWins && current.balance && isMore(next, current.balance)) {
    held = next;
    return;
  }
  member.set({ ...current, balance: next });
}

/** From now on a balance that grows waits: a game shows its win before the bar does. */
export function holdWins(): void {
  isHoldingWins = true;
}

export function releaseWins(): void {
  isHoldingWins = false;
  const waiting = held;
  held = null;
  if (waiting) takeBalance(waiting);
}

/** Both are decimals of the same currency, so they have the same number of decimals. */
function isMore(a: Balance, b: Balance): boolean {
  return BigInt(a.amount.replace('.', '')) > BigInt(b.amount.replace('.', ''));
}
