import { formatNumber } from '@pelita/i18n';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import type { Ranks } from './ranks.ts';

export function VipRules({ ranks: { period, giftTurnover } }: { ranks: Ranks }) {
  const text = useText('vip');
  const { code } = usePageLanguage();
  return (
    <section className="vip-panel" aria-labelledby="vip-rules">
      <h2 id="vip-rules" className="font-head text-xl font-bold">
        {text('rules')}
      </h2>
      <ul className="vip-rules">
        <li>{text('ruleRise')}</li>
        <li>{text(`ruleKeep_${period}`)}</li>
        <li>{text('ruleBack')}</li>
        {giftTurnover > 0 && <li>{text('ruleGift', { times: formatNumber(code, giftTurnover) })}</li>}
        <li>{text('ruleCount')}</li>
      </ul>
    </section>
  );
}
