import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Done, EmptyBody, InstantText, numberInQuery, UuidText } from '../shapes.ts';
import { DEVICE_COOKIE } from './devices.ts';

/** The sessions of a player: what is open, what was, and the end of them. */

export const logout = call('POST /wps/session/logout', {
  who: 'player',
  whileOnBreak: true,
  whilePasswordIsDue: true,
  alsoMethods: ['DELETE'],
  body: EmptyBody,
  value: Done,
  summary: 'Ends the session of the token.',
});

const Visit = z.object({
  sessionId: UuidText,
  /** Browser and system as far as they tell, like "Chrome, Android"; empty when they do not. */
  device: z.string(),
  address: z.string(),
  openedAt: InstantText,
  lastSeenAt: InstantText,
});

export const listSessions = call('GET /wps/member/sessions', {
  who: 'player',
  value: z.array(z.extend(Visit, { isCurrent: z.boolean() })),
  summary: 'The player’s open sessions, the one that asks first.',
});

export const endSession = call('DELETE /wps/member/sessions/{sessionId}', {
  whileOnBreak: true,
  who: 'player',
  params: z.object({ sessionId: UuidText }),
  value: Done,
  refusals: ['session_unknown'],
  summary: 'Ends one of the player’s sessions.',
});

export const endOtherSessions = call('DELETE /wps/member/sessions', {
  who: 'player',
  whileOnBreak: true,
  cookies: [DEVICE_COOKIE],
  value: z.object({ ended: z.number() }),
  summary: 'Ends every session of the player but the one that asks, and trusts no other device any more.',
});

export const sessionEnds = [
  'logout',
  'replaced',
  'ended',
  'password',
  'closed',
  'operator',
  'break',
  'expired',
] as const;

export const getLoginHistory = call('GET /wps/member/loginHistory', {
  who: 'player',
  query: z.object({ pageNo: numberInQuery(1, 10_000, 1), pageSize: numberInQuery(1, 100, 20) }),
  value: z.object({
    list: z.array(z.extend(Visit, { endedBecause: z.nullable(z.enum(sessionEnds)) })),
    totalCount: z.number(),
    totalPages: z.number(),
  }),
  summary: 'The player’s logins of the last ninety days, newest first.',
});
