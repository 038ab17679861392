import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { cancelBonus as cancelCall } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import { playerTopic } from '../../platform/events/topics.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { recordAudit } from '../audit/index.ts';
import { endBonus, ownerOf } from './store.ts';

type Call = typeof cancelCall;

/** An operator takes a bonus back, with a reason that is audited. */
export async function cancelBonus(
  tx: Tx,
  { operator }: CallerOf<Call>,
  { params, body }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const bonus = await ownerOf(tx, params.id);
  if (!bonus) throw new Refusal('bonus_unknown');
  if (!(await endBonus(tx, bonus, 'operator'))) throw new Refusal('bonus_ended');
  tx.changed(playerTopic(bonus.player_id));
  await recordAudit(tx, {
    actor: `operator:${operator.operatorId}`,
    action: 'cancel-bonus',
    subject: `player:${bonus.player_id}`,
    before: { bonus: params.id, state: bonus.state },
    after: { state: 'forfeited' },
    reason: body.reason,
  });
  return { id: params.id, state: 'forfeited' };
}
