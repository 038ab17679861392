import { useSyncExternalStore } from 'react';
import { session, sessionOver, type Session } from './session.ts';

/** null on the server and while hydrating: what a member sees takes its reserved place afterwards. */
export function useSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.get, () => null);
}

export function useIsSessionOver(): boolean {
  return useSyncExternalStore(sessionOver.subscribe, sessionOver.get, () => false);
}
