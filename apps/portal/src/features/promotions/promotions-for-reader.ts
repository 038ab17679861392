import type { PromotionCard, PromotionStatus } from '@pelita/contract';

const withSomethingToDo: readonly PromotionStatus[] = ['claim', 'issued', 'join'];
const underWay: readonly PromotionStatus[] = ['inProcess', 'joined'];

/** What the reader can join or claim now. */
export function openTo(promotions: readonly PromotionCard[]): PromotionCard[] {
  return promotions.filter(({ status }) => withSomethingToDo.includes(status));
}

/** What the reader can join or claim now, and what runs for them already. */
export function openOrUnderWay(promotions: readonly PromotionCard[]): PromotionCard[] {
  return promotions.filter(({ status }) => withSomethingToDo.includes(status) || underWay.includes(status));
}
