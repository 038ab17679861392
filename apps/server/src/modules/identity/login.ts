import { type CallAnswer, type CallInput, type login as loginCall, Refusal } from '@pelita/contract';
import type { Database, Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HumanCheck } from '../../platform/providers/human-check/human-check.ts';
import { recordAudit } from '../audit/index.ts';
import { addressTryKey, countTry, forgiveTry, giveBackTry, nameKey } from './login-attempts.ts';
import { type LoginSide, refusalOfSide } from './login-side.ts';
import type { PasswordHasher } from './passwords/password-hash.ts';
import { typedPassword } from './passwords/typed-password.ts';
import { openSession, type Visitor } from './sessions/open-session.ts';
import { type Credentials, credentialsByName, noteFirstLogin } from './store.ts';
import { canonicalUsername } from './username.ts';

type Call = typeof loginCall;
type Needs = { platform: Platform; humanCheck: HumanCheck; hasher: PasswordHasher };

/**
 * Opens a session for a username and password. A name that nobody has takes the same steps as a wrong password: the
 * same statements, a hash of the same cost, the same answer. What else is wrong with an account is told only to whoever
 * knows its password.
 */
export function login({ platform, humanCheck, hasher }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const username = body.username.trim();
    const keys = [nameKey(username), addressTryKey(who.address, platform.environment)] as const;
    // By address before the proof, by name after it: without work nobody can shut out a name that is not theirs.
    await countTry(database, platform.clock.now(), keys[1]);
    await humanCheck.verify(database, body.humanVerification);
    await countTry(database, platform.clock.now(), keys[0]);

    const credentials = await database.reading((tx) => credentialsByName(tx, canonicalUsername(username)));
    const isRight = await hasher.verify(credentials?.hash ?? null, typedPassword(platform.settings, body.password));
    if (!credentials || !isRight) throw new Refusal('wrong_credentials');

    const refused = refusalOfSide(body.loginSide, credentials.account, platform.settings.get('agent.centreTypes'));
    if (refused) {
      await database.transaction((tx) => giveBackTry(tx, ...keys));
      throw new Refusal(refused);
    }
    return await database.transaction(async (tx) => {
      const { failedBefore } = await forgiveTry(tx, ...keys);
      const visitor = { ...who, deviceId: body.loginDeviceId };
      return enter(tx, platform, credentials, visitor, { side: body.loginSide, failedBefore });
    });
  };
}

async function enter(
  tx: Tx,
  platform: Platform,
  { account, isSetByHolder }: Credentials,
  visitor: Visitor,
  noted: { side: LoginSide; failedBefore: number },
): Promise<CallAnswer<Call>> {
  const isFirstLogin = !isSetByHolder && !account.hasLoggedIn;
  const { sessionId, ...value } = await openSession(tx, platform, { ...account, isFirstLogin }, visitor);
  if (!account.hasLoggedIn) await noteFirstLogin(tx, account.playerId);
  const actor = `player:${account.playerId}`;
  const after = { sessionId, address: visitor.address, ...noted };
  await recordAudit(tx, { actor, action: 'login', subject: actor, after });
  return value;
}
