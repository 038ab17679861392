import { type CallAnswer, type CallInput, Refusal, type removeRegisteredAddress as removeCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { forgetAddress } from './store.ts';

type Call = typeof removeCall;

export async function removeRegisteredAddress(
  tx: Tx,
  who: CallerOf<Call>,
  { params }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const address = await forgetAddress(tx, who.player.playerId, params.addressId);
  if (address === null) throw new Refusal('registered_address_unknown');
  const actor = `player:${who.player.playerId}`;
  await recordAudit(tx, { actor, action: 'remove-registered-address', subject: actor, before: { address } });
  return { done: true };
}
