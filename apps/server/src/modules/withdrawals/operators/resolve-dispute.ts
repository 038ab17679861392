import { type CallInput, Refusal } from '@pelita/contract';
import type { resolveWithdrawalDispute } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Controlled } from '../../approvals/index.ts';
import { moveWithdrawal } from '../move-withdrawal.ts';
import { byResolution, concludeReceipt } from '../receipt/conclude-receipt.ts';
import { lockWithdrawal, withdrawalById, type WithdrawalRow } from '../store.ts';
import { decide, heldIn } from './decide.ts';
import { needsSecondLook } from './needs-second-look.ts';

type Call = typeof resolveWithdrawalDispute;

/** Ends what a player has disputed; above the threshold another operator agrees. */
export function resolveDispute({ settings }: Pick<Platform, 'settings'>): Controlled<Call> {
  return {
    approve: 'withdrawals.approve',
    subject: ({ params }) => `withdrawal:${params.id}`,
    reason: ({ body }) => body.reason.trim(),

    needsSecond: (tx, proposedBy, { params }) => needsSecondLook(tx, settings, params.id, proposedBy),

    async perform(tx, { proposedBy, approvedBy }, { params: { id }, body }) {
      const held = { operatorId: proposedBy, id, claimNo: body.claimNo, state: 'disputed' } as const;
      const seen = approvedBy === null ? await heldIn(tx, held) : await inDispute(tx, id);
      const by = { operatorId: proposedBy, action: `resolve-dispute-${body.resolution}` } as const;
      return await decide(tx, seen, by, (one, actor) =>
        end(tx, one, body.resolution, { actor, note: body.reason.trim() }),
      );
    },

    async basis(tx, { params }) {
      return String((await withdrawalById(tx, params.id))?.version ?? '');
    },
  };
}

function end(
  tx: Tx,
  seen: WithdrawalRow,
  resolution: CallInput<Call>['body']['resolution'],
  by: { actor: string; note: string },
): Promise<WithdrawalRow | null> {
  switch (resolution) {
    case 'giveUp':
      return moveWithdrawal(tx, seen, 'giveUp', { ...by, change: { reason: by.note, reported_minor: 0n } });
    case 'payAgain':
      return moveWithdrawal(tx, seen, 'payAgain', { ...by, change: { reported_minor: 0n } });
    case 'paid':
      return concludeReceipt(tx, seen, byResolution, { ...by, receivedMinor: seen.reported_minor });
  }
}

async function inDispute(tx: Tx, id: string): Promise<WithdrawalRow> {
  const seen = await lockWithdrawal(tx, id);
  if (seen?.state !== 'disputed') throw new Refusal('withdrawal_moved_on');
  return seen;
}
