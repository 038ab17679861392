import type { PromotionCard } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';

/** What a promotion asks for, the shortest way: minimum, cap, how often it is staked, and in how many days. */
export function useOfferFacts({ offer, currency }: Pick<PromotionCard, 'offer' | 'currency'>): string[] {
  const text = useText('promotions');
  const { code } = usePageLanguage();
  if (!offer) return [];
  const money = (amount: string) => formatMoney(code, amount, currency);
  const isStaked = Number(offer.multiplier) > 0;
  return [
    ...(offer.isByRank ? [text('byRank')] : []),
    ...(offer.minimum === null ? [] : [text('atLeast', { amount: money(offer.minimum) })]),
    ...(offer.cap === null ? [] : [text('upTo', { amount: money(offer.cap) })]),
    isStaked ? text('staked', { times: offer.multiplier }) : text('notStaked'),
    ...(isStaked ? [text('days', { count: offer.daysValid })] : []),
  ];
}
