import { Refusal } from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import { addressKey } from '../../../platform/http/rate/address-key.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type Account,
  authenticatorOf,
  isAddressRegistered,
  isDeviceTrusted,
  returnAttempt,
} from '../../accounts/index.ts';
import { agentsSettings } from '../../agents/settings.ts';
import { recordAudit } from '../../audit/index.ts';
import { beginSecondStep, type SecondStep } from '../second-step/second-step.ts';
import type { SocialLink } from '../social/link-account.ts';
import { forgiveAttempts, type LoginAttempts } from '../throttle/login-throttle.ts';
import type { LoginMethod } from './login-method.ts';
import { type LoginSide, refusalOfSide } from './login-side.ts';
import type { LoginVisitor, OpenedLogin, OpenLogin } from './open-login.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { accountsSettings } from '../../accounts/settings.ts';
import { entranceSettings } from '../settings.ts';

/** A person who has proved to be the holder of an account, and by which method. */
export type ProvedLogin = {
  account: Account;
  method: LoginMethod;
  isPasswordExpired: boolean;
  /** Refuses when what was proved holds no longer, and keeps it so until the transaction ends; null where it cannot end. */
  stillProved: ((tx: Tx) => Promise<void>) | null;
  side: LoginSide;
  visitor: LoginVisitor;
  /** What was counted on the way and is forgiven now; null where nothing was typed that could be guessed. */
  attempts: LoginAttempts | null;
  /** LOGIN-11: the account of an identity provider that opens this one from this login on. */
  socialLink?: SocialLink | null;
};

/** From a first proof to a session: the side, the second step where one is due, and then the session. */
export type AuthorizeLogin = (database: Database, login: ProvedLogin) => Promise<OpenedLogin>;

export function createAuthorizeLogin({
  platform,
  openLogin,
}: {
  platform: Pick<Platform, 'settings' | 'random'>;
  openLogin: OpenLogin;
}): AuthorizeLogin {
  return async (database, login) => {
    const { account, side, attempts } = login;
    const refused = refusalOfSide(side, account, platform.settings.get(agentsSettings.centreTypes));
    if (refused) {
      await database.transaction(async (tx) => {
        if (attempts) returnAttempt(tx, ...(attempts.name ? [attempts.name] : []), ...attempts.addresses);
        const subject = `player:${account.playerId}`;
        const after = { method: login.method, reason: refused, address: login.visitor.address };
        await recordAudit(tx, { actor: 'system', action: 'fail-login', subject, after });
      });
      throw new Refusal(refused);
    }
    const outcome = await database.transaction(async (tx) => {
      await login.stillProved?.(tx);
      if (attempts) forgiveAttempts(tx, attempts);
      if (await needsSecondStep(tx, platform, login)) {
        const step = await beginSecondStep(tx, platform.random, pendingOf(login));
        if (step) return { step };
      }
      return { opened: await openLogin(tx, login, { failedBefore: attempts?.failedBefore ?? 0 }) };
    });
    if (outcome.step) throw secondStepRequired(outcome.step, platform.settings);
    return outcome.opened;
  };
}

/**
 * A device that the member trusts has shown a factor before. On any other a bound authenticator is asked for; without one,
 * LOGIN-12: where the brand asks, and the member has not shown before to be at this address.
 */
async function needsSecondStep(
  tx: Tx,
  { settings }: Pick<Platform, 'settings'>,
  { account, visitor }: ProvedLogin,
): Promise<boolean> {
  if (await isDeviceTrusted(tx, account.playerId, visitor)) return false;
  if ((await authenticatorOf(tx, account.playerId))?.isBound) return true;
  if (!settings.get(entranceSettings.loginAddressVerification) || account.isRegisteredAnywhere) return false;
  return !(await isAddressRegistered(tx, account.playerId, addressKey(visitor.address)));
}

function pendingOf({ account, visitor, side, method, isPasswordExpired, socialLink = null }: ProvedLogin) {
  return { playerId: account.playerId, from: visitor.address, side, method, isPasswordExpired, socialLink };
}

/** With the days for which a device may be trusted; 0 where the operator lets none be. */
function secondStepRequired({ verificationToken, methods }: SecondStep, { get }: Pick<Settings, 'get'>): Refusal {
  const trustDays = get(accountsSettings.trustedDeviceDays);
  return new Refusal('login_verification_required', { extra: { verificationToken, methods, trustDays } });
}
