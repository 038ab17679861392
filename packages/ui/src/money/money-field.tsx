import './money.css';
import type { CurrencyCode } from '@pelita/contract';
import { formatAmount } from '@pelita/i18n';
import type { ClipboardEvent } from 'react';
import { TextField, type TextFieldProps } from '../form/text-field.tsx';
import { amountAsTyped } from './amount-as-typed.ts';

/**
 * An amount as its reader types it. What can be read as one is written out with its separators and decimals on leaving, and
 * at once when it is pasted; anything else stays as it was typed. `amountAsTyped` makes the wire's amount of it.
 */
export function MoneyField(
  props: { currency: CurrencyCode } & Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'start'>,
) {
  const { currency, value, onChange, onBlur, ...shown } = props;
  const written = (typed: string): string => {
    const amount = amountAsTyped(typed, currency);
    // In digits and separators that can be typed on any keyboard, whatever the language.
    return amount === null ? typed : formatAmount('EN', amount, currency);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd, value: before } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    const whole = before.slice(0, selectionStart ?? 0) + pasted + before.slice(selectionEnd ?? before.length);
    if (amountAsTyped(whole, currency) === null) return;
    event.preventDefault();
    onChange(written(whole));
  };
  return (
    <TextField
      {...shown}
      inputMode="decimal"
      value={value}
      onChange={onChange}
      onPaste={onPaste}
      onBlur={() => {
        if (written(value) !== value) onChange(written(value));
        onBlur?.();
      }}
      start={<span className="field-start">{currency}</span>}
    />
  );
}
