import { type CallInput, type PlayerId, Refusal } from '@pelita/contract';
import type { moveAgentBranch as moveCall } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { canonicalUsername, findAccount, playerByName } from '../../accounts/index.ts';
import { judgeMove, uplineOf } from '../../agents/index.ts';
import type { Controlled, Deciders } from '../../approvals/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { businessSpan } from '../../figures/index.ts';
import { membersOf } from '../figures/store.ts';
import { MOVE_JOB } from './move-when-day-begins.ts';

type Call = typeof moveCall;
type What = CallInput<Call>;

/**
 * Two operators decide. The day begins later than now, so no figure that was counted changes its line. Every rule of the tree
 * judges the move when it is proposed, when it is approved, and when the day begins: a job makes it then.
 */
export function moveAgentBranch({ settings }: Pick<Platform, 'settings'>): Controlled<Call> {
  return {
    approve: 'agents.approve',
    subject: ({ params }) => `player:${params.id}`,
    reason: ({ body }) => body.reason,
    needsSecond: async () => true,
    /** Where the branch and its new upline are: when either has moved meanwhile, the proposal is void. */
    basis: async (tx: Tx, { params, body }: What) => {
      const playerId = params.id as PlayerId;
      const uplineId = await newUpline(tx, body.upline);
      const above = uplineId === null ? null : await uplineOf(tx, uplineId);
      return [await uplineOf(tx, playerId), uplineId, above].join(' ');
    },

    async perform(tx: Tx, { proposedBy, approvedBy, approvalId }: Deciders, { params, body }: What) {
      const account = await findAccount(tx, params.id as PlayerId);
      if (account === null) throw new Refusal('player_unknown');
      const { playerId, username } = account;
      const { begins, today } = await businessSpan(tx, { from: body.day, to: body.day });
      if (body.day <= today)
        throw new Refusal('invalid_field', { fields: { day: { key: 'too_small', params: { minimum: today } } } });
      const uplineId = await newUpline(tx, body.upline);
      const before = await uplineOf(tx, playerId);
      const { members } = await membersOf(tx, playerId);
      await judgeMove(tx, settings, { playerId, uplineId });
      const data = { playerId, uplineId, from: begins.toString() };
      await tx.enqueue({ name: MOVE_JOB, data, startAfter: begins });
      await recordAudit(tx, {
        actor: `operator:${proposedBy}`,
        action: 'move-branch',
        subject: `player:${playerId}`,
        before: { uplineId: before },
        after: { uplineId, day: body.day, approvedBy },
        reason: body.reason,
        approvalId,
      });
      return { username, upline: body.upline, accounts: members + 1, beginsAt: begins.toString() };
    },
  };
}

async function newUpline(tx: Tx, name: string | null): Promise<PlayerId | null> {
  if (name === null) return null;
  const uplineId = await playerByName(tx, canonicalUsername(name));
  if (uplineId === null) throw new Refusal('agent_unknown');
  return uplineId;
}
