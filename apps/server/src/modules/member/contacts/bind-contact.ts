import {
  type bindContact as bindCall,
  type CallAnswer,
  type CallInput,
  Refusal,
  type sendContactCode as sendCall,
} from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { codeAnswer } from '../../entrance/codes/code-answer.ts';
import type { Contact } from '../../entrance/codes/code-service.ts';
import { neededPhoneNumber } from '../../accounts/contacts/phone-number.ts';
import { endHalfOpenWays } from '../../entrance/login/revoke-pending-logins.ts';
import { tellOwner } from '../../accounts/tell-owner.ts';
import type { IdentityParts } from '../../entrance/parts.ts';
import { checkOwnPassword } from '../../accounts/passwords/own-password.ts';
import { mailAddress } from '../../accounts/contacts/mail-address.ts';
import { claimContact, contactsOf, type KeptContact } from '../../accounts/contacts/store.ts';

/** Sends the code to whatever contact is named: whether it is somebody's already is told to whoever proves it. */
export function sendContactCode({ platform, codes }: IdentityParts) {
  return async (
    database: Database,
    who: CallerOf<typeof sendCall>,
    { body }: CallInput<typeof sendCall>,
  ): Promise<CallAnswer<typeof sendCall>> => {
    const contact = contactFrom(body, platform.brand.country);
    const { language } = who;
    const { playerId } = who.player;
    const { expiresAt } = await codes.send(database, { purpose: 'contact', contact, playerId, language });
    return codeAnswer(platform.settings, contact, expiresAt, { language, isOpen: true });
  };
}

/** Takes the place of the former contact, whose holder hears of it there. */
export function bindContact(parts: IdentityParts) {
  const { platform, codes } = parts;
  return async (
    database: Database,
    who: CallerOf<typeof bindCall>,
    { body }: CallInput<typeof bindCall>,
  ): Promise<CallAnswer<typeof bindCall>> => {
    const { playerId } = who.player;
    const contact = contactFrom(body, platform.brand.country);
    await checkOwnPassword(database, parts, playerId, { typed: body.password, field: 'password' });
    const proof = [{ purpose: 'contact', contact, playerId }, body.code] as const;
    await codes.judge(database, ...proof);
    await database.transaction(async (tx) => {
      await codes.useUp(tx, ...proof);
      const before = await contactsOf(tx, playerId);
      if (!(await claimContact(tx, playerId, contact))) throw taken(contact);
      await endHalfOpenWays(tx, playerId);
      for (const to of toldOfChange(before, contact))
        await tellOwner(tx, { playerId, news: 'contactChanged', language: who.language, to });
      const actor = `player:${playerId}`;
      const after = { channel: contact.channel, address: who.address };
      await recordAudit(tx, { actor, action: 'bind-contact', subject: actor, after });
    });
    return { done: true };
  };
}

/** The one whose place was taken, and the mail address that stays: whoever took an account over has neither. */
function toldOfChange(before: readonly KeptContact[], { channel, value }: Contact): Contact[] {
  const told = before.filter((kept) => kept.channel === 'mail' || kept.channel === channel);
  return told.filter((kept) => kept.channel !== channel || kept.value !== value);
}

type Typed = Pick<CallInput<typeof sendCall>['body'], 'channel' | 'mobileNum' | 'countryDialingCode' | 'email'>;

function contactFrom({ channel, mobileNum, countryDialingCode, email }: Typed, homeCountry: string): Contact {
  if (channel === 'text') {
    const where = { homeCountry, field: 'mobileNum' };
    return { channel, value: neededPhoneNumber(mobileNum ?? '', countryDialingCode, where) };
  }
  const value = mailAddress(email ?? '');
  if (value !== null) return { channel, value };
  const key = (email ?? '').trim() === '' ? 'required' : 'mail_address';
  throw new Refusal('invalid_field', { fields: { email: { key } } });
}

function taken({ channel }: Contact): Refusal {
  const field = channel === 'text' ? 'mobileNum' : 'email';
  return new Refusal('contact_taken', { fields: { [field]: { key: 'taken' } } });
}
