import { formatMoney } from '@pelita/i18n';
import { useId } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import type { Method } from './method.ts';

type Props = { methods: readonly Method[]; chosen: Method; onChoose: (method: Method) => void };

/** The methods with what each takes, costs and needs; one that is closed says when it opens. */
export function MethodChoice({ methods, chosen, onChoose }: Props) {
  const text = useText('cashier');
  const group = useId();
  return (
    <div role="radiogroup" className="field" aria-label={text('method')}>
      {methods.map((method) => (
        <label key={method.method} className="method">
          <input
            type="radio"
            className="sr-only"
            name={group}
            checked={method === chosen}
            disabled={!method.isOpen}
            onChange={() => onChoose(method)}
          />
          <img className="method-icon" src={method.icon} alt="" width={40} height={40} />
          <b>{method.displayName}</b>
          <small className="field-hint">
            <MethodFacts method={method} />
          </small>
        </label>
      ))}
    </div>
  );
}

function MethodFacts({ method }: { method: Method }) {
  const text = useText('cashier');
  const { code: language } = usePageLanguage();
  const { kind, hours, isOpen, currency, minimum, maximum, expectedMinutes } = method;
  const money = (value: string) => formatMoney(language, value, currency);
  const facts = [
    ...(hours ? [text(isOpen ? 'open' : 'closed', hours)] : []),
    ...(kind === 'voucher'
      ? [text('voucherNote')]
      : [
          text('limits', { minimum: money(minimum), maximum: money(maximum) }),
          text('arrival', { count: expectedMinutes }),
        ]),
    feeText(method, text, money),
  ];
  return facts.join(' · ');
}

function feeText(
  { fee }: Method,
  text: ReturnType<typeof useText<'cashier'>>,
  money: (value: string) => string,
): string {
  const parts = [
    ...(Number(fee.percent) > 0 ? [`${fee.percent}%`] : []),
    ...(Number(fee.fixed) > 0 ? [money(fee.fixed)] : []),
  ];
  if (parts.length === 0) return text('noFee');
  const rule = parts.join(' + ');
  return fee.maximum === undefined
    ? text('feeRule', { rule })
    : text('feeRuleUpTo', { rule, maximum: money(fee.maximum) });
}
