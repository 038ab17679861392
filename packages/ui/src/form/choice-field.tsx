import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';

export type Choice = { value: string; label: string };

/** One of a list, chosen by the system's own; its problem stands under it. */
export function ChoiceField<Values extends FieldValues>(props: {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  /** What stands there before anything is chosen. */
  nothing: string;
  choices: readonly Choice[];
  isRequired?: boolean;
  autoComplete?: string;
}) {
  const { control, name, label, nothing, choices, isRequired = true, autoComplete } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <FieldFrame label={label} problem={error?.message}>
          {(wiring) => (
            <select
              {...field}
              {...wiring}
              className="field-input field-choice"
              required={isRequired}
              autoComplete={autoComplete}
            >
              <option value="">{nothing}</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
    />
  );
}
