import { FieldFrame } from './field-frame.tsx';

/** A labelled field of several lines with its hint and its problem. */
export function TextAreaField(props: {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint: string;
  problem: string | undefined;
}) {
  const { name, label, value, onChange, hint, problem } = props;
  return (
    <FieldFrame label={label} problem={problem} hint={hint}>
      {(wiring) => (
        <textarea
          {...wiring}
          className="field-input field-area"
          rows={6}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-required
        />
      )}
    </FieldFrame>
  );
}
