import type { SessionValue } from '@pelita/contract';
import type { Cookie } from '../../../platform/http/cookies.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type Account,
  type EndSessions,
  isPasswordSetByHolder,
  keepDevice,
  lockAccount,
  noteFirstLogin,
  openSession,
  type SessionOrigin,
  type WithDevice,
} from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { linkAccount, type SocialLink } from '../social/link-account.ts';
import type { LoginMethod } from './login-method.ts';
import type { LoginSide } from './login-side.ts';
import { accountsSettings } from '../../accounts/settings.ts';

export type LoginVisitor = SessionOrigin & WithDevice;

type AuthorizedLogin = {
  account: Account;
  method: LoginMethod;
  isPasswordExpired: boolean;
  side: LoginSide;
  visitor: LoginVisitor;
  socialLink?: SocialLink | null;
  /** Said with a second step alone. */
  isDeviceTrusted?: boolean;
};

/** The session, and the cookie by which this browser is known from now on. */
export type OpenedLogin = { value: SessionValue; cookie: Cookie };

/** The session of an authorized login, with what is noted of every login. */
export type OpenLogin = (tx: Tx, login: AuthorizedLogin, noted: Record<string, unknown>) => Promise<OpenedLogin>;

export function createOpenLogin({
  platform,
  endSessions,
}: {
  platform: Pick<Platform, 'settings' | 'random'>;
  endSessions: EndSessions;
}): OpenLogin {
  return async (tx, login, noted) => {
    const { account, method, isPasswordExpired, side, visitor, socialLink, isDeviceTrusted = false } = login;
    const { playerId } = account;
    const isOnlyOne = !platform.settings.get(accountsSettings.duplicateLogin);
    // Of two that come in at once, the later one sees the other.
    if (isOnlyOne) await lockAccount(tx, playerId);
    if (socialLink) await linkAccount(tx, playerId, socialLink);
    // Until the holder has chosen one: leaving the change once is no way around it.
    const isFirstLogin = !(await isPasswordSetByHolder(tx, playerId));
    const { sessionId, ...value } = openSession(tx, platform, { ...account, isFirstLogin, isPasswordExpired }, visitor);
    if (isOnlyOne) await endSessions(tx, playerId, { except: sessionId, because: 'replaced' });
    if (!account.hasLoggedIn) await noteFirstLogin(tx, playerId);
    const cookie = await keepDevice(tx, platform, playerId, { who: visitor, isTrusted: isDeviceTrusted });
    const actor = `player:${playerId}`;
    const after = { sessionId, address: visitor.address, side, ...(method === 'password' ? {} : { method }), ...noted };
    await recordAudit(tx, { actor, action: 'login', subject: actor, after });
    return { value, cookie };
  };
}
