import type { Contract } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { useText } from '../../../shared/language/use-text.ts';
import { usePageLanguage } from '../../../shared/page/page.ts';

/** What a contract asks and pays, a line for each tier. */
export function TermsList({ contract }: { contract: Contract }) {
  const text = useText('agentContracts');
  const { code } = usePageLanguage();
  const { tiers, realTime, currency, family } = contract;
  if (realTime) {
    const { lossRate: loss, profitRate: profit, singleBet: single } = realTime;
    return <span>{text('realTimeFacts', { loss, profit, single })}</span>;
  }
  return (
    <ul className="contract-terms">
      {tiers.map(({ betAmount, activeMembers: active, lossAmount, rate }, at) => {
        const amount = formatMoney(code, betAmount, currency);
        const asksLoss = family === 'dividend' && Number(lossAmount) > 0;
        return (
          <li key={at}>
            {asksLoss
              ? text('tierLossFacts', { amount, active, rate, loss: formatMoney(code, lossAmount, currency) })
              : text('tierFacts', { amount, active, rate })}
          </li>
        );
      })}
    </ul>
  );
}
