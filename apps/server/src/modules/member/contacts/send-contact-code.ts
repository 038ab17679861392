import type { CallAnswer, CallInput, sendContactCode as sendCall } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { codeAnswer, type CodeService } from '../../entrance/index.ts';
import { typedContact } from './typed-contact.ts';

type Call = typeof sendCall;
type Needs = Pick<Platform, 'settings' | 'brand'> & { codes: CodeService };

/** Sends the code to whatever contact is named: that another member has it is told only after the proof. */
export function sendContactCode({ settings, brand, codes }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const contact = typedContact(body, brand.country);
    const { language } = who;
    const { playerId } = who.player;
    const { expiresAt } = await codes.send(database, { purpose: 'contact', contact, playerId, language });
    return codeAnswer(settings, contact, expiresAt, { language, isOpen: true });
  };
}
