import './form.css';
import { FieldError, Label, Text, TextArea, TextField as Field } from 'react-aria-components';

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
    <Field
      className="field"
      name={name}
      value={value}
      onChange={onChange}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      isRequired
    >
      <Label className="field-label">{label}</Label>
      <span className="field-box">
        <TextArea className="field-input field-area" rows={6} />
      </span>
      {problem === undefined && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-problem">{problem}</FieldError>
    </Field>
  );
}
