import type { CallAnswer, sendFirstPasswordCode as sendCall } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { codeAnswer, type CodeService } from '../../entrance/index.ts';
import { neededProvingContact } from './proving-contact.ts';

type Call = typeof sendCall;
type Needs = Pick<Platform, 'settings'> & { codes: CodeService };

export function sendFirstPasswordCode({ settings, codes }: Needs) {
  return async (database: Database, who: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const contact = await database.reading((tx) => neededProvingContact(tx, playerId));
    const { language } = who;
    const { expiresAt } = await codes.send(database, { purpose: 'first-password', contact, playerId, language });
    return codeAnswer(settings, contact, expiresAt, { language, isOpen: true });
  };
}
