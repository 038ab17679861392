import type { OfferedTerms } from '@pelita/agents';
import {
  agentAbilities,
  type ContractFamily,
  type CurrencyCode,
  type PaymentPeriod,
  type PlayerId,
  Refusal,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { canonicalUsername, findAccount, playerByName } from '../../accounts/index.ts';
import { uplineOf } from '../../agents/index.ts';
import { contractSettings } from '../settings.ts';
import { type ContractRow, holdChanges, insertOffer, moveContract, offersTo } from '../store.ts';
import { requireRoom } from './room-for-terms.ts';
import { tell } from './tell.ts';
import { termsIn } from './terms-in.ts';

export type Offerer = { uplineId: PlayerId | null; offeredBy: string };

/** Offers terms to an agent directly below; an earlier offer of the family is taken back. */
export async function offerContract(
  tx: Tx,
  { settings, currency }: { settings: Pick<Settings, 'get'>; currency: CurrencyCode },
  { uplineId, offeredBy }: Offerer,
  {
    family,
    account,
    period,
    offer,
  }: { family: ContractFamily; account: string; period: PaymentPeriod; offer: OfferedTerms },
): Promise<ContractRow> {
  const terms = termsIn(settings, { family, currency, offer });
  const playerId = await agentBelow(tx, uplineId, account);
  await holdChanges(tx);
  await requireRoom(tx, settings, { playerId, uplineId, family, period, terms });
  for (const earlier of await offersTo(tx, playerId, family)) await moveContract(tx, earlier, { to: 'withdrawn' });
  const expires_at = tx.now.add({ hours: settings.get(contractSettings.offerHours) });
  const offered = await insertOffer(tx, {
    player_id: playerId,
    upline_id: uplineId,
    family,
    period,
    terms,
    offered_by: offeredBy,
    expires_at,
  });
  await tell(tx, offered, 'contractOffered', ['downline']);
  return offered;
}

/** Whoever is not directly below answers like whoever is not there. */
async function agentBelow(tx: Tx, uplineId: PlayerId | null, account: string): Promise<PlayerId> {
  const playerId = await playerByName(tx, canonicalUsername(account) ?? '');
  const found = playerId === null ? null : await findAccount(tx, playerId);
  if (playerId === null || !found || agentAbilities(found.accountType) === null || found.status !== 'open')
    throw new Refusal('agent_unknown');
  if ((await uplineOf(tx, playerId)) !== uplineId) throw new Refusal('agent_unknown');
  return playerId;
}
