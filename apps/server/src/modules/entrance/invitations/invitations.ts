import { accountTypes, type PlayerId, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Random } from '../../../platform/random/random.ts';
import { accountOf } from '../../accounts/index.ts';
import { type Invitation, invitationOfLink } from '../../agents/index.ts';
import { insertInvitationCode, playerOfInvitation } from './store.ts';

const CODE_LENGTH = 8;
/** No vowels and nothing that reads like another character. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';

/** Gives a new account the code under which it brings others. */
export async function assignInvitationCode(tx: Tx, random: Random, playerId: PlayerId): Promise<void> {
  for (let draw = 1; draw <= 4; draw++) {
    const code = Array.from(random.bytes(CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
    if (await insertInvitationCode(tx, code, playerId)) return;
  }
  throw new Error('four drawn invitation codes were taken');
}

/** `link` where the agent's code is that of an invitation link, with what such an account gets. */
export type Invited = {
  uplineId: PlayerId | null;
  referrerId: PlayerId | null;
  link: (Invitation & { code: string }) | null;
};

/** REG-08: whose codes a registration carries; an unknown code is refused with its field. */
export async function invitedBy(
  tx: Tx,
  typed: { affiliateCode?: string | undefined; referralCode?: string | undefined },
): Promise<Invited> {
  const code = canonicalCode(typed.affiliateCode ?? '');
  const invitation = code === '' ? null : await invitationOfLink(tx, code);
  return {
    uplineId: invitation?.uplineId ?? (await inviterOf(tx, typed.affiliateCode, 'affiliateCode')),
    referrerId: await inviterOf(tx, typed.referralCode, 'referralCode'),
    link: invitation && { ...invitation, code },
  };
}

async function inviterOf(
  tx: Tx,
  typed: string | undefined,
  field: 'affiliateCode' | 'referralCode',
): Promise<PlayerId | null> {
  const code = canonicalCode(typed ?? '');
  if (code === '') return null;
  const playerId = await playerOfInvitation(tx, code);
  if (playerId === null) throw wrongInvitationCode(field);
  const { role, status, accountType } = await accountOf(tx, playerId);
  const { member, trial } = accountTypes;
  const isFit = field === 'referralCode' ? accountType !== trial : accountType !== member && accountType !== trial;
  if (role !== 'player' || status !== 'open' || !isFit) throw wrongInvitationCode(field);
  return playerId;
}

export function canonicalCode(typed: string): string {
  return typed.trim().toUpperCase();
}

export function wrongInvitationCode(field: string): Refusal {
  return new Refusal('invitation_code_error', { fields: { [field]: { key: 'invitation_code' } } });
}
