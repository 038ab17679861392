import { type CallInput, type linkSocialAccount as linkCall, SOCIAL_LOGIN_COOKIE } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { AuthorizeLogin } from '../login/authorize-login.ts';
import type { OpenedLogin } from '../login/open-login.ts';
import type { ProveByPassword } from '../login/prove-by-password.ts';
import { neededIdentity, takeIdentity } from './verified-identity.ts';
import { linkFrom } from './link-account.ts';

type Call = typeof linkCall;
type Needs = { proveByPassword: ProveByPassword; authorizeLogin: AuthorizeLogin };

/** A login by password like any other, second step included; the link is made with the session and with nothing less. */
export function linkSocialAccount({ proveByPassword, authorizeLogin }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<OpenedLogin> => {
    const shown = { token: body.socialToken, browserKey: who.cookies[SOCIAL_LOGIN_COOKIE], linksFor: null };
    const verified = await database.reading((tx) => neededIdentity(tx, shown, 'known'));
    const proved = await proveByPassword(database, who, body);
    await database.transaction((tx) => takeIdentity(tx, verified, 'known'));
    const visitor = { ...who, deviceId: body.loginDeviceId };
    const socialLink = linkFrom(verified, who.language);
    return authorizeLogin(database, { ...proved, side: body.loginSide, visitor, socialLink });
  };
}
