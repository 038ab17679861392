import type { Prize } from '@pelita/contract';
import { formatMoney, formatNumber } from '@pelita/i18n';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';

/** `MYR 88.00`, `bonus MYR 10.00`, `100 points`. */
export function usePrizeText(): (prize: Prize, currency: string) => string {
  const text = useText('activityCentre');
  const { code } = usePageLanguage();
  return ({ kind, amount }, currency) => {
    if (kind === 'points') return text('points', { points: formatNumber(code, Number(amount)) });
    const money = formatMoney(code, amount, currency);
    return kind === 'cash' ? money : text('bonus', { amount: money });
  };
}

/** What has to be staked before it can be withdrawn; nothing where nothing has to. */
export function useStakeText(): (turnoverTimes: string) => string | null {
  const text = useText('activityCentre');
  const { code } = usePageLanguage();
  return (times) => (Number(times) > 0 ? text('toStake', { times: formatNumber(code, Number(times)) }) : null);
}
