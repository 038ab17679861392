import { type CallInput, type OperatorId, Refusal } from '@pelita/contract';
import type { approveWithdrawal } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Controlled } from '../../approvals/index.ts';
import type { CheckNeeds } from '../checks/read-facts.ts';
import { runChecks } from '../checks/run-checks.ts';
import { moveWithdrawal } from '../move-withdrawal.ts';
import { lockWithdrawal, stepsOf, withdrawalById, type WithdrawalRow } from '../store.ts';
import { decide, heldIn } from './decide.ts';
import { needsSecondLook } from './needs-second-look.ts';

type Call = typeof approveWithdrawal;
type What = CallInput<Call>;

/**
 * Approves what an operator holds, after all checks have run again. Above the threshold it is proposed: the withdrawal
 * waits in `second_look` for the vote of another operator, and a proposal that ends without being done sends it back.
 */
export function approveHeld({ settings }: Pick<Platform, 'settings'>, needs: CheckNeeds): Controlled<Call> {
  return {
    approve: 'withdrawals.approve',
    subject: ({ params }) => `withdrawal:${params.id}`,
    reason: () => '',

    needsSecond: (tx, proposedBy, { params }) => needsSecondLook(tx, settings, params.id, proposedBy),

    async perform(tx, { proposedBy, approvedBy }, what) {
      const isAlone = approvedBy === null;
      const seen = isAlone ? await heldIn(tx, heldBy(proposedBy, what)) : await inSecondLook(tx, what.params.id);
      const { queue, stops } = await runChecks(tx, needs, seen);
      if (stops.length > 0)
        throw new Refusal('withdrawal_stopped', { extra: { checks: stops.map((name) => ({ name })) } });
      const by = { operatorId: approvedBy ?? proposedBy, action: 'approve-withdrawal' } as const;
      return await decide(tx, seen, by, (one, actor) =>
        moveWithdrawal(tx, one, isAlone ? 'approve' : 'confirmLook', {
          actor,
          change: { queue, approved_by: proposedBy, approved_at: tx.now },
        }),
      );
    },

    /** The version that the second operator sees: to refer it to them is a move of the proposal's own. */
    async basis(tx, { params }) {
      const seen = await withdrawalById(tx, params.id);
      return seen ? String(seen.state === 'review' ? seen.version + 1n : seen.version) : '';
    },

    alsoInvolved: (tx, { params }) => operatorsAmongSteps(tx, params.id),

    async whenProposed(tx, proposedBy, what) {
      const seen = await heldIn(tx, heldBy(proposedBy, what));
      await decide(tx, seen, { operatorId: proposedBy, action: 'refer-withdrawal' }, (one, actor) =>
        moveWithdrawal(tx, one, 'refer', { actor, change: { approved_by: proposedBy, approved_at: tx.now } }),
      );
    },

    async whenDropped(tx, { state, actor }, { params }) {
      const seen = await lockWithdrawal(tx, params.id);
      // The player may have taken it back meanwhile.
      if (seen?.state !== 'second_look') return;
      const note = `the proposal is ${state}`;
      await moveWithdrawal(tx, seen, 'declineLook', { actor, note, change: { approved_by: null, approved_at: null } });
    },
  };
}

function heldBy(operatorId: OperatorId, { params: { id }, body: { claimNo } }: What) {
  return { operatorId, id, claimNo, state: 'review' } as const;
}

async function inSecondLook(tx: Tx, id: string): Promise<WithdrawalRow> {
  const seen = await lockWithdrawal(tx, id);
  if (seen?.state !== 'second_look') throw new Refusal('withdrawal_moved_on');
  return seen;
}

/** Who has had a hand in it since it last came to the operators; what a bank sent back is decided afresh. */
async function operatorsAmongSteps(tx: Tx, id: string): Promise<OperatorId[]> {
  const seen = await withdrawalById(tx, id);
  const steps = seen ? await stepsOf(tx, seen) : [];
  const came = steps.findLastIndex((step) => step.to_state === 'review' && step.from_state !== 'second_look');
  return steps
    .slice(came)
    .flatMap(({ actor }) => (actor.startsWith('operator:') ? [actor.slice('operator:'.length) as OperatorId] : []));
}
