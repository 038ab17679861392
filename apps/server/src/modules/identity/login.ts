import { type CallAnswer, type CallInput, CAPTCHA_COOKIE, type login as loginCall, Refusal } from '@pelita/contract';
import type { Database, Tx } from '../../platform/database/tx.ts';
import type { CallerOf, Visitor, WithCookies } from '../../platform/http/binding.ts';
import { type Admission, admit } from './admit.ts';
import { neededPhoneNumber } from './codes/phone-number.ts';
import { ownerOfContact } from './contacts/store.ts';
import { noteFailedLogin } from './failed-logins.ts';
import { addressTryKey, countTry, countTryWithCode, givingBack, nameKey, type Tries } from './login-attempts.ts';
import type { IdentityParts } from './parts.ts';
import { isPasswordExpired } from './passwords/password-expiry.ts';
import { typedPassword } from './passwords/typed-password.ts';
import { accountOf, credentialsByName, holdPassword } from './store.ts';
import { canonicalUsername } from './username.ts';
import { entranceSettings } from './entrance-settings.ts';

type Call = typeof loginCall;
type Proved = Pick<Admission, 'account' | 'way' | 'isPasswordExpired' | 'stillProved'> & { tries: Tries };
type CaptchaReader = Visitor & WithCookies<typeof CAPTCHA_COOKIE>;
type TypedPassword = Pick<CallInput<Call>['body'], 'username' | 'password' | 'captcha' | 'humanVerification'>;

/**
 * Opens a session for a username and password, or for a mobile number and the code sent to it. What nobody has takes the
 * same steps as a wrong answer: the same statements, a hash of the same cost, the same words. What else is wrong with an
 * account is told only to whoever has proved to be its holder.
 */
export function login(parts: IdentityParts) {
  const byPassword = loginByPassword(parts);
  const bySms = loginBySms(parts);
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const proved = body.type === 'sms' ? await bySms(database, who, body) : await byPassword(database, who, body);
    const visitor = { ...who, deviceId: body.loginDeviceId };
    return admit(database, parts, { ...proved, side: body.loginSide, visitor });
  };
}

/** The name and the password, with all that brakes guessing them. */
export function loginByPassword({ platform, humanCheck, hasher, captcha }: IdentityParts) {
  return async (database: Database, who: CaptchaReader, body: TypedPassword): Promise<Proved> => {
    const username = body.username.trim();
    const key = await nameKey(platform, username);
    const address = addressTryKey(who.address, platform.environment);
    // By address before the proof, by name after it: without work nobody can shut out a name that is not theirs.
    const ofAddress = await countTry(database, platform.clock.now(), address);
    await humanCheck.verify(database, body.humanVerification ?? '');
    const name = canonicalUsername(username);
    const [ofName, credentials] = await Promise.all([
      countTry(database, platform.clock.now(), key),
      credentialsByName(database, name),
    ]);
    const limit = platform.settings.get(entranceSettings.captchaAfterFailures);
    const failed = Math.max(ofAddress, ofName);
    if (limit > 0 && failed > limit) await captcha.verify(database, who.cookies[CAPTCHA_COOKIE], body.captcha);

    const password = typedPassword(platform.settings, body.password);
    const isRight = await givingBack(database, [key, address], hasher.verify(credentials?.hash ?? null, password));
    if (!credentials || !isRight) {
      const aimedAt = async () => credentials?.account.playerId ?? null;
      const failedLogin = { way: 'password', address: who.address, key, aimedAt } as const;
      await noteFailedLogin(database, failedLogin, 'wrong_credentials');
      const needsCaptcha = limit > 0 && failed >= limit;
      throw new Refusal('wrong_credentials', needsCaptcha ? { extra: { captcha: true } } : {});
    }
    const { account, setAt } = credentials;
    const isExpired = isPasswordExpired(platform, { password, setAt });
    const tries = { name: key, address, failedBefore: ofName - 1 };
    // A password that was changed while this one was hashed lets nobody in any more.
    const stillProved = async (tx: Tx) => {
      if (!(await holdPassword(tx, account.playerId, credentials.hash))) throw new Refusal('wrong_credentials');
    };
    return { account, way: 'password', isPasswordExpired: isExpired, stillProved, tries };
  };
}

/** LOGIN-04: the code is the proof of being a person, and the password's age is of no matter. */
function loginBySms({ platform, codes }: IdentityParts) {
  return async (database: Database, who: CallerOf<Call>, body: CallInput<Call>['body']): Promise<Proved> => {
    if (!platform.settings.get(entranceSettings.mobileCodeLogin)) throw new Refusal('code_not_allowed');
    const value = neededPhoneNumber(body.username, body.countryDialingCode, {
      homeCountry: platform.brand.country,
      field: 'username',
    });
    const contact = { channel: 'text', value } as const;
    const tries = await countTryWithCode(database, platform, who.address);
    const aimedAt = (tx: Tx) => ownerOfContact(tx, contact);
    const key = await nameKey(platform, value);
    const failedLogin = { way: 'sms', address: who.address, key, aimedAt } as const;
    const onWrong = (reason: string) => noteFailedLogin(database, failedLogin, reason);
    await codes.use(database, { purpose: 'login', contact }, body.password, onWrong);
    const account = await database.reading(async (tx) => {
      const playerId = await ownerOfContact(tx, contact);
      return playerId === null ? null : accountOf(tx, playerId);
    });
    // The number changed hands since the code was sent; its code was guessed otherwise.
    if (account === null) throw new Refusal('code_expired');
    return { account, way: 'sms', isPasswordExpired: false, stillProved: null, tries };
  };
}
