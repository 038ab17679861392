import type { OfferedPrize } from '@pelita/contract/office';
import { formatMoney, formatNumber } from '@pelita/i18n';
import { useReader } from '@pelita/ui/reader';
import { useText } from '../../shared/language/use-text.ts';

export function usePrizeText(currency: string): (prize: OfferedPrize | null) => string {
  const text = useText('officeActivities');
  const { language } = useReader();
  return (prize) => {
    if (!prize) return '';
    if (prize.kind === 'points') return text('points', { points: formatNumber(language, Number(prize.amount)) });
    const money = formatMoney(language, prize.amount, currency);
    return prize.kind === 'cash' ? money : text('bonus', { amount: money });
  };
}
