import type { CallAnswer, getSecurity as securityCall, PlayerId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import {
  authenticatorOf,
  type Contact,
  contactsOf,
  countRegisteredAddresses,
  detailsOf,
  type KeptContact,
  loginsOf,
  maskedContact,
  passwordHashOf,
  recoveryCodesLeft,
} from '../../accounts/index.ts';
import { bankAccountsOf } from '../../payees/index.ts';
import { invitationCodeOf, linksOf } from '../../entrance/index.ts';

type Call = typeof securityCall;

/** Without these the operator cannot know whom they pay. */
const neededInProfile = ['payeeName', 'birthday', 'address', 'nationality'] as const;

/** What the security centre's meter counts. */
export async function getSecurity(tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> {
  const { playerId } = who.player;
  const contacts = await contactsOf(tx, playerId);
  const details = await detailsOf(tx, playerId);
  return {
    mobileNum: shown(contacts, 'text'),
    email: shown(contacts, 'mail'),
    hasLoginPassword: (await passwordHashOf(tx, playerId, 'login')) !== null,
    hasPaymentPassword: (await passwordHashOf(tx, playerId, 'payment')) !== null,
    hasAuthenticator: (await authenticatorOf(tx, playerId))?.isBound ?? false,
    recoveryCodesLeft: await recoveryCodesLeft(tx, playerId),
    bankAccounts: (await bankAccountsOf(tx, playerId)).length,
    socialAccounts: (await linksOf(tx, playerId)).length,
    registeredAddresses: await countRegisteredAddresses(tx, playerId),
    isProfileComplete: neededInProfile.every((field) => details[field] !== undefined),
    invitationCode: await invitationCodeOf(tx, playerId),
    lastLogin: await loginBefore(tx, playerId, who.player.sessionId),
  };
}

function shown(contacts: readonly KeptContact[], channel: Contact['channel']) {
  const contact = contacts.find((one) => one.channel === channel);
  return contact ? { value: maskedContact(contact), isProved: contact.isProved } : null;
}

async function loginBefore(tx: Tx, playerId: PlayerId, sessionId: string) {
  const { logins } = await loginsOf(tx, playerId, { pageNo: 1, pageSize: 100 });
  const own = logins.findIndex((login) => login.sessionId === sessionId);
  const before = own < 0 ? undefined : logins[own + 1];
  return before ? { at: before.openedAt.toString(), address: before.address } : null;
}
