import { type PlayerId, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { phaseOf } from '../participation.ts';
import { isHadByAnother, promotionById, type PromotionWithTexts, promotionsFor, withTexts } from '../store.ts';

/** A published promotion; a draft is as unknown as what does not exist. */
export async function publishedPromotion(tx: Tx, id: string): Promise<PromotionWithTexts> {
  const row = await promotionById(tx, id);
  const [promotion] = row?.published_at ? await withTexts(tx, [row]) : [];
  if (!promotion) throw new Refusal('promotion_unknown');
  return promotion;
}

/** Refuses a player who is not in the audience, and anybody while the promotion is not open. */
export async function requireOpenTo(tx: Tx, playerId: PlayerId, promotion: PromotionWithTexts): Promise<void> {
  const isInAudience = (await promotionsFor(tx, playerId, [promotion.promotion_id])).has(promotion.promotion_id);
  if (!isInAudience) throw new Refusal(promotion.agent_ids.length > 0 ? 'promotion_unknown' : 'promotion_not_eligible');
  if (phaseOf(promotion, tx.now) !== 'open')
    throw new Refusal(promotion.budget_left_minor === 0n ? 'promotion_budget_spent' : 'promotion_not_open');
  if (promotion.once_per_person && (await isHadByAnother(tx, playerId, promotion.promotion_id)))
    throw new Refusal('promotion_not_eligible');
}
