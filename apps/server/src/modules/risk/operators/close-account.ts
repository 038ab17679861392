import { type CallInput, Refusal } from '@pelita/contract';
import type { closeRiskAccount as closeCall } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import { findAccount, setLocked, tellOwner } from '../../accounts/index.ts';
import type { Controlled, Deciders } from '../../approvals/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { RiskNeeds } from '../needs.ts';
import { changeCase, insertStep, requireCase } from '../store.ts';
import { runningCase } from './work-on-case.ts';

type Call = typeof closeCall;
type What = CallInput<Call>;

/** Two operators lock an account; the money in it stays the player's. */
export function closeRiskAccount({ endSessions }: Pick<RiskNeeds, 'endSessions'>, language: string): Controlled<Call> {
  return {
    approve: 'risk.approve',
    subject: ({ params }) => `riskCase:${params.id}`,
    reason: ({ body }) => body.reason,
    needsSecond: async () => true,
    // What was found or decided since may make another case of it.
    basis: async (tx: Tx, { params }: What) => String((await requireCase(tx, params.id, 'read')).version),

    async perform(tx: Tx, { proposedBy, approvedBy, approvalId }: Deciders, { params, body: { reason } }: What) {
      const row = await runningCase(tx, params.id);
      const account = await findAccount(tx, row.player_id);
      if (account === null) throw new Refusal('risk_case_unknown');
      const { playerId, username } = account;
      if (!(await setLocked(tx, playerId, true))) throw new Refusal('player_status_other');
      await changeCase(tx, row, { state: 'closed', outcome: 'accountClosed', review_at: tx.now });
      await endSessions(tx, playerId, { except: null, because: 'ended' });
      await tellOwner(tx, { playerId, news: 'accountLocked', language });
      insertStep(tx, {
        playerId,
        caseId: row.id,
        kind: 'closed',
        operatorId: proposedBy,
        subject: 'accountClosed',
        text: reason,
      });
      await recordAudit(tx, {
        actor: `operator:${proposedBy}`,
        action: 'close-risk-account',
        subject: `player:${playerId}`,
        after: { case: row.id, approvedBy },
        reason,
        approvalId,
      });
      return { username };
    },
  };
}
