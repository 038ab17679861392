import type { PlayerId, SecondStepMethod } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { addressKey } from '../../../platform/http/rate/address-key.ts';
import type { Random } from '../../../platform/random/random.ts';
import {
  authenticatorOf,
  type Contact,
  contactsOf,
  type KeptContact,
  maskedContact,
  secretHash,
} from '../../accounts/index.ts';
import { bankAccountsOf } from '../../payees/index.ts';
import type { CodeBinding } from '../codes/code-service.ts';
import type { LoginMethod } from '../login/login-method.ts';
import { insertPendingLogin, type PendingLogin } from './store.ts';

const PENDING_MINUTES = 15;

export type SecondStep = { verificationToken: string; methods: { method: SecondStepMethod; hint: string }[] };

/**
 * Holds a login back until its second step. Null for a member without any way to take one, who is let in: without a
 * number, a mail address or another factor there is nothing more to prove.
 */
export async function beginSecondStep(
  tx: Tx,
  random: Pick<Random, 'token'>,
  login: Omit<PendingLogin, 'tokenHash' | 'address'> & { from: string },
): Promise<SecondStep | null> {
  const { from, ...begun } = login;
  const methods = await methodsOf(tx, begun.playerId, begun.method);
  if (methods.length === 0) return null;
  const verificationToken = random.token();
  const expiresAt = tx.now.add({ minutes: PENDING_MINUTES });
  const tokenHash = secretHash(verificationToken);
  await insertPendingLogin(tx, { ...begun, tokenHash, address: addressKey(from) }, expiresAt);
  return { verificationToken, methods };
}

/** The contact to which the codes of a method go; null when the member has none. */
export async function contactForMethod(
  tx: Tx,
  pending: Pick<PendingLogin, 'playerId' | 'method'>,
  method: 'sms' | 'mail',
): Promise<KeptContact | null> {
  if (!(await isOffered(tx, pending, method))) return null;
  return (await contactsOf(tx, pending.playerId)).find((contact) => methodOf(contact) === method) ?? null;
}

/** Whether this login may be proved so. */
export async function isOffered(
  tx: Tx,
  { playerId, method: first }: Pick<PendingLogin, 'playerId' | 'method'>,
  method: SecondStepMethod,
): Promise<boolean> {
  return (await methodsOf(tx, playerId, first)).some((offered) => offered.method === method);
}

/** A code of the second step is good for the login that it was sent for, and for no other of the same member. */
export function codeBinding({ playerId, tokenHash }: PendingLogin, contact: Contact): CodeBinding {
  return { purpose: 'second-step', contact, playerId, about: tokenHash.toString('hex') };
}

/** LOGIN-12: whether the member could take a second step; an address that was never proved is no factor. */
export async function hasFactor(tx: Tx, playerId: PlayerId): Promise<boolean> {
  const isProved = (await contactsOf(tx, playerId)).some((contact) => contact.isProved);
  return isProved || (await ownFactors(tx, playerId)).length > 0;
}

/**
 * A bound authenticator is the only one: beside it, an easier proof would be the one that an intruder chooses. The phone that
 * was the first step proves nothing more as the second, so it is one only where there is no other.
 */
async function methodsOf(tx: Tx, playerId: PlayerId, first: LoginMethod): Promise<SecondStep['methods']> {
  const factors = await ownFactors(tx, playerId);
  const authenticator = factors.filter(({ method }) => method === 'authenticator');
  if (authenticator.length > 0) return authenticator;
  const contacts = await usableContacts(tx, playerId, factors.length > 0);
  const all = [...contacts.map((contact) => ({ method: methodOf(contact), hint: maskedContact(contact) })), ...factors];
  const others = first === 'sms' || first === 'recovery' ? all.filter(({ method }) => method !== 'sms') : all;
  return others.length > 0 ? others : all;
}

async function ownFactors(tx: Tx, playerId: PlayerId): Promise<SecondStep['methods']> {
  const hasAuthenticator = (await authenticatorOf(tx, playerId))?.isBound === true;
  const [account] = await bankAccountsOf(tx, playerId);
  return [
    ...(hasAuthenticator ? [{ method: 'authenticator', hint: '' } as const] : []),
    ...(account ? [{ method: 'bankName', hint: account.bankName } as const] : []),
  ];
}

/** Proved contacts; where there is no factor at all, the mail address on file, as it was typed. */
async function usableContacts(tx: Tx, playerId: PlayerId, hasOtherFactor: boolean): Promise<KeptContact[]> {
  const contacts = await contactsOf(tx, playerId);
  const proved = contacts.filter(({ isProved }) => isProved);
  return proved.length > 0 || hasOtherFactor ? proved : contacts.filter(({ channel }) => channel === 'mail');
}

function methodOf({ channel }: Pick<Contact, 'channel'>): 'sms' | 'mail' {
  return channel === 'text' ? 'sms' : 'mail';
}
