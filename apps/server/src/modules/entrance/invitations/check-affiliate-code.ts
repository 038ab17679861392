import type { CallAnswer, CallInput, checkAffiliateCode as checkCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { canonicalCode, invitedBy, wrongInvitationCode } from './invitations.ts';

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
  if ((uplineId ?? referrerId) === null) throw wrongInvitationCode('code');
  return { code: canonicalCode(query.code), isValid: true };
}
