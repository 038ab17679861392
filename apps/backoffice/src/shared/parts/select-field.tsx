import { FieldFrame } from '@pelita/ui/field-frame';

type Props<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  isDisabled?: boolean;
  onChange: (value: Value) => void;
};

/** One of a few, by the browser's own list. */
export function SelectField<Value extends string>({
  label,
  value,
  choices,
  isDisabled = false,
  onChange,
}: Props<Value>) {
  return (
    <FieldFrame label={label} problem={undefined}>
      {(wiring) => (
        <select
          {...wiring}
          className="field-input field-choice"
          value={value}
          disabled={isDisabled}
          onChange={(event) => {
            const chosen = choices.find((one) => one.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
