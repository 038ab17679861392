import type { Operator } from '@pelita/contract/office';
import { createStore } from '@pelita/ui/store';
import { queryClient } from '../query/query-client.ts';

/**
 * Who is logged in, as far as this tab knows. The cookie that carries the session is out of any script's reach, so the
 * server is asked at first, and is believed when it refuses.
 */
export type Session =
  | { state: 'asking' }
  | { state: 'closed'; hasEnded: boolean }
  | { state: 'locked'; operator: Operator }
  | { state: 'open'; operator: Operator };

export const session = createStore<Session>({ state: 'asking' });

export function openSession(operator: Operator): void {
  session.set({ state: operator.isLocked ? 'locked' : 'open', operator });
}

/** Nothing of what was seen stays behind a lock. */
export function lockSession(): void {
  const now = session.get();
  if (now.state !== 'open') return;
  session.set({ state: 'locked', operator: now.operator });
  queryClient.clear();
}

/** `hasEnded`: by the clock or from outside, and not by the operator. */
export function closeSession(hasEnded: boolean): void {
  if (session.get().state === 'closed') return;
  session.set({ state: 'closed', hasEnded });
  queryClient.clear();
}
