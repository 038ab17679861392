import { type PlayerId, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { type Contact, contactsOf, passwordHashOf } from '../../accounts/index.ts';

/**
 * Where the owner of an account without a login password is reached: a proved contact, else the one on file. A thief of the
 * session's token has neither, and changes no contact without a password.
 */
export async function neededProvingContact(tx: Tx, playerId: PlayerId): Promise<Contact> {
  if ((await passwordHashOf(tx, playerId, 'login')) !== null) throw new Refusal('login_password_set');
  const contacts = await contactsOf(tx, playerId);
  const contact = contacts.find(({ isProved }) => isProved) ?? contacts[0];
  if (!contact) throw new Refusal('code_not_allowed');
  return { channel: contact.channel, value: contact.value };
}
