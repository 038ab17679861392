import { type CallAnswer, type CallInput, Refusal, type sendRecoveryCode as sendCall } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { HumanCheck } from '../../../platform/providers/human-check/human-check.ts';
import { codeAnswer } from '../codes/code-answer.ts';
import type { CodeService } from '../codes/code-service.ts';
import { recoveryContact } from './recovery-contact.ts';
import { entranceSettings } from '../settings.ts';

type Call = typeof sendCall;
type Needs = Pick<Platform, 'settings' | 'brand'> & { humanCheck: HumanCheck; codes: CodeService };

/** PASS-02: a code to the phone; an unknown number is answered, made to wait and locked alike. */
export function sendRecoveryCode({ settings, brand, humanCheck, codes }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    if (!settings.get(entranceSettings.verificationAtPasswordChange)) throw new Refusal('code_not_allowed');
    const contact = recoveryContact(brand.country, body);
    await humanCheck.verify(database, body.humanVerification);
    const { language } = who;
    const { expiresAt } = await codes.send(database, { purpose: 'recovery', contact, language, isForOwnerOnly: true });
    return codeAnswer(settings, contact, expiresAt, { language, isOpen: false });
  };
}
