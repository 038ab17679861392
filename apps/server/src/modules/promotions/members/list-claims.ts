import {
  type Brand,
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  type getPromotionClaimList as listCall,
  type PromotionStatus,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { bonusProgressOf } from '../../bonuses/index.ts';
import { rewardStatesOf } from '../../rewards/index.ts';
import { claimsOf } from '../claims.ts';
import { statusOf } from '../participation.ts';
import { referenceOf } from '../pay-claim.ts';
import { everyPromotion, textIn } from '../store.ts';

type Call = typeof listCall;

const PAGE_SIZE = 20;

export function listClaims(brand: Pick<Brand, 'currency'>) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const { rows, total } = await claimsOf(tx, playerId, { page: query.pageNum, size: PAGE_SIZE });
    const promotions = new Map((await everyPromotion(tx)).map((promotion) => [promotion.promotion_id, promotion]));
    const ids = rows.map(({ claim_id }) => claim_id);
    const rewards = await rewardStatesOf(tx, playerId, ids);
    const bonuses = await bonusProgressOf(
      tx,
      playerId,
      rows.flatMap((row) => {
        const promotion = promotions.get(row.promotion_id);
        return promotion ? [referenceOf(promotion, row)] : [];
      }),
    );
    const content = rows.flatMap((row) => {
      const promotion = promotions.get(row.promotion_id);
      if (!promotion) return [];
      const status: PromotionStatus = statusOf({
        phase: 'open',
        kind: promotion.kind,
        needsReview: promotion.needs_review,
        claim: row.state,
        isWagering: bonuses.get(referenceOf(promotion, row))?.isRunning ?? false,
        reward: rewards.get(row.claim_id) ?? null,
        isPlayer: true,
      });
      return [
        {
          claimId: row.claim_id,
          promotionId: row.promotion_id,
          title: textIn(promotion.texts, who.language)?.title ?? '',
          status,
          amount: row.amount_minor === null ? null : decimalFromMinor(row.amount_minor, brand.currency),
          currency: brand.currency,
          askedAt: row.asked_at.toString(),
          reason: row.reason,
        },
      ];
    });
    return { content, pageNum: query.pageNum, totalPages: Math.ceil(total / PAGE_SIZE) };
  };
}
