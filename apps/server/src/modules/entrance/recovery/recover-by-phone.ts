import { type CallInput, type recoverByPhone as recoverCall, Refusal } from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { HumanCheck } from '../../../platform/providers/human-check/human-check.ts';
import {
  accountOf,
  type AdoptPassword,
  ownerOfContact,
  type PasswordHasher,
  refuseUnfitPassword,
  typedPassword,
} from '../../accounts/index.ts';
import type { CodeService } from '../codes/code-service.ts';
import type { AuthorizeLogin } from '../login/authorize-login.ts';
import { noteFailedLogin } from '../login/failed-logins.ts';
import { refusalOfSide } from '../login/login-side.ts';
import type { OpenedLogin } from '../login/open-login.ts';
import { countAttemptWithCode, forgiveAttempts, nameKey } from '../throttle/login-throttle.ts';
import { recoveryContact } from './recovery-contact.ts';
import { entranceSettings } from '../settings.ts';

type Call = typeof recoverCall;
type Needs = {
  platform: Platform;
  humanCheck: HumanCheck;
  hasher: PasswordHasher;
  codes: CodeService;
  adoptPassword: AdoptPassword;
  authorizeLogin: AuthorizeLogin;
};

/** PASS-02: the code and the new password open a session. Every other one ends: the old password may have been stolen. */
export function recoverByPhone({ platform, humanCheck, hasher, codes, adoptPassword, authorizeLogin }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<OpenedLogin> => {
    if (!platform.settings.get(entranceSettings.verificationAtPasswordChange)) throw new Refusal('code_not_allowed');
    const newPassword = typedPassword(platform.settings, body.newPassword);
    const contact = recoveryContact(platform.brand.country, body);
    refuseUnfitPassword(platform, { newPassword });
    if (body.humanVerification !== undefined) await humanCheck.verify(database, body.humanVerification);
    const attempts = await countAttemptWithCode(database, platform, who.address);
    const proof = [{ purpose: 'recovery', contact }, body.verificationCode] as const;
    const aimedAt = (tx: Tx) => ownerOfContact(tx, contact);
    const key = await nameKey(platform, contact.value);
    const failedLogin = { method: 'recovery', address: who.address, key, aimedAt } as const;
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
      await adoptPassword(tx, who, { playerId: account.playerId, hash, kept, proof: 'text code' });
      // Guesses at the old password must not lock out the new one.
      forgiveAttempts(tx, { name, addresses: [] });
    });
    const visitor = { ...who, deviceId: body.loginDeviceId };
    return authorizeLogin(database, {
      account,
      method: 'recovery',
      isPasswordExpired: false,
      stillProved: null,
      side: 'member',
      visitor,
      attempts,
    });
  };
}
