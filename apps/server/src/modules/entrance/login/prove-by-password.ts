import { type CallInput, CAPTCHA_COOKIE, type login as loginCall, Refusal } from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { Visitor, WithCookies } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { HumanCheck } from '../../../platform/providers/human-check/human-check.ts';
import {
  canonicalUsername,
  countAttempt,
  countAttemptUpTo,
  credentialsByName,
  deviceAttemptKey,
  holdPassword,
  isPasswordExpired,
  type PasswordHasher,
  returningUnjudged,
  typedPassword,
  type WithDevice,
} from '../../accounts/index.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { addressAttemptKeys, countAttempts, type LoginAttempts, nameKey } from '../throttle/login-throttle.ts';
import type { ProvedLogin } from './authorize-login.ts';
import { noteFailedLogin } from './failed-logins.ts';
import { entranceSettings } from '../settings.ts';

type Typed = Pick<CallInput<typeof loginCall>['body'], 'username' | 'password' | 'captcha' | 'humanVerification'>;
export type Proved = Pick<ProvedLogin, 'account' | 'method' | 'isPasswordExpired' | 'stillProved'> & {
  attempts: LoginAttempts;
};

/** The name and the password, with all that limits guessing them. */
export type ProveByPassword = (
  database: Database,
  who: Visitor & WithCookies<typeof CAPTCHA_COOKIE> & WithDevice,
  typed: Typed,
) => Promise<Proved>;

export function createProveByPassword({
  platform,
  humanCheck,
  hasher,
  captcha,
}: {
  platform: Platform;
  humanCheck: HumanCheck;
  hasher: PasswordHasher;
  captcha: Captcha;
}): ProveByPassword {
  return async (database, who, body) => {
    const username = body.username.trim();
    const now = platform.clock.now();
    const addresses = addressAttemptKeys(who.address, platform.environment);
    // By address before the proofs, by name after them: without work and a picture read, a name cannot be locked.
    const ofAddress = await countAttempts(database, now, addresses);
    await humanCheck.verify(database, body.humanVerification ?? '');
    const name = canonicalUsername(username);
    const [ofDevice, credentials] = await Promise.all([
      deviceAttemptKey(database, now, { name, who }),
      credentialsByName(database, name),
    ]);
    const key = ofDevice ?? (await nameKey(platform, username));
    const limit = platform.settings.get(entranceSettings.captchaAfterFailures);
    const needsCaptcha = (failed: number) => limit > 0 && failed > limit;
    const counted = needsCaptcha(ofAddress)
      ? null
      : await countAttemptUpTo(database, now, key, limit > 0 ? limit : null);
    if (counted === null) await captcha.verify(database, who.cookies[CAPTCHA_COOKIE], body.captcha);
    const ofName = counted ?? (await countAttempt(database, now, key));

    const password = typedPassword(platform.settings, body.password);
    const verified = hasher.verify(credentials?.hash ?? null, password);
    const isRight = await returningUnjudged(database, [key, ...addresses], verified);
    if (!credentials || !isRight) {
      const aimedAt = async () => credentials?.account.playerId ?? null;
      const failedLogin = { method: 'password', address: who.address, key, aimedAt } as const;
      await noteFailedLogin(database, failedLogin, 'wrong_credentials');
      const isCaptchaNext = needsCaptcha(Math.max(ofAddress, ofName) + 1);
      throw new Refusal('wrong_credentials', isCaptchaNext ? { extra: { captcha: true } } : {});
    }
    const { account, setAt } = credentials;
    const isExpired = isPasswordExpired(platform, { password, setAt });
    const attempts = { name: key, addresses, failedBefore: ofName - 1 };
    // A password that was changed while this one was hashed opens nothing any more.
    const stillProved = async (tx: Tx) => {
      if (!(await holdPassword(tx, account.playerId, credentials.hash))) throw new Refusal('wrong_credentials');
    };
    return { account, method: 'password', isPasswordExpired: isExpired, stillProved, attempts };
  };
}
