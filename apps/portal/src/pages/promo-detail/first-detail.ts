import type { Send } from '@pelita/client/send';
import { type CallValue, getPromotionDetail } from '@pelita/contract';

/** As a visitor sees it, with the language that it is told in. */
export type FirstDetail = { detail: CallValue<typeof getPromotionDetail>; language: string };

/** null when there is no such promotion. */
export async function firstDetail(send: Send, promotionId: string, language: string): Promise<FirstDetail | null> {
  const detail = await send(getPromotionDetail, { query: { promotionId } }).catch(() => null);
  return detail && { detail, language };
}
