import { type CallAnswer, type CallInput, type OperatorId, Refusal, type SessionId } from '@pelita/contract';
import type { operatorLogin } from '@pelita/contract/office';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Cookie } from '../../../platform/http/cookies.ts';
import { countAttempt, forgetAttempts, returnAttempt, returningUnjudged, secretHash } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { LONGEST_HOURS } from '../limits.ts';
import type { Operators } from '../operators.ts';
import { OPERATOR_COOKIE } from '../sessions/operator-principal.ts';
import { sessionValue } from '../sessions/session-value.ts';
import { insertSession } from '../sessions/store.ts';
import { credentialsOf, holdPassword } from '../store.ts';
import { addressAttempts, nameAttempts } from '../throttle.ts';

type Call = typeof operatorLogin;
const USER_AGENT_KEPT_LENGTH = 256;

/**
 * Password, then the authenticator's code. An attempt is counted before it is judged, and an unknown name takes as long
 * and is answered in the same words as a wrong password or code.
 */
export function login({ platform, hasher, codes }: Operators) {
  return async (
    database: Database,
    who: CallerOf<Call>,
    { body }: CallInput<Call>,
  ): Promise<{ value: CallAnswer<Call>; cookie: Cookie }> => {
    const username = body.username.trim().toLowerCase();
    const name = await nameAttempts(platform, username);
    const addresses = addressAttempts(platform, who.address);
    const counted = [name, ...addresses];
    for (const key of counted) await countAttempt(database, platform.clock.now(), key);
    const known = await credentialsOf(database, username);
    const isRight = await returningUnjudged(
      database,
      counted,
      hasher.verify(known?.passwordHash ?? null, body.password),
    );
    const { operatorId, passwordHash, closedSecret } = known ?? {};
    if (!isRight || !operatorId || !passwordHash || !closedSecret) throw await failed(database, known, who.address);
    const { code } = body;
    if (code === undefined) throw new Refusal('authenticator_code_required', { fields: { code: { key: 'required' } } });
    const step = await codes.stepOf(closedSecret, operatorId, code);
    const opened = await database.transaction(async (tx) => {
      // A reset or another login with the same code may have come first.
      const isProved =
        (await holdPassword(tx, operatorId, passwordHash)) && (await codes.use(tx, operatorId, { step, code }));
      if (!isProved) return null;
      forgetAttempts(tx, name);
      returnAttempt(tx, ...addresses);
      return openSession(tx, operatorId, platform.random.token(), who);
    });
    if (opened === null) throw await failed(database, known, who.address);
    return opened;
  };
}

async function openSession(tx: Tx, operatorId: OperatorId, token: string, who: CallerOf<Call>) {
  const sessionId = tx.newId<SessionId>();
  await insertSession(tx, {
    tokenHash: secretHash(token),
    sessionId,
    operatorId,
    expiresAt: tx.now.add({ hours: LONGEST_HOURS }),
    address: who.address,
    userAgent: who.userAgent.toWellFormed().replaceAll('\0', '').slice(0, USER_AGENT_KEPT_LENGTH),
  });
  const value = await sessionValue(tx, sessionId);
  const actor = `operator:${operatorId}`;
  await recordAudit(tx, { actor, action: 'login', subject: actor, after: { sessionId, address: who.address } });
  return { value, cookie: { name: OPERATOR_COOKIE, value: token, lifetimeSeconds: LONGEST_HOURS * 3_600 } };
}

/** A name that is nobody's is not kept: people type passwords into that field. */
async function failed(database: Database, known: { operatorId: OperatorId } | null, address: string): Promise<Refusal> {
  const subject = known ? `operator:${known.operatorId}` : 'operator:unknown';
  await database.transaction((tx) =>
    recordAudit(tx, { actor: 'system', action: 'login-failed', subject, after: { address } }),
  );
  return new Refusal('wrong_credentials');
}
