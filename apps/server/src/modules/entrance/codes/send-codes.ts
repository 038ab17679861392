import {
  type CallAnswer,
  type CallInput,
  Refusal,
  type sendLoginCode as loginCodeCall,
  type sendRegistrationCode as registrationCodeCall,
} from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { IdentityParts } from '../parts.ts';
import { needsMobileCode } from '../registration/registration-fields.ts';
import { codeAnswer } from './code-answer.ts';
import { neededPhoneNumber } from '../../accounts/contacts/phone-number.ts';

/** A code to log in with. A number that nobody has is answered alike, keeps a code that is never sent, and waits alike. */
export function sendLoginCode({ platform, humanCheck, codes }: IdentityParts) {
  return async (
    database: Database,
    who: CallerOf<typeof loginCodeCall>,
    { body }: CallInput<typeof loginCodeCall>,
  ): Promise<CallAnswer<typeof loginCodeCall>> => {
    if (!platform.settings.get('features.mobileCodeLogin')) throw new Refusal('code_not_allowed');
    const value = neededPhoneNumber(body.mobileNum, body.countryDialingCode, {
      homeCountry: platform.brand.country,
      field: 'mobileNum',
    });
    await humanCheck.verify(database, body.humanVerification);
    const contact = { channel: 'text', value } as const;
    const { language } = who;
    const { expiresAt } = await codes.send(database, { purpose: 'login', contact, language, isForOwnerOnly: true });
    return codeAnswer(platform.settings, contact, expiresAt, { language, isOpen: false });
  };
}

/** A code that proves the number of a registration; it goes to any number, so it says nothing of accounts. */
export function sendRegistrationCode({ platform, humanCheck, codes, needs }: IdentityParts) {
  return async (
    database: Database,
    who: CallerOf<typeof registrationCodeCall>,
    { body }: CallInput<typeof registrationCodeCall>,
  ): Promise<CallAnswer<typeof registrationCodeCall>> => {
    const { settings, brand } = platform;
    if (!settings.get('features.directRegistration') || !wantsCodes(settings) || needs.phoneIdentity() !== null)
      throw new Refusal('code_not_allowed');
    const field = body.mobileNo === undefined ? 'mobileNum' : 'mobileNo';
    const value = neededPhoneNumber(body.mobileNo ?? body.mobileNum ?? '', body.countryDialingCode, {
      homeCountry: brand.country,
      field,
    });
    await humanCheck.verify(database, body.humanVerification);
    const contact = { channel: 'text', value } as const;
    const { language } = who;
    const { expiresAt } = await codes.send(database, { purpose: 'register', contact, language });
    return codeAnswer(settings, contact, expiresAt, { language, isOpen: true });
  };
}

/** The form by username proves a number where the brand says so; that by mobile also where nothing else opens the account. */
function wantsCodes(settings: Settings): boolean {
  const byMobile = settings.get('features.mobileRegistration') && needsMobileCode(settings);
  return byMobile || settings.get('features.mobileVerificationAtRegistration');
}
