import type { OperatorId, Permission, SessionId } from '@pelita/contract';
import type { TestWorld } from '@pelita/testkit';
import { createPrincipal, type Principal } from '../../platform/principals/principal.ts';
import { hostCookie } from '../../platform/principals/host-cookie.ts';
import type { OperatorSession } from '../../platform/principals/sessions.ts';

export const OFFICE_ORIGIN = 'https://office.example.com';
export const OFFICE_COOKIE = '__Host-office';
const IDLE_MINUTES = 15;
const LONGEST_HOURS = 10;

type Kept = { session: OperatorSession; openedAt: Temporal.Instant; lastSeenAt: Temporal.Instant };

/**
 * Operators as a module of their own would bring them: their proof, their store, their expiry. Nothing of it is known to
 * `platform/http`.
 */
export function standInOperators({ clock, random }: TestWorld) {
  const kept = new Map<string, Kept>();
  const endingOnceResolved = new Set<string>();
  const find = (credential: string): Kept | null => {
    const found = kept.get(credential);
    if (!found) return null;
    const isIdle = isPast(found.lastSeenAt.add({ minutes: IDLE_MINUTES }));
    return isIdle || isPast(found.openedAt.add({ hours: LONGEST_HOURS })) ? null : found;
  };
  const isPast = (instant: Temporal.Instant): boolean => Temporal.Instant.compare(instant, clock.now()) <= 0;
  const principal: Principal = createPrincipal({
    kind: 'operator',
    proof: hostCookie({ name: OFFICE_COOKIE, origin: () => OFFICE_ORIGIN }),
    sessions: {
      async resolve(credential) {
        const found = find(credential);
        if (found) found.lastSeenAt = clock.now();
        if (endingOnceResolved.has(credential)) kept.delete(credential);
        return found?.session ?? null;
      },
      peek: async (credential) => find(credential)?.session ?? null,
      hold: async (_tx, { sessionId }) => [...kept.values()].some(({ session }) => session.sessionId === sessionId),
    },
    refusalOf: ({ permissions }, { who }) =>
      typeof who === 'object' && permissions.has(who.operator) ? null : 'permission_missing',
    countedAs: ({ operatorId }) => ({ key: `operator:${operatorId}`, isVisitorToo: false }),
    topics: () => ['everyone'],
  });
  return {
    principal,
    /** Answers the credential. */
    open(username: string, permissions: readonly Permission[]): string {
      const credential = random.token();
      const now = clock.now();
      const session = {
        sessionId: random.uuid(now) as SessionId,
        operatorId: random.uuid(now) as OperatorId,
        username,
        permissions: new Set(permissions),
        isLocked: false,
        hasRecentCode: true,
      };
      kept.set(credential, { session, openedAt: now, lastSeenAt: now });
      return credential;
    },
    /** As an administrator would take the roles away. */
    revoke(credential: string): void {
      const found = kept.get(credential);
      if (found) found.session = { ...found.session, permissions: new Set() };
    },
    end: (credential: string): void => void kept.delete(credential),
    /** As a logout elsewhere would, while a request is on its way. */
    endOnceResolved: (credential: string): void => void endingOnceResolved.add(credential),
  };
}
