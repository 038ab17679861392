import { accountTypes, type PlayerId, Refusal, type SessionValue } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addressKey } from '../../../platform/http/rate/address-key.ts';
import { recordAudit } from '../../audit/index.ts';
import { openWallet } from '../../ledger/index.ts';
import type { CodeBinding, Contact } from '../codes/code-service.ts';
import { claimContact, keepContact } from '../contacts/store.ts';
import { assignInvitationCode, invitedBy } from '../invitations/invitations.ts';
import { registerAddress } from '../second-step/registered-addresses.ts';
import { openSession, type Visitor } from '../sessions/open-session.ts';
import { claimName, insertAccount, insertPassword, noteFirstLogin } from '../store.ts';
import { canonicalUsername } from '../username.ts';
import { insertRegistrationDetails } from './store.ts';

export type NewMember = {
  username: string;
  /** Null where the account is entered by codes alone. */
  passwordHash: string | null;
  paymentHash: string | null;
  contacts: readonly (Contact & { isProved: boolean; field: string })[];
  invitation: Parameters<typeof invitedBy>[1];
  details: Record<string, string>;
};

/** Makes a member with all that belongs to one, and opens the first session, in one transaction. */
export async function makeMember(
  tx: Tx,
  platform: Platform,
  member: NewMember,
  visitor: Visitor,
): Promise<SessionValue> {
  const { brand, random } = platform;
  const { username } = member;
  const playerId = tx.newId<PlayerId>();
  if (!(await claimName(tx, canonicalUsername(username), playerId))) throw nameTaken();
  await insertAccount(tx, {
    playerId,
    username,
    role: 'player',
    accountType: accountTypes.member,
    currency: brand.currency,
    avatarSeed: random.token(6),
    registeredAddress: visitor.address,
    ...(await invitedBy(tx, member.invitation)),
  });
  await keepPasswords(tx, playerId, member);
  for (const contact of member.contacts) await keepOrClaim(tx, playerId, contact);
  await insertRegistrationDetails(tx, playerId, member.details);
  await assignInvitationCode(tx, random, playerId);
  await registerAddress(tx, playerId, addressKey(visitor.address));
  await openWallet(tx, { playerId, currency: brand.currency, book: 'real' });

  const account = { playerId, username, accountType: accountTypes.member, isFirstLogin: false };
  const { sessionId, ...value } = await openSession(tx, platform, account, visitor);
  await noteFirstLogin(tx, playerId);
  const actor = `player:${playerId}`;
  await recordAudit(tx, { actor, action: 'register', subject: actor, after: { sessionId, address: visitor.address } });
  return value;
}

/** What proves the number of a registration. It is used up with the member that it makes, and not by a lost race. */
export function registrationProof(contact: Contact, code = ''): [CodeBinding, string] {
  return [{ purpose: 'register', contact }, code];
}

export function nameTaken(): Refusal {
  return new Refusal('username_taken', { fields: { username: { key: 'taken' } } });
}

async function keepPasswords(tx: Tx, playerId: PlayerId, member: NewMember): Promise<void> {
  const hashes = { login: member.passwordHash, payment: member.paymentHash };
  for (const purpose of ['login', 'payment'] as const) {
    const hash = hashes[purpose];
    if (hash !== null) await insertPassword(tx, playerId, { purpose, hash, isSetByHolder: true });
  }
}

/** REG-13: that a contact is somebody else's is told only to whoever has proved it. */
async function keepOrClaim(
  tx: Tx,
  playerId: PlayerId,
  { isProved, field, ...contact }: NewMember['contacts'][number],
): Promise<void> {
  if (!isProved) return keepContact(tx, playerId, contact);
  if (!(await claimContact(tx, playerId, contact)))
    throw new Refusal('contact_taken', { fields: { [field]: { key: 'taken' } } });
}
