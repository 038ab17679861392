import {
  type CallAnswer,
  type CallInput,
  type recoverByPhone as recoverCall,
  Refusal,
  type sendRecoveryCode as sendCall,
} from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { admit } from '../login/authorize-login.ts';
import { codeAnswer } from '../codes/code-answer.ts';
import { neededPhoneNumber } from '../../accounts/contacts/phone-number.ts';
import { ownerOfContact } from '../../accounts/contacts/store.ts';
import { noteFailedLogin } from '../login/failed-logins.ts';
import { countTryWithCode, forgiveTry, nameKey } from '../../accounts/throttle/attempts.ts';
import { refusalOfSide } from '../login/login-side.ts';
import type { IdentityParts } from '../parts.ts';
import { adoptPassword, refuseUnfitPassword } from '../../accounts/passwords/new-password.ts';
import { typedPassword } from '../../accounts/passwords/typed-password.ts';
import { accountOf } from '../../accounts/store.ts';

/** PASS-02: a code to the phone; a number that nobody has is answered, made to wait and locked alike. */
export function sendRecoveryCode({ platform, humanCheck, codes }: IdentityParts) {
  return async (
    database: Database,
    who: CallerOf<typeof sendCall>,
    { body }: CallInput<typeof sendCall>,
  ): Promise<CallAnswer<typeof sendCall>> => {
    const { settings } = platform;
    if (!settings.get('features.verificationAtPasswordChange')) throw new Refusal('code_not_allowed');
    const contact = contactFrom(platform.brand.country, body);
    await humanCheck.verify(database, body.humanVerification);
    const { language } = who;
    const { expiresAt } = await codes.send(database, { purpose: 'recovery', contact, language, isForOwnerOnly: true });
    return codeAnswer(settings, contact, expiresAt, { language, isOpen: false });
  };
}

/** PASS-02: the code, the new password, and in. Every other session ends, for whoever forgot may have been robbed. */
export function recoverByPhone(parts: IdentityParts) {
  const { platform, humanCheck, hasher, codes } = parts;
  return async (
    database: Database,
    who: CallerOf<typeof recoverCall>,
    { body }: CallInput<typeof recoverCall>,
  ): Promise<CallAnswer<typeof recoverCall>> => {
    if (!platform.settings.get('features.verificationAtPasswordChange')) throw new Refusal('code_not_allowed');
    const newPassword = typedPassword(platform.settings, body.newPassword);
    const contact = contactFrom(platform.brand.country, body);
    refuseUnfitPassword(platform, { newPassword });
    if (body.humanVerification !== undefined) await humanCheck.verify(database, body.humanVerification);
    const tries = await countTryWithCode(database, platform, who.address);
    const proof = [{ purpose: 'recovery', contact }, body.verificationCode] as const;
    const aimedAt = (tx: Tx) => ownerOfContact(tx, contact);
    const key = await nameKey(platform, contact.value);
    const failedLogin = { way: 'recovery', address: who.address, key, aimedAt } as const;
    await codes.judge(database, ...proof, (reason) => noteFailedLogin(database, failedLogin, reason));

    const account = await database.reading(async (tx) => {
      const playerId = await ownerOfContact(tx, contact);
      return playerId === null ? null : accountOf(tx, playerId);
    });
    if (account === null) throw new Refusal('code_expired');
    const refused = refusalOfSide('member', account, []);
    if (refused) throw new Refusal(refused);
    refuseUnfitPassword(platform, { newPassword, username: account.username });
    const hash = await hasher.hash(newPassword);
    const name = await nameKey(platform, account.username);
    await database.transaction(async (tx) => {
      // A password that is refused for being the name leaves the code good.
      await codes.useUp(tx, ...proof);
      const kept = { except: null, because: 'password' } as const;
      await adoptPassword(tx, parts, who, { playerId: account.playerId, hash, kept, way: 'text code' });
      // Whoever guessed at the old one keeps nobody from the new one.
      forgiveTry(tx, { name, address: null });
    });
    const visitor = { ...who, deviceId: body.loginDeviceId };
    return admit(database, parts, {
      account,
      way: 'recovery',
      isPasswordExpired: false,
      stillProved: null,
      side: 'member',
      visitor,
      tries,
    });
  };
}

function contactFrom(homeCountry: string, typed: { mobileNum: string; countryDialingCode?: string | undefined }) {
  const where = { homeCountry, field: 'mobileNum' };
  return { channel: 'text', value: neededPhoneNumber(typed.mobileNum, typed.countryDialingCode, where) } as const;
}
