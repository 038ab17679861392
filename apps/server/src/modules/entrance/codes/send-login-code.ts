import { type CallAnswer, type CallInput, Refusal, type sendLoginCode as loginCodeCall } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { HumanCheck } from '../../../platform/providers/human-check/human-check.ts';
import { neededPhoneNumber } from '../../accounts/index.ts';
import { codeAnswer } from './code-answer.ts';
import type { CodeService } from './code-service.ts';
import { entranceSettings } from '../settings.ts';

type Call = typeof loginCodeCall;
type Needs = Pick<Platform, 'settings' | 'brand'> & { humanCheck: HumanCheck; codes: CodeService };

/** A code to log in with. An unknown number is answered alike, keeps a code that is never sent, and waits alike. */
export function sendLoginCode({ settings, brand, humanCheck, codes }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    if (!settings.get(entranceSettings.mobileCodeLogin)) throw new Refusal('code_not_allowed');
    const value = neededPhoneNumber(body.mobileNum, body.countryDialingCode, {
      homeCountry: brand.country,
      field: 'mobileNum',
    });
    await humanCheck.verify(database, body.humanVerification);
    const contact = { channel: 'text', value } as const;
    const { language } = who;
    const { expiresAt } = await codes.send(database, { purpose: 'login', contact, language, isForOwnerOnly: true });
    return codeAnswer(settings, contact, expiresAt, { language, isOpen: false });
  };
}
