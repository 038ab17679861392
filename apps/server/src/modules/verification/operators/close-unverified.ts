import { type CallInput, Refusal } from '@pelita/contract';
import type { closeUnverified as closeCall } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import { setLocked, tellOwner } from '../../accounts/index.ts';
import type { Controlled, Deciders } from '../../approvals/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { VerificationNeeds } from '../needs.ts';
import { changeVerification, markDecided } from '../store.ts';
import { requireCase } from './read-case.ts';
import { lockWaiting } from './decide.ts';

type Call = typeof closeCall;
type What = CallInput<Call>;

/** A refusal for good: two operators decide, the account is locked, and the money in it stays the player's. */
export function closeUnverified(
  { endSessions }: Pick<VerificationNeeds, 'endSessions'>,
  language: string,
): Controlled<Call> {
  return {
    approve: 'verifications.approve',
    subject: ({ params }) => `player:${params.id}`,
    reason: ({ body }) => body.reason,
    needsSecond: async () => true,
    // Documents that were sent since are others.
    basis: async (tx: Tx, { params }: What) => (await requireCase(tx, params.id)).row.sent_at?.toString() ?? '',

    async perform(tx: Tx, { proposedBy, approvedBy, approvalId }: Deciders, { params, body: { reason } }: What) {
      const { account } = await lockWaiting(tx, params.id);
      const { playerId, username } = account;
      if (!(await setLocked(tx, playerId, true))) throw new Refusal('player_status_other');
      await changeVerification(tx, playerId, { state: 'rejected', decided_at: tx.now, decided_by: proposedBy, reason });
      await markDecided(tx, playerId, false);
      await endSessions(tx, playerId, { except: null, because: 'ended' });
      await tellOwner(tx, { playerId, news: 'accountLocked', language });
      await recordAudit(tx, {
        actor: `operator:${proposedBy}`,
        action: 'close-unverified',
        subject: `player:${playerId}`,
        after: { approvedBy },
        reason,
        approvalId,
      });
      return { username };
    },
  };
}
