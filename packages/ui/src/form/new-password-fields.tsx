import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormField } from './form-field.tsx';

/** A password that is being chosen: with its rule, and once more. */
export function NewPasswordFields<Values extends FieldValues>(props: {
  control: Control<Values>;
  name: FieldPath<Values>;
  againName: FieldPath<Values>;
  label: string;
  againLabel: string;
  hint: string;
  takesFocus?: boolean;
}) {
  const { control, name, againName, label, againLabel, hint, takesFocus = false } = props;
  const secret = { control, isSecret: true, isRequired: true, autoComplete: 'new-password' };
  return (
    <>
      <FormField {...secret} name={name} label={label} hint={hint} takesFocus={takesFocus} />
      <FormField {...secret} name={againName} label={againLabel} />
    </>
  );
}
