import type { Send } from '@pelita/client/send';
import { getAvailablePromotions } from '@pelita/contract';
import type { FirstPromotions } from '../../features/promotions/use-promotions.ts';

/** What a visitor can take part in, with the language that it is told in. */
export async function firstPromotions(send: Send, language: string): Promise<FirstPromotions> {
  return { promotions: await send(getAvailablePromotions, { query: {} }), language };
}
