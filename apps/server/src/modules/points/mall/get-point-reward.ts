import { type Brand, type CallAnswer, decimalFromMinor, type getPointReward as rewardCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { goodPictureAddress } from '../good-pictures.ts';
import type { PointsNeeds } from '../needs.ts';
import { goodsInOrder, type GoodWithTexts } from '../store.ts';

type Call = typeof rewardCall;

/** What is offered now, with what is left of it: sold out goods stay to be seen. */
export function getPointReward(brand: Brand, needs: Pick<PointsNeeds, 'pictureUrl'>) {
  const money = (minor: bigint) => decimalFromMinor(minor, brand.currency);
  return async (tx: Tx, { language }: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const goods = await goodsInOrder(tx);
    const rewards = goods
      .filter(({ is_offered }) => is_offered)
      .map((good) => ({
        rewardId: good.good_id,
        ...wordsOf(good, language, brand),
        kind: good.credit_minor === null ? ('item' as const) : ('credit' as const),
        pictureUrl: good.picture === null ? needs.pictureUrl('good', good.motif) : goodPictureAddress(good.picture),
        requiredPoints: Number(good.points),
        requiredAmount: good.required_minor > 0n ? money(good.required_minor) : null,
        availableQuantity: Number(good.stock),
        exchangeAmount: good.credit_minor === null ? null : money(good.credit_minor),
        currency: brand.currency,
      }));
    return { rewards };
  };
}

/** In the reader's language, or the brand's own. */
export function wordsOf(
  { texts }: Pick<GoodWithTexts, 'texts'>,
  language: string,
  { defaultLanguage }: Pick<Brand, 'defaultLanguage'>,
): { name: string; detail: string } {
  const words =
    texts.find((text) => text.language === language) ??
    texts.find((text) => text.language === defaultLanguage) ??
    texts[0];
  return { name: words?.name ?? '', detail: words?.detail ?? '' };
}
