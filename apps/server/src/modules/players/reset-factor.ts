import { createHash } from 'node:crypto';
import type { CallInput } from '@pelita/contract';
import type { resetPlayerFactor as resetCall } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { authenticatorOf, type ResetAuthenticator, tellOwner } from '../accounts/index.ts';
import type { Controlled, Deciders } from '../approvals/index.ts';
import { recordAudit } from '../audit/index.ts';
import { requirePlayer } from './require-player.ts';

type Call = typeof resetCall;
type What = CallInput<Call>;
type Needs = { resetAuthenticator: ResetAuthenticator } & Pick<Platform, 'brand'>;

/** Without the factor a password is enough, so one operator hears the player and another decides. */
export function resetFactor({ resetAuthenticator, brand }: Needs): Controlled<Call> {
  return {
    approve: 'factors.approve',
    subject: ({ params }) => `player:${params.id}`,
    reason: ({ body }) => body.reason,
    needsSecond: async () => true,
    basis: async (tx: Tx, { params }: What) => {
      const { playerId } = await requirePlayer(tx, params.id);
      // Another authenticator has another secret, and was not lost.
      const { closedSecret = '' } = (await authenticatorOf(tx, playerId)) ?? {};
      return createHash('sha256').update(closedSecret).digest('hex');
    },

    async perform(tx: Tx, { proposedBy, approvedBy, approvalId }: Deciders, { params, body: { reason } }: What) {
      const { playerId, username } = await requirePlayer(tx, params.id);
      const actor = `operator:${proposedBy}`;
      const ended = await resetAuthenticator(tx, playerId, actor);
      await tellOwner(tx, { playerId, news: 'authenticatorReset', language: brand.defaultLanguage });
      const after = { approvedBy, ended };
      await recordAudit(tx, {
        actor,
        action: 'reset-authenticator',
        subject: `player:${playerId}`,
        after,
        reason,
        approvalId,
      });
      return { username, ended };
    },
  };
}
