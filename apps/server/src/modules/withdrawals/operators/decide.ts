import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type {
  approveWithdrawal,
  forceWithdrawalReceipt,
  rejectWithdrawal,
  resolveWithdrawalDispute,
} from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import { enqueueCarrying } from '../carry-job.ts';
import { runChecks } from '../checks/run-checks.ts';
import { moveWithdrawal } from '../move-withdrawal.ts';
import type { WithdrawalNeeds } from '../needs.ts';
import { byReceipt, byResolution, concludeReceipt } from '../receipt/conclude-receipt.ts';
import type { WithdrawalRow } from '../store.ts';
import { tellPlayer } from '../tell-player.ts';
import { lockHeld } from './claims.ts';
import { officeShape } from './office-shape.ts';
import { needsSecondLook, SECOND_LOOK_HOURS } from './second-look.ts';

/** Approves what an operator holds, after all checks have run again. Above the threshold a second operator looks first. */
export function approveHeld({ settings }: Pick<Platform, 'settings'>, needs: WithdrawalNeeds) {
  type Call = typeof approveWithdrawal;
  return async (tx: Tx, { operator }: CallerOf<Call>, { params, body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const seen = await heldIn(tx, operator.operatorId, params.id, body.claimNo, 'review');
    const { queue, stops } = await runChecks(tx, needs, seen);
    if (stops.length > 0)
      throw new Refusal('withdrawal_stopped', { extra: { checks: stops.map((name) => ({ name })) } });
    const isLarge = await needsSecondLook(tx, settings, seen, operator.operatorId);
    const approved = { queue, approved_by: operator.operatorId, approved_at: tx.now };
    const moved = isLarge
      ? await decided(tx, seen, 'refer', operator.operatorId, {
          change: { ...approved, due_at: tx.now.add({ hours: SECOND_LOOK_HOURS }) },
        })
      : await decided(tx, seen, 'approve', operator.operatorId, { change: approved });
    if (moved.state === 'approved') {
      await enqueueCarrying(tx, { playerId: moved.player_id, id: moved.id });
      await tellPlayer(tx, moved, 'withdrawalApproved');
    }
    return await audited(tx, seen, moved, operator.operatorId, 'approve-withdrawal');
  };
}

/** The money is free again, and the player reads why. */
export async function rejectHeld(
  tx: Tx,
  { operator }: CallerOf<typeof rejectWithdrawal>,
  { params, body }: CallInput<typeof rejectWithdrawal>,
): Promise<CallAnswer<typeof rejectWithdrawal>> {
  const seen = await heldIn(tx, operator.operatorId, params.id, body.claimNo, 'review');
  const reason = body.reason.trim();
  const moved = await decided(tx, seen, 'reject', operator.operatorId, { note: reason, change: { reason } });
  await tellPlayer(tx, moved, 'withdrawalRejected');
  return await audited(tx, seen, moved, operator.operatorId, 'reject-withdrawal');
}

/** What the bank reported counts as received, whatever the player might say later. */
export async function forceReceipt(
  tx: Tx,
  { operator }: CallerOf<typeof forceWithdrawalReceipt>,
  { params, body }: CallInput<typeof forceWithdrawalReceipt>,
): Promise<CallAnswer<typeof forceWithdrawalReceipt>> {
  const seen = await heldIn(tx, operator.operatorId, params.id, body.claimNo, 'awaiting');
  const by = { actor: `operator:${operator.operatorId}`, note: body.reason.trim() };
  const moved = await concludeReceipt(tx, seen, byReceipt, { ...by, receivedMinor: seen.reported_minor });
  if (!moved) throw new Refusal('withdrawal_moved_on');
  return await audited(tx, seen, moved, operator.operatorId, 'force-withdrawal-receipt');
}

/** Ends what a player has disputed. */
export async function resolveDispute(
  tx: Tx,
  { operator }: CallerOf<typeof resolveWithdrawalDispute>,
  { params, body }: CallInput<typeof resolveWithdrawalDispute>,
): Promise<CallAnswer<typeof resolveWithdrawalDispute>> {
  const { operatorId } = operator;
  const seen = await heldIn(tx, operatorId, params.id, body.claimNo, 'disputed');
  const reason = body.reason.trim();
  const moved = await resolved(tx, seen, operatorId, body.resolution, reason);
  if (moved.state === 'rejected') await tellPlayer(tx, moved, 'withdrawalRejected');
  return await audited(tx, seen, moved, operatorId, `resolve-dispute-${body.resolution}`);
}

async function resolved(
  tx: Tx,
  seen: WithdrawalRow,
  operatorId: string,
  resolution: CallInput<typeof resolveWithdrawalDispute>['body']['resolution'],
  note: string,
): Promise<WithdrawalRow> {
  if (resolution === 'giveUp')
    return await decided(tx, seen, 'giveUp', operatorId, { note, change: { reason: note, reported_minor: 0n } });
  if (resolution === 'payAgain') {
    const moved = await decided(tx, seen, 'payAgain', operatorId, { note, change: { reported_minor: 0n } });
    await enqueueCarrying(tx, { playerId: seen.player_id, id: seen.id });
    return moved;
  }
  const actor = `operator:${operatorId}`;
  const moved = await concludeReceipt(tx, seen, byResolution, { actor, note, receivedMinor: seen.reported_minor });
  if (!moved) throw new Refusal('withdrawal_moved_on');
  return moved;
}

async function heldIn(
  tx: Tx,
  operatorId: string,
  id: string,
  claimNo: number,
  state: WithdrawalRow['state'],
): Promise<WithdrawalRow> {
  const seen = await lockHeld(tx, operatorId, id, claimNo);
  if (seen.state !== state) throw new Refusal('withdrawal_moved_on');
  return seen;
}

async function decided(
  tx: Tx,
  seen: WithdrawalRow,
  name: Parameters<typeof moveWithdrawal>[2],
  operatorId: string,
  how: Omit<Parameters<typeof moveWithdrawal>[3], 'actor'>,
): Promise<WithdrawalRow> {
  const moved = await moveWithdrawal(tx, seen, name, { ...how, actor: `operator:${operatorId}` });
  if (!moved) throw new Refusal('withdrawal_moved_on');
  return moved;
}

async function audited(tx: Tx, seen: WithdrawalRow, moved: WithdrawalRow, operatorId: string, action: string) {
  const shape = await officeShape(tx, moved);
  const told = ({ state, version }: WithdrawalRow) => ({ state, version: Number(version) });
  await recordAudit(tx, {
    actor: `operator:${operatorId}`,
    action,
    subject: `withdrawal:${moved.id}`,
    before: told(seen),
    after: { ...told(moved), amountMinor: moved.amount_minor.toString(), reason: moved.reason },
  });
  return shape;
}
