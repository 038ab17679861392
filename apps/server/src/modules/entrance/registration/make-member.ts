import { type AccountType, accountTypes, type PlayerId, Refusal, type SessionValue } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addressKey } from '../../../platform/http/rate/address-key.ts';
import { joinTree, useLink } from '../../agents/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { openWallet, postTransfer } from '../../ledger/index.ts';
import {
  claimContact,
  claimedSpellings,
  claimName,
  type Contact,
  insertAccount,
  insertDetails,
  insertPassword,
  keepContact,
  noteFirstLogin,
  openSession,
  registerAddress,
  type SessionOrigin,
} from '../../accounts/index.ts';
import { assignInvitationCode, invitedBy } from '../invitations/invitations.ts';
import { siteSettings } from '../../site/settings.ts';

export type NewMember = {
  username: string;
  /** Null where the account is entered by codes alone. */
  passwordHash: string | null;
  paymentHash: string | null;
  contacts: readonly (Contact & { isProved: boolean; field: string })[];
  invitation: Parameters<typeof invitedBy>[1];
  details: Record<string, string>;
  /** False where the visitor registers another person, or wants to log in later. */
  opensSession?: boolean;
};

/**
 * Makes a member with all that belongs to one, the welcome that the title promises among it, and opens the first session,
 * in one transaction. Without a session the token is empty.
 */
export async function makeMember(
  tx: Tx,
  platform: Platform,
  member: NewMember,
  visitor: SessionOrigin,
): Promise<SessionValue> {
  const { brand, random } = platform;
  const { username } = member;
  const playerId = tx.newId<PlayerId>();
  if (!(await claimName(tx, claimedSpellings(username), playerId))) throw nameTaken();
  const { uplineId, referrerId, link } = await invitedBy(tx, member.invitation);
  if (link) await useLink(tx, link.code);
  const accountType = link?.accountType ?? accountTypes.member;
  await insertAccount(tx, {
    playerId,
    username,
    role: 'player',
    accountType,
    currency: brand.currency,
    avatarSeed: random.token(6),
    registeredAddress: visitor.address,
    referrerId,
  });
  await joinTree(tx, platform.settings, { playerId, uplineId, ...(link ? { rates: link.rates } : {}) });
  await keepPasswords(tx, playerId, member);
  for (const contact of member.contacts) await keepOrClaim(tx, playerId, contact);
  await insertDetails(tx, playerId, member.details);
  await assignInvitationCode(tx, random, playerId);
  await registerAddress(tx, playerId, addressKey(visitor.address));
  await openWallet(tx, { playerId, currency: brand.currency, book: 'real' });

  await creditWelcome(tx, platform, playerId);

  const actor = `player:${playerId}`;
  const { address } = visitor;
  if (member.opensSession === false) {
    await recordAudit(tx, { actor, action: 'register', subject: actor, after: { sessionId: null, address } });
    return withoutSession(playerId, username, accountType);
  }
  const account = { playerId, username, accountType, isFirstLogin: false };
  const { sessionId, ...value } = openSession(tx, platform, account, visitor);
  await noteFirstLogin(tx, playerId);
  await recordAudit(tx, { actor, action: 'register', subject: actor, after: { sessionId, address } });
  return value;
}

function withoutSession(id: PlayerId, userName: string, customerType: AccountType): SessionValue {
  return { token: '', id, userName, customerType, firstTimeLogin: false, passwordExpired: false };
}

/** REG-10: what the title of the form promises is credited with the account, once. */
export async function creditWelcome(tx: Tx, { brand, settings }: Platform, playerId: PlayerId): Promise<void> {
  const amountMinor = BigInt(settings.get(siteSettings.welcomeAmountMinor));
  if (amountMinor === 0n) return;
  await postTransfer(tx, {
    playerId,
    book: 'real',
    source: 'identity',
    key: 'welcome',
    kind: 'grant',
    direction: 'credit',
    counterAccount: 'house:bonus',
    amountMinor,
    currency: brand.currency,
    reference: 'welcome',
  });
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

/** REG-13: that a contact is another player's is told only to a visitor who has proved it. */
async function keepOrClaim(
  tx: Tx,
  playerId: PlayerId,
  { isProved, field, ...contact }: NewMember['contacts'][number],
): Promise<void> {
  if (!isProved) return keepContact(tx, playerId, contact);
  if (!(await claimContact(tx, playerId, contact)))
    throw new Refusal('contact_taken', { fields: { [field]: { key: 'taken' } } });
}
