import {
  type Audience,
  type CallerRole,
  type ErrorCode,
  type Permission,
  type PrincipalKind,
  rolesAdmitted,
  sessionAsked,
} from '@pelita/contract';
import type { Attack } from './attack.ts';

/** Somebody with a session, or none, and what they hold to prove it. */
export type Holder = {
  name: string;
  role: CallerRole;
  /** Null for a visitor, who holds nothing. */
  kind: PrincipalKind | null;
  secret: string;
  /** Ended and expired sessions are not. */
  isLive: boolean;
  permissions?: readonly Permission[];
};

/** How a secret travels as a credential of each kind, with the headers that a browser would send beside it. */
export type Carriers = Partial<Record<PrincipalKind, (secret: string | null) => Record<string, string>>>;

type Asked = { method: string; path: string; who: Audience };

/** Each call, asked by everybody who may not: what they hold shown as the call asks for it, and as their own calls do. */
export function* attacksByOthers(asked: Asked, holders: readonly Holder[], carriers: Carriers): Generator<Attack> {
  const session = sessionAsked(asked.who);
  const carry = session && carriers[session.kind];
  if (!session || !carry) return;
  for (const holder of holders) {
    const code = refusalOf(asked.who, holder);
    if (code !== null) yield attack(asked, carry(holder.kind === null ? null : holder.secret), code);
    const own = holder.kind === null || holder.kind === session.kind ? undefined : carriers[holder.kind];
    const headers = own ? { ...own(holder.secret), ...carry(null) } : {};
    // Two kinds that travel alike are told apart by what is carried, which was tried above.
    if (own && session.isRequired && !travelAlike(carry, own)) yield attack(asked, headers, 'not_logged_in');
  }
}

/** What is to be heard by a holder who shows the secret as the call asks for it; null where the call is theirs. */
function refusalOf(who: Audience, { role, kind, isLive, permissions = [] }: Holder): ErrorCode | null {
  const asked = sessionAsked(who);
  if (asked === null) return null;
  if (kind === null) return asked.isRequired ? 'not_logged_in' : null;
  if (kind !== asked.kind || !isLive) return 'token_invalid';
  if (typeof who === 'object') return permissions.includes(who.operator) ? null : 'permission_missing';
  if (rolesAdmitted(who).includes(role)) return null;
  return role === 'trial' ? 'in_need_true_account' : 'in_need_agent_account';
}

function travelAlike(one: NonNullable<Carriers['player']>, other: NonNullable<Carriers['player']>): boolean {
  const names = new Set(Object.keys(one('x')));
  return Object.keys(other('x')).some((name) => names.has(name) && (name === 'authorization' || name === 'cookie'));
}

function attack({ method, path }: Asked, headers: Record<string, string>, code: ErrorCode): Attack {
  const hasBody = method !== 'GET';
  return {
    method,
    path: path.replaceAll(/\{\w+\}/g, 'x'),
    headers: { ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { body: Buffer.from('{}') } : {}),
    mustRefuse: true,
    code,
    words: 'envelope',
  };
}
