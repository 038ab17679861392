import {
  accountTypes,
  type CallAnswer,
  type CallInput,
  type checkAffiliateCode as checkCall,
  type PlayerId,
  Refusal,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Random } from '../../../platform/random/random.ts';
import { accountOf } from '../../accounts/store.ts';
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

export type Invited = { uplineId: PlayerId | null; referrerId: PlayerId | null };

/** REG-08: whose codes a registration carries; a code that is nobody's is refused with its field. */
export async function invitedBy(
  tx: Tx,
  typed: { affiliateCode?: string | undefined; referralCode?: string | undefined },
): Promise<Invited> {
  const uplineId = await inviterOf(tx, typed.affiliateCode, 'affiliateCode');
  return { uplineId, referrerId: await inviterOf(tx, typed.referralCode, 'referralCode') };
}

/**
 * The check that the form makes before anything else, of an agent's code or of a friend's. Where the visitor came in does
 * not decide whose code it is.
 */
export async function checkAffiliateCode(
  tx: Tx,
  _who: CallerOf<typeof checkCall>,
  { query }: CallInput<typeof checkCall>,
): Promise<CallAnswer<typeof checkCall>> {
  const field = query.kind === 'referral' ? 'referralCode' : 'affiliateCode';
  const { uplineId, referrerId } = await invitedBy(tx, { [field]: query.code });
  if ((uplineId ?? referrerId) === null) throw wrongCode('code');
  return { code: canonicalCode(query.code), isValid: true };
}

async function inviterOf(
  tx: Tx,
  typed: string | undefined,
  field: 'affiliateCode' | 'referralCode',
): Promise<PlayerId | null> {
  const code = canonicalCode(typed ?? '');
  if (code === '') return null;
  const playerId = await playerOfInvitation(tx, code);
  if (playerId === null) throw wrongCode(field);
  const { role, status, accountType } = await accountOf(tx, playerId);
  const { member, trial } = accountTypes;
  const isFit = field === 'referralCode' ? accountType !== trial : accountType !== member && accountType !== trial;
  if (role !== 'player' || status !== 'open' || !isFit) throw wrongCode(field);
  return playerId;
}

function canonicalCode(typed: string): string {
  return typed.trim().toUpperCase();
}

function wrongCode(field: string): Refusal {
  return new Refusal('invitation_code_error', { fields: { [field]: { key: 'invitation_code' } } });
}
