import * as contract from '@pelita/contract';
import { type Binding, bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import { joinPromotion } from './members/join-promotion.ts';
import { listClaims } from './members/list-claims.ts';
import { getDetail, listAvailable, listCategories } from './members/read-promotions.ts';
import { requestReward } from './members/request-reward.ts';
import type { PromotionsNeeds } from './needs.ts';
import { uploadProof } from './proofs/upload-proof.ts';

export function promotionsRoutes(
  { brand, settings, storage }: Pick<Platform, 'brand' | 'settings' | 'storage'>,
  { pictureUrl, cards }: PromotionsNeeds,
): Binding[] {
  const needs = { brand, pictureUrl, cards };
  return [
    bindReading(contract.getAvailablePromotions, listAvailable(needs)),
    bindReading(contract.getPromotionDetail, getDetail(needs)),
    bindReading(contract.getPromotionAnnouncementCategory, listCategories(needs)),
    bindReading(contract.getPromotionClaimList, listClaims(brand)),
    bind(contract.signUpPromotionJoin, joinPromotion(needs)),
    bind(contract.signUpRequestReward, requestReward({ ...needs, settings })),
    bindLong(contract.uploadPromotionProof, uploadProof({ brand, storage })),
  ];
}
