import * as office from '@pelita/contract/office';
import { type Binding, bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PromotionsNeeds } from './needs.ts';
import { publishPromotion } from './operators/publish-promotion.ts';
import { approveClaim, getClaim, getProof, rejectClaim } from './operators/review-claim.ts';
import { tryPromotion } from './operators/try-promotion.ts';
import { addOne, changeOne, closeOne, listEvery } from './operators/write-promotion.ts';

export function promotionsOfficeRoutes(
  { brand, settings, storage }: Pick<Platform, 'brand' | 'settings' | 'storage'>,
  { bindControlled, depositMethods }: PromotionsNeeds,
): Binding[] {
  const needs = { brand, settings, depositMethods };
  return [
    bindReading(office.listPromotions, listEvery(needs)),
    bind(office.addPromotion, addOne(needs)),
    bind(office.changePromotion, changeOne(needs)),
    bindReading(office.tryPromotion, tryPromotion(needs)),
    bindControlled(office.publishPromotion, publishPromotion(needs)),
    bind(office.closePromotion, closeOne(needs)),
    bindReading(office.getPromotionClaim, getClaim({ brand })),
    bindLong(office.getPromotionProof, getProof({ storage })),
    bind(office.approvePromotionClaim, approveClaim({ brand, settings })),
    bind(office.rejectPromotionClaim, rejectClaim({ brand })),
  ];
}
