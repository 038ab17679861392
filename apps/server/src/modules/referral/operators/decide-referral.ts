import { Refusal } from '@pelita/contract';
import type { releaseReferral } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { decide, lockReferral } from '../store.ts';

type Operator = CallerOf<typeof releaseReferral>['operator'];
type Decision = { friendId: string; state: 'counted' | 'refused'; reason: string };

/** A held referral is decided once; the next count lays out what a released one has earned. */
export async function decideReferral(
  tx: Tx,
  { operatorId }: Operator,
  { friendId, state, reason }: Decision,
): Promise<{ done: true }> {
  const seen = await lockReferral(tx, friendId);
  if (!seen) throw new Refusal('referral_unknown');
  if (seen.state !== 'held') throw new Refusal('referral_decided');
  await decide(tx, { playerId: seen.player_id, friendId, state, operatorId, reason });
  await recordAudit(tx, {
    actor: `operator:${operatorId}`,
    action: state === 'counted' ? 'release-referral' : 'refuse-referral',
    subject: `player:${seen.player_id}`,
    before: { state: 'held' },
    after: { state, friend: friendId },
    reason,
  });
  return { done: true };
}
