import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type {
  getOperatorSession,
  lockOperatorSession,
  noteOperatorActivity,
  operatorLogout,
  proveOperatorCode,
  unlockOperatorSession,
} from '@pelita/contract/office';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Cookie } from '../../../platform/http/cookies.ts';
import { countAttempt, returnAttempt } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Operators } from '../operators.ts';
import { credentialsOf, holdPassword } from '../store.ts';
import { operatorAttempts } from '../throttle.ts';
import { OPERATOR_COOKIE } from './operator-principal.ts';
import { sessionValue } from './session-value.ts';
import { closeSessions, lockSession, noteCode, unlockSession } from './store.ts';

/** What an operator does with the own session. */

type Own = CallerOf<typeof getOperatorSession>;
type Shown = CallAnswer<typeof getOperatorSession>;
type Done = CallAnswer<typeof operatorLogout>;

export async function getSession(tx: Tx, { operator }: Own): Promise<Shown> {
  return sessionValue(tx, operator.sessionId);
}

export async function lock(tx: Tx, who: CallerOf<typeof lockOperatorSession>): Promise<Done> {
  if (!who.operator.isLocked) await lockSession(tx, who.operator.sessionId);
  return { done: true };
}

/** The call itself is the sign of life. */
export async function noteActivity(_tx: Tx, { operator }: CallerOf<typeof noteOperatorActivity>): Promise<Done> {
  if (operator.isLocked) throw new Refusal('session_locked');
  return { done: true };
}

/** The cookie goes with the session, so that the browser knows of none. */
export async function logout(
  database: Database,
  who: CallerOf<typeof operatorLogout>,
): Promise<{ value: Done; cookie: Cookie }> {
  const value = await database.transaction((tx) => endOwnSession(tx, who));
  return { value, cookie: { name: OPERATOR_COOKIE, value: '', lifetimeSeconds: 0 } };
}

async function endOwnSession(tx: Tx, who: CallerOf<typeof operatorLogout>): Promise<Done> {
  const { operatorId, sessionId } = who.operator;
  // Two logouts at once: the second one finds nothing left to end.
  if ((await closeSessions(tx, operatorId, sessionId)) === 0) return { done: true };
  const actor = `operator:${operatorId}` as const;
  await tx.publish({ topic: actor, name: 'session', data: { state: 'ended' } });
  await recordAudit(tx, { actor, action: 'logout', subject: actor, after: { sessionId, address: who.address } });
  return { done: true };
}

export function unlock({ platform, hasher }: Operators) {
  return async (
    database: Database,
    { operator, address }: CallerOf<typeof unlockOperatorSession>,
    { body }: CallInput<typeof unlockOperatorSession>,
  ): Promise<Shown> => {
    const { operatorId, sessionId, username } = operator;
    const attempts = operatorAttempts('operator-password', operatorId);
    await countAttempt(database, platform.clock.now(), attempts);
    const kept = (await credentialsOf(database, username))?.passwordHash ?? null;
    const isRight = await hasher.verify(kept, body.password);
    return database.transaction(async (tx) => {
      if (!isRight || kept === null || !(await holdPassword(tx, operatorId, kept))) throw passwordWrong();
      returnAttempt(tx, attempts);
      await unlockSession(tx, sessionId);
      const actor = `operator:${operatorId}`;
      await recordAudit(tx, { actor, action: 'unlock-session', subject: actor, after: { sessionId, address } });
      return sessionValue(tx, sessionId);
    });
  };
}

export function proveCode({ platform, codes }: Operators) {
  return async (
    database: Database,
    { operator }: CallerOf<typeof proveOperatorCode>,
    { body: { code } }: CallInput<typeof proveOperatorCode>,
  ): Promise<Shown> => {
    const { operatorId, sessionId, username, isLocked } = operator;
    if (isLocked) throw new Refusal('session_locked');
    const attempts = operatorAttempts('operator-code', operatorId);
    await countAttempt(database, platform.clock.now(), attempts);
    const closed = (await credentialsOf(database, username))?.closedSecret ?? null;
    const step = closed === null ? null : await codes.stepOf(closed, operatorId, code);
    return database.transaction(async (tx) => {
      if (!(await codes.use(tx, operatorId, { step, code })))
        throw new Refusal('second_step_wrong', { fields: { code: { key: 'invalid' } } });
      returnAttempt(tx, attempts);
      await noteCode(tx, sessionId);
      return sessionValue(tx, sessionId);
    });
  };
}

function passwordWrong(): Refusal {
  return new Refusal('password_wrong', { fields: { password: { key: 'invalid' } } });
}
