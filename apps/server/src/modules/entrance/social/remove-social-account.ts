import { type CallAnswer, type CallInput, Refusal, type removeSocialAccount as removeCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { lockAccount, passwordHashOf, tellOwner } from '../../accounts/index.ts';
import { deleteLink, linksOf } from './store.ts';

export async function removeSocialAccount(
  tx: Tx,
  who: CallerOf<typeof removeCall>,
  { params: { provider } }: CallInput<typeof removeCall>,
): Promise<CallAnswer<typeof removeCall>> {
  const { playerId } = who.player;
  // Two removals at once must not both leave the other link for the last.
  await lockAccount(tx, playerId);
  const links = await linksOf(tx, playerId);
  const hasOther = links.length > 1 || (await passwordHashOf(tx, playerId, 'login')) !== null;
  if (!(await deleteLink(tx, playerId, provider))) throw new Refusal('social_account_unknown');
  if (!hasOther) throw new Refusal('social_account_needed');
  await tellOwner(tx, { playerId, news: 'socialAccountRemoved', language: who.language });
  const actor = `player:${playerId}`;
  await recordAudit(tx, { actor, action: 'remove-social-account', subject: actor, before: { provider } });
  return { done: true };
}
