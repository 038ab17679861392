import './form.css';
import type { HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import { FieldError, Input, Label, Text, TextField as Field } from 'react-aria-components';

export type TextFieldProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
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
  const { isRequired = false, takesFocus = false, ref, start, end } = props;
  return (
    <Field
      className="field"
      name={name}
      value={value}
      onChange={onChange}
      {...(onBlur ? { onBlur } : {})}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      isRequired={isRequired}
      {...(takesFocus ? { autoFocus: true } : {})}
    >
      <Label className="field-label">{label}</Label>
      <span className="field-box">
        {start}
        <Input
          ref={ref}
          className="field-input"
          type={type}
          {...(inputMode ? { inputMode } : {})}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
        {end}
      </span>
      {hint !== undefined && problem === undefined && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-problem">{problem}</FieldError>
    </Field>
  );
}
