import type { ClipboardEventHandler, HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import { FieldFrame } from './field-frame.tsx';

export type TextFieldProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
  isDisabled?: boolean;
  /** What is wrong with it, ready to be shown; it stands under the field and is read out with it. */
  problem?: string | undefined;
  hint?: string | undefined;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email';
  autoComplete?: string;
  isRequired?: boolean;
  /** The first field of a modal takes the focus that the modal would otherwise hold. */
  takesFocus?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
  /** A button inside the field's end, or a currency at its start. */
  start?: ReactNode;
  end?: ReactNode;
};

/** A labelled line of text with its hint and its problem. */
export function TextField(props: TextFieldProps) {
  const { name, label, value, onChange, onBlur, problem, hint, type = 'text', inputMode, autoComplete = 'off' } = props;
  const { onPaste, isDisabled = false, isRequired = false, takesFocus = false, ref, start, end } = props;
  return (
    <FieldFrame label={label} problem={problem} hint={hint}>
      {(wiring) => (
        <>
          {start}
          <input
            {...wiring}
            ref={ref}
            className="field-input"
            name={name}
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            onPaste={onPaste}
            disabled={isDisabled}
            inputMode={inputMode}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            aria-required={isRequired}
            data-takes-focus={takesFocus || undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the modal itself would hold the focus otherwise
            autoFocus={takesFocus}
          />
          {end}
        </>
      )}
    </FieldFrame>
  );
}
