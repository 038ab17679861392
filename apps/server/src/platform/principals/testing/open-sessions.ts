import type { SessionStore } from '../sessions.ts';

/** Sessions that never end. */
export function openSessions<Session>(resolve: SessionStore<Session>['resolve']): SessionStore<Session> {
  return { resolve, peek: resolve, hold: async () => true };
}
