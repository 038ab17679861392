import { formatDateTime, formatMoney } from '@pelita/i18n';
import { FieldFrame } from '@pelita/ui/field-frame';
import { useReader } from '@pelita/ui/reader';
import { useText } from '../../shared/language/use-text.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Of several payouts, which one came back. */
export function PayoutChoice(props: {
  payouts: Withdrawal['payouts'];
  currency: string;
  attempt: number;
  onChoose: (attempt: number) => void;
}) {
  const { payouts, currency, attempt, onChoose } = props;
  const text = useText('officeWithdrawals');
  const { language, timeZone } = useReader();
  return (
    <FieldFrame label={text('whichPayout')} problem={undefined}>
      {(wiring) => (
        <select
          {...wiring}
          className="field-input field-choice"
          value={attempt}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {payouts.map(({ attempt: one, paid, openedAt }) => (
            <option key={one} value={one}>
              {formatMoney(language, paid, currency)} · {formatDateTime(language, Date.parse(openedAt), timeZone)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
