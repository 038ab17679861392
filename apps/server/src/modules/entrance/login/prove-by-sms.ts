import { type CallInput, type login as loginCall, Refusal } from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { Visitor } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountOf, neededPhoneNumber, ownerOfContact } from '../../accounts/index.ts';
import type { CodeService } from '../codes/code-service.ts';
import { countAttemptWithCode, nameKey } from '../throttle/login-throttle.ts';
import { noteFailedLogin } from './failed-logins.ts';
import type { Proved } from './prove-by-password.ts';
import { entranceSettings } from '../settings.ts';

type Typed = Pick<CallInput<typeof loginCall>['body'], 'username' | 'password' | 'countryDialingCode'>;

/** LOGIN-04: the code is the proof of being a person, and the password's age is of no matter. */
export type ProveBySms = (database: Database, who: Visitor, typed: Typed) => Promise<Proved>;

export function createProveBySms({ platform, codes }: { platform: Platform; codes: CodeService }): ProveBySms {
  return async (database, who, body) => {
    if (!platform.settings.get(entranceSettings.mobileCodeLogin)) throw new Refusal('code_not_allowed');
    const value = neededPhoneNumber(body.username, body.countryDialingCode, {
      homeCountry: platform.brand.country,
      field: 'username',
    });
    const contact = { channel: 'text', value } as const;
    const attempts = await countAttemptWithCode(database, platform, who.address);
    const aimedAt = (tx: Tx) => ownerOfContact(tx, contact);
    const key = await nameKey(platform, value);
    const failedLogin = { method: 'sms', address: who.address, key, aimedAt } as const;
    const onWrong = (reason: string) => noteFailedLogin(database, failedLogin, reason);
    await codes.use(database, { purpose: 'login', contact }, body.password, onWrong);
    const account = await database.reading(async (tx) => {
      const playerId = await ownerOfContact(tx, contact);
      return playerId === null ? null : accountOf(tx, playerId);
    });
    // The number changed hands since the code was sent; its code was guessed otherwise.
    if (account === null) throw new Refusal('code_expired');
    return { account, method: 'sms', isPasswordExpired: false, stillProved: null, attempts };
  };
}
