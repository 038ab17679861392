import { type CallAnswer, type CallInput, Refusal, type sendLoginVerificationCode as sendCall } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { codeAnswer } from '../codes/code-answer.ts';
import type { CodeService } from '../codes/code-service.ts';
import { neededPendingLogin } from './pending-login.ts';
import { codeBinding, contactForMethod } from './second-step.ts';

type Call = typeof sendCall;
type Needs = Pick<Platform, 'settings'> & { codes: CodeService };

/** Sends the second step's code to a contact of the member's own; which one it is was told with the first step. */
export function sendLoginVerificationCode({ settings, codes }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const pending = await neededPendingLogin(database, who.address, body.verificationToken);
    const contact = await database.reading((tx) => contactForMethod(tx, pending, body.method));
    if (contact === null) throw new Refusal('code_not_allowed');
    const { language } = who;
    const { expiresAt } = await codes.send(database, { ...codeBinding(pending, contact), language });
    return codeAnswer(settings, contact, expiresAt, { language, isOpen: true });
  };
}
