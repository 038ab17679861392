import { type CallInput, CAPTCHA_COOKIE, type login as loginCall, Refusal } from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { Visitor, WithCookies } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { HumanCheck } from '../../../platform/providers/human-check/human-check.ts';
import {
  canonicalUsername,
  countAttempt,
  credentialsByName,
  holdPassword,
  isPasswordExpired,
  type PasswordHasher,
  returningUnjudged,
  typedPassword,
} from '../../accounts/index.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { addressAttemptKey, type LoginAttempts, nameKey } from '../throttle/login-throttle.ts';
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
  who: Visitor & WithCookies<typeof CAPTCHA_COOKIE>,
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
    const key = await nameKey(platform, username);
    const address = addressAttemptKey(who.address, platform.environment);
    // By address before the proof, by name after it: without work nobody can lock another's name.
    const ofAddress = await countAttempt(database, platform.clock.now(), address);
    await humanCheck.verify(database, body.humanVerification ?? '');
    const name = canonicalUsername(username);
    const [ofName, credentials] = await Promise.all([
      countAttempt(database, platform.clock.now(), key),
      credentialsByName(database, name),
    ]);
    const limit = platform.settings.get(entranceSettings.captchaAfterFailures);
    const failed = Math.max(ofAddress, ofName);
    if (limit > 0 && failed > limit) await captcha.verify(database, who.cookies[CAPTCHA_COOKIE], body.captcha);

    const password = typedPassword(platform.settings, body.password);
    const verified = hasher.verify(credentials?.hash ?? null, password);
    const isRight = await returningUnjudged(database, [key, address], verified);
    if (!credentials || !isRight) {
      const aimedAt = async () => credentials?.account.playerId ?? null;
      const failedLogin = { method: 'password', address: who.address, key, aimedAt } as const;
      await noteFailedLogin(database, failedLogin, 'wrong_credentials');
      const needsCaptcha = limit > 0 && failed >= limit;
      throw new Refusal('wrong_credentials', needsCaptcha ? { extra: { captcha: true } } : {});
    }
    const { account, setAt } = credentials;
    const isExpired = isPasswordExpired(platform, { password, setAt });
    const attempts = { name: key, address, failedBefore: ofName - 1 };
    // A password that was changed while this one was hashed opens nothing any more.
    const stillProved = async (tx: Tx) => {
      if (!(await holdPassword(tx, account.playerId, credentials.hash))) throw new Refusal('wrong_credentials');
    };
    return { account, method: 'password', isPasswordExpired: isExpired, stillProved, attempts };
  };
}
