import { type CallInput, decimalFromMinor, minorFromDecimal, Refusal } from '@pelita/contract';
import type { publishPromotion as publishCall } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import { tellEveryone } from '../../../platform/events/tell-everyone.ts';
import type { Controlled, Deciders } from '../../approvals/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { promotionsSettings } from '../settings.ts';
import { promotionById, updatePromotion } from '../store.ts';
import type { ContentNeeds } from './content-of.ts';
import { lockVersion, shapeOf } from './write-promotion.ts';

type Call = typeof publishCall;
type What = CallInput<Call>;

/** From here on players see it. Who publishes without a budget, or with a large one, needs a second operator. */
export function publishPromotion(needs: ContentNeeds): Controlled<Call> {
  const { brand, settings } = needs;
  return {
    approve: 'promotions.approve',
    subject: ({ params }) => `promotion:${params.id}`,
    reason: ({ body }) => body.reason,

    async needsSecond(tx: Tx, _proposedBy, { params }: What) {
      const promotion = await promotionById(tx, params.id);
      const limit = minorFromDecimal(settings.get(promotionsSettings.secondAboveBudget), brand.currency) ?? 0n;
      return promotion === null || promotion.budget_minor === null || promotion.budget_minor > limit;
    },

    basis: async (tx: Tx, { params }: What) => String((await promotionById(tx, params.id))?.version ?? 0),

    async perform(tx: Tx, { proposedBy, approvalId }: Deciders, { params, body }: What) {
      const before = await lockVersion(tx, { id: params.id, version: body.version }, needs);
      if (before.state !== 'draft') throw new Refusal('promotion_state_unfit');
      // What was to begin at once begins now, and not when it was drafted.
      const starts_at = Temporal.Instant.compare(before.starts_at, tx.now) < 0 ? tx.now : before.starts_at;
      if (before.ends_at && Temporal.Instant.compare(before.ends_at, starts_at) <= 0)
        throw new Refusal('promotion_state_unfit');
      const after = {
        ...before,
        state: 'published' as const,
        published_at: tx.now,
        starts_at,
        version: before.version + 1,
      };
      await updatePromotion(tx, after);
      await tellEveryone(tx, 'offers');
      const budget = after.budget_minor === null ? null : decimalFromMinor(after.budget_minor, brand.currency);
      await recordAudit(tx, {
        actor: `operator:${proposedBy}`,
        action: 'publish-promotion',
        subject: `promotion:${params.id}`,
        before: { state: before.state },
        after: { state: after.state, budget },
        reason: body.reason,
        approvalId,
      });
      return { promotion: await shapeOf(tx, after, needs) };
    },
  };
}
