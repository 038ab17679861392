import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { lookTwiceAtWithdrawal } from '@pelita/contract/office';
import type { Database, Statement, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { recordAudit } from '../../audit/index.ts';
import { enqueueCarrying } from '../carry-job.ts';
import { runChecks } from '../checks/run-checks.ts';
import { settingMinor } from '../limits.ts';
import { moveWithdrawal } from '../move-withdrawal.ts';
import type { WithdrawalNeeds } from '../needs.ts';
import { withdrawalSettings } from '../settings.ts';
import { lockWithdrawal, stepsOf, type WithdrawalRow } from '../store.ts';
import { tellPlayer } from '../tell-player.ts';
import { officeShape } from './office-shape.ts';

type Call = typeof lookTwiceAtWithdrawal;

/** How long a second look is waited for, and over how long approvals are added up. */
export const SECOND_LOOK_HOURS = 24;

/** Judged on the sums of a day, of the player and of the operator, so that splitting gains nothing. */
export async function needsSecondLook(
  tx: Tx,
  settings: Pick<Settings, 'get'>,
  { player_id, id, amount_minor, currency }: WithdrawalRow,
  operatorId: string,
): Promise<boolean> {
  const above = settingMinor(settings, withdrawalSettings.secondAbove, currency);
  const since = tx.now.subtract({ hours: SECOND_LOOK_HOURS });
  const [sums] = await tx.run<{ larger: bigint }>(sumsStatement, [player_id, operatorId, since, id, currency]);
  return amount_minor + (sums?.larger ?? 0n) > above;
}

/** The second operator’s word. Whoever has had a hand in it before is not a second one. */
export function lookTwice(needs: WithdrawalNeeds) {
  return async (tx: Tx, { operator }: CallerOf<Call>, { params, body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const actor = `operator:${operator.operatorId}`;
    const seen = await lockWithdrawal(tx, params.id);
    if (!seen) throw new Refusal('withdrawal_unknown');
    if (seen.state !== 'second_look' || Number(seen.version) !== body.version) throw new Refusal('withdrawal_moved_on');
    if ((await stepsOf(tx, seen)).some((step) => step.actor === actor)) throw new Refusal('own_proposal');
    if (body.isApproved) await refuseStopped(tx, needs, seen);
    const moved = await moveWithdrawal(tx, seen, body.isApproved ? 'confirmLook' : 'declineLook', { actor });
    if (!moved) throw new Refusal('withdrawal_moved_on');
    if (body.isApproved) {
      await enqueueCarrying(tx, { playerId: moved.player_id, id: moved.id });
      await tellPlayer(tx, moved, 'withdrawalApproved');
    }
    const shape = await officeShape(tx, moved);
    const action = body.isApproved ? 'confirm-second-look' : 'decline-second-look';
    await recordAudit(tx, { actor, action, subject: `withdrawal:${moved.id}`, after: { state: moved.state } });
    return shape;
  };
}

/** No second look within its time: back to the queue. */
export async function expireSecondLook(database: Database, seen: WithdrawalRow): Promise<void> {
  await database.transaction(async (tx) => {
    if (seen.due_at === null || Temporal.Instant.compare(seen.due_at, tx.now) > 0) return;
    await moveWithdrawal(tx, seen, 'declineLook', { actor: 'system', note: 'no second look in time' });
  });
}

async function refuseStopped(tx: Tx, needs: WithdrawalNeeds, seen: WithdrawalRow): Promise<void> {
  const { stops } = await runChecks(tx, needs, seen);
  if (stops.length > 0) throw new Refusal('withdrawal_stopped', { extra: { checks: stops.map((name) => ({ name })) } });
}

const sumsStatement: Statement = {
  name: 'withdrawals.approved-sums',
  text: `select greatest(
           coalesce(sum(amount_minor) filter (where player_id = $1), 0),
           coalesce(sum(amount_minor) filter (where approved_by = $2), 0))::bigint as larger
         from withdrawal
         where (player_id = $1 or approved_by = $2) and approved_at >= $3 and id <> $4 and currency = $5
           and state not in ('rejected', 'cancelled')`,
};
