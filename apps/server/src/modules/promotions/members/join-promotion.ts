import { type CallAnswer, type CallInput, Refusal, type signUpPromotionJoin as joinCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { type CardNeeds, cardOfOne } from '../card.ts';
import { openClaim } from '../claims.ts';
import { cyclesAt } from '../store.ts';
import { publishedPromotion, requireOpenTo } from './open-to.ts';

type Call = typeof joinCall;

/** Signs up for what a deposit or a review brings. A loss and stakes count without it, and then nothing is written. */
export function joinPromotion(needs: CardNeeds) {
  return async (tx: Tx, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const promotion = await publishedPromotion(tx, body.promotionId);
    await requireOpenTo(tx, playerId, promotion);
    if (promotion.kind === 'deposit' || promotion.needs_review) {
      const cycle = (await cyclesAt(tx, tx.now))[promotion.cycle];
      await openClaim(tx, { promotion, cycle, playerId, currency: needs.brand.currency, state: 'joined' });
    }
    const card = await cardOfOne(tx, { playerId, language: who.language }, { promotion, needs });
    if (!card) throw new Refusal('promotion_unknown');
    return card;
  };
}
