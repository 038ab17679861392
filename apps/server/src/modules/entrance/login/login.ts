import type { CallInput, login as loginCall } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { AuthorizeLogin } from './authorize-login.ts';
import type { OpenedLogin } from './open-login.ts';
import type { ProveByPassword } from './prove-by-password.ts';
import type { ProveBySms } from './prove-by-sms.ts';

type Call = typeof loginCall;
type Needs = { proveByPassword: ProveByPassword; proveBySms: ProveBySms; authorizeLogin: AuthorizeLogin };

/**
 * Opens a session for a username and password, or for a mobile number and the code sent to it. An unknown name takes the
 * same steps as a wrong answer: the same statements, a hash of the same cost, the same words. What else is wrong with an
 * account is told only to its proved holder.
 */
export function login({ proveByPassword, proveBySms, authorizeLogin }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<OpenedLogin> => {
    const proved =
      body.type === 'sms' ? await proveBySms(database, who, body) : await proveByPassword(database, who, body);
    const visitor = { ...who, deviceId: body.loginDeviceId };
    return authorizeLogin(database, { ...proved, side: body.loginSide, visitor });
  };
}
