import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';

/** One of a short list, chosen by the system's own list; its problem stands under it. */
export function ChoiceField<Values extends FieldValues>(props: {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  /** What stands there before anything is chosen. */
  nothing: string;
  choices: readonly string[];
}) {
  const { control, name, label, nothing, choices } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <FieldFrame label={label} problem={error?.message}>
          {(wiring) => (
            <select {...field} {...wiring} className="field-input field-choice" required>
              <option value="">{nothing}</option>
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
    />
  );
}
