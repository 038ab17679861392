import { type CallInput, Refusal } from '@pelita/contract';
import type { voidBookMatch as voidCall } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Controlled, Deciders } from '../../approvals/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import { voidMatch } from './judge-match.ts';
import { matchesById } from './match-store.ts';

type Call = typeof voidCall;
type What = CallInput<Call>;

/** A match that went wrong before it had a result: two operators decide, and the job gives every stake back. */
export function voidByOperators({ seeds }: { seeds: SeedBox }): Controlled<Call> {
  return {
    approve: 'sports.approve',
    subject: ({ params }) => `match:${params.id}`,
    reason: ({ body }) => body.reason,
    needsSecond: async () => true,
    async perform(tx: Tx, { proposedBy, approvedBy, approvalId }: Deciders, { params, body: { reason } }: What) {
      const [match] = await matchesById(tx, [params.id]);
      if (!match) throw new Refusal('match_unknown');
      if (!(await voidMatch(tx, seeds, match.id))) throw new Refusal('match_decided');
      await recordAudit(tx, {
        actor: `operator:${proposedBy}`,
        action: 'void-match',
        subject: `match:${match.id}`,
        after: { approvedBy },
        reason,
        approvalId,
      });
      return { match: `${match.home} – ${match.away}` };
    },
  };
}
