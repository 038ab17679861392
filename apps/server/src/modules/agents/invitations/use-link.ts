import { type AccountType, type PlayerId, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { accountOf } from '../../accounts/index.ts';
import type { AgentRates } from '../store.ts';
import { linkByCode, type LinkRow, takeUse } from './store.ts';

/** What a link brings with it: where the new account goes, and as what. */
export type Invitation = { uplineId: PlayerId; accountType: AccountType; rates: AgentRates };

/** Looks without using; null for a code that is no link's. Refuses `contact_agent` for one that is good no more. */
export async function invitationOfLink(tx: Tx, code: string): Promise<Invitation | null> {
  const link = await linkByCode(tx, code);
  if (link === null) return null;
  const isGood = stateOfLink(link, tx.now) === 'open' && (await accountOf(tx, link.player_id)).status === 'open';
  if (!isGood) throw new Refusal('contact_agent');
  return invitationFrom(link);
}

/** In the transaction that makes the account: with it, the use is taken back. */
export async function useLink(tx: Tx, code: string): Promise<void> {
  if ((await takeUse(tx, code)) === null) throw new Refusal('contact_agent');
}

export function stateOfLink(link: LinkRow, now: Temporal.Instant): 'open' | 'used' | 'expired' | 'ended' {
  if (link.ended_at !== null) return 'ended';
  if (link.uses >= link.use_maximum) return 'used';
  return Temporal.Instant.compare(link.expires_at, now) > 0 ? 'open' : 'expired';
}

function invitationFrom({ player_id, account_type, rebate_millionths, prize_mode }: LinkRow): Invitation {
  return {
    uplineId: player_id,
    accountType: account_type,
    rates: { rebateMillionths: rebate_millionths, prizeMode: prize_mode },
  };
}
