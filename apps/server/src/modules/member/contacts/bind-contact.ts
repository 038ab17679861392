import { type bindContact as bindCall, type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type CheckOwnPassword,
  claimContact,
  type Contact,
  contactsOf,
  type KeptContact,
  tellOwner,
} from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { type CodeService, revokePendingLogins } from '../../entrance/index.ts';
import { typedContact } from './typed-contact.ts';

type Call = typeof bindCall;
type Needs = Pick<Platform, 'brand'> & { codes: CodeService; checkOwnPassword: CheckOwnPassword };

/** Takes the place of the former contact, whose holder hears of it there. */
export function bindContact({ brand, codes, checkOwnPassword }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const contact = typedContact(body, brand.country);
    await checkOwnPassword(database, who, { typed: body.password, field: 'password' });
    const proof = [{ purpose: 'contact', contact, playerId }, body.code] as const;
    await codes.judge(database, ...proof);
    await database.transaction(async (tx) => {
      await codes.useUp(tx, ...proof);
      const before = await contactsOf(tx, playerId);
      if (!(await claimContact(tx, playerId, contact))) throw taken(contact);
      await revokePendingLogins(tx, playerId);
      for (const to of toldOfChange(before, contact))
        await tellOwner(tx, { playerId, news: 'contactChanged', language: who.language, to });
      const actor = `player:${playerId}`;
      const after = { channel: contact.channel, address: who.address };
      await recordAudit(tx, { actor, action: 'bind-contact', subject: actor, after });
    });
    return { done: true };
  };
}

/** The one whose place was taken, and the mail address that stays: an intruder has neither. */
function toldOfChange(before: readonly KeptContact[], { channel, value }: Contact): Contact[] {
  const told = before.filter((kept) => kept.channel === 'mail' || kept.channel === channel);
  return told.filter((kept) => kept.channel !== channel || kept.value !== value);
}

function taken({ channel }: Contact): Refusal {
  const field = channel === 'text' ? 'mobileNum' : 'email';
  return new Refusal('contact_taken', { fields: { [field]: { key: 'taken' } } });
}
