import {
  type CallAnswer,
  type CallInput,
  Refusal,
  type sendRegistrationCode as registrationCodeCall,
} from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { HumanCheck } from '../../../platform/providers/human-check/human-check.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { neededPhoneNumber } from '../../accounts/index.ts';
import type { EntranceNeeds } from '../needs.ts';
import { needsMobileCode } from '../registration/registration-fields.ts';
import { codeAnswer } from './code-answer.ts';
import type { CodeService } from './code-service.ts';
import { entranceSettings } from '../settings.ts';
import { siteSettings } from '../../site/settings.ts';

type Call = typeof registrationCodeCall;
type Needs = Pick<Platform, 'settings' | 'brand'> &
  Pick<EntranceNeeds, 'phoneIdentity'> & { humanCheck: HumanCheck; codes: CodeService };

/** A code that proves the number of a registration; it goes to any number, so it says nothing of accounts. */
export function sendRegistrationCode({ settings, brand, phoneIdentity, humanCheck, codes }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    if (!settings.get(siteSettings.directRegistration) || !wantsCodes(settings) || phoneIdentity() !== null)
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
  const byMobile = settings.get(entranceSettings.mobileRegistration) && needsMobileCode(settings);
  return byMobile || settings.get(entranceSettings.mobileVerificationAtRegistration);
}
