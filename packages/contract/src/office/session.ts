import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Done, EmptyBody, InstantText, PasswordText, ShortText, UuidText } from '../shapes.ts';
import { CodeText, RoleText } from './shapes.ts';

/** An operator's session: opened by password and authenticator, carried by a cookie that no script reads. */

/** Without a sign of life for so long a session is locked, as PCI DSS 8.2.8 asks. */
export const OPERATOR_IDLE_MINUTES = 15;

const OperatorValue = z.object({
  operatorId: UuidText,
  username: z.string(),
  roles: z.array(RoleText),
  /** As the roles of this moment grant them. */
  permissions: z.array(z.string()),
  isLocked: z.boolean(),
  /** Until when calls that need a recent code are answered; null when there is none. */
  recentCodeUntil: z.nullable(InstantText),
  expiresAt: InstantText,
  /** The login before this one, to be recognised. */
  lastLogin: z.nullable(z.object({ at: InstantText, address: z.string() })),
  /** Operators who were reset within a week: everybody is told. */
  recentResets: z.array(z.object({ username: z.string(), at: InstantText })),
});

/** An operator who is logged in, as the own page knows them. */
export type Operator = z.output<typeof OperatorValue>;

export const operatorLogin = call('POST /office/session/login', {
  who: 'visitor',
  rate: 'login',
  body: z.strictObject({ username: ShortText, password: PasswordText, code: z.optional(CodeText) }),
  value: OperatorValue,
  refusals: ['wrong_credentials', 'authenticator_code_required', 'too_many_requests'],
  summary: 'Opens a session. Every failure is answered alike; a missing code is told apart once the password is right.',
});

export const getOperatorSession = call('GET /office/session', {
  who: { operator: 'session.own' },
  value: OperatorValue,
  summary: 'Who is logged in, with the permissions of this moment. No sign of life.',
});

export const lockOperatorSession = call('POST /office/session/lock', {
  who: { operator: 'session.own' },
  body: EmptyBody,
  value: Done,
  summary: 'Locks the session until its password is typed again.',
});

export const unlockOperatorSession = call('POST /office/session/unlock', {
  who: { operator: 'session.own' },
  rate: 'login',
  body: z.strictObject({ password: PasswordText }),
  value: OperatorValue,
  refusals: ['password_wrong', 'too_many_requests'],
  summary: 'Opens a locked session by the password.',
});

export const proveOperatorCode = call('POST /office/session/code', {
  who: { operator: 'session.own' },
  rate: 'login',
  body: z.strictObject({ code: CodeText }),
  value: OperatorValue,
  refusals: ['second_step_wrong', 'too_many_requests'],
  summary: 'Shows a code of the authenticator, for calls that need a recent one.',
});

export const noteOperatorActivity = call('POST /office/session/activity', {
  who: { operator: 'session.own' },
  body: EmptyBody,
  value: Done,
  refusals: ['session_locked'],
  summary: 'Says that the operator has typed or pointed. Reading calls are no sign of life, this and all others are.',
});

export const operatorLogout = call('POST /office/session/logout', {
  who: { operator: 'session.own' },
  body: EmptyBody,
  value: Done,
  summary: 'Ends the session.',
});
