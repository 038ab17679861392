import { formatMoney, formatNumber } from '@pelita/i18n';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { useCategoryName } from './category-name.ts';
import type { PointConfig } from './mall.ts';

const EXAMPLE_STAKE = 100;
const rules = ['ruleEarn', 'ruleKeep', 'ruleBack', 'ruleSend'] as const;

/** What is earned in each category, what points convert to, and the rules in plain words. */
export function PointRules({ config: { rates, conversionRatio, currency, isConvertible } }: { config: PointConfig }) {
  const text = useText('pointMall');
  const { code } = usePageLanguage();
  const nameOf = useCategoryName();
  const money = (amount: number) => formatMoney(code, String(amount), currency);
  return (
    <div className="point-rules">
      <table className="point-rates">
        <caption className="font-head text-lg font-bold">{text('rates')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('category')}</th>
            <th scope="col">{text('earnedFor', { amount: money(EXAMPLE_STAKE) })}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(rates).map(([category, rate]) => (
            <tr key={category}>
              <th scope="row">{nameOf(category)}</th>
              <td>{formatNumber(code, Math.floor(Number(rate) * EXAMPLE_STAKE))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section>
        <h2 className="font-head text-lg font-bold">{text('rules')}</h2>
        <ul className="point-rule-list">
          {isConvertible && <li>{text('ratio', { points: formatNumber(code, conversionRatio), amount: money(1) })}</li>}
          {rules.map((rule) => (
            <li key={rule}>{text(rule)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
