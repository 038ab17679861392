import type { CallAnswer, CallInput } from '@pelita/contract';
import type { revealPlayer as revealCall } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { recordAudit } from '../audit/index.ts';
import { personalData } from './personal-data.ts';
import { requirePlayer } from './require-player.ts';

type Call = typeof revealCall;

/** Nothing is shown that the audit log does not say was shown: both stand or neither. */
export async function revealPlayer(
  tx: Tx,
  who: CallerOf<Call>,
  { params, body: { field, reason } }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const { playerId } = await requirePlayer(tx, params.id);
  const values = (await personalData(tx, playerId))[field];
  await recordAudit(tx, {
    actor: `operator:${who.operator.operatorId}`,
    action: 'reveal-personal-data',
    subject: `player:${playerId}`,
    after: { field, reason, address: who.address },
  });
  return { field, values };
}
