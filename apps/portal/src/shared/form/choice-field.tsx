import './form.css';
import { useId } from 'react';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

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
  const id = useId();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <div className="field" data-invalid={error ? true : undefined}>
          <label htmlFor={id} className="field-label">
            {label}
          </label>
          <span className="field-box">
            <select
              {...field}
              id={id}
              className="field-input field-choice"
              required={isRequired}
              autoComplete={autoComplete}
              aria-invalid={error !== undefined}
              aria-describedby={error ? `${id}-problem` : undefined}
            >
              <option value="">{nothing}</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          </span>
          {error && (
            <span id={`${id}-problem`} className="field-problem">
              {error.message}
            </span>
          )}
        </div>
      )}
    />
  );
}
