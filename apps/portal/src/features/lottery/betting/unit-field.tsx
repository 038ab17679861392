import type { CurrencyCode } from '@pelita/contract';
import { formatAmount } from '@pelita/i18n';
import { amountAsTyped } from '@pelita/ui/amount-as-typed';
import { useText } from '../../../shared/language/use-text.ts';

const USUAL = ['0.10', '1.00', '2.00', '5.00', '10.00'];

/** What one line costs: a usual amount or any other. */
export function UnitField(props: { value: string; currency: CurrencyCode; onChange: (value: string) => void }) {
  const { value, currency, onChange } = props;
  const text = useText('betting');
  const amount = amountAsTyped(value, currency);
  const isWrong = amount === null || !/[1-9]/.test(amount);
  return (
    <div className="unit-field">
      <label className="stepper-label" htmlFor="unit">
        {text('unit', { currency })}
      </label>
      <span className="unit-box" data-invalid={isWrong || undefined}>
        <input
          id="unit"
          inputMode="decimal"
          value={value}
          aria-invalid={isWrong}
          onChange={(event) => onChange(event.target.value.slice(0, 14))}
          onBlur={() => amount !== null && onChange(amount)}
        />
        {USUAL.map((usual) => (
          <button key={usual} type="button" aria-pressed={amount === usual} onClick={() => onChange(usual)}>
            {formatAmount('EN', usual, currency).replace(/\.00$/, '')}
          </button>
        ))}
      </span>
    </div>
  );
}
