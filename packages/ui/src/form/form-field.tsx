import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { PasswordField } from './password-field.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type Props<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  isSecret?: boolean;
} & Pick<
  TextFieldProps,
  'label' | 'hint' | 'type' | 'inputMode' | 'autoComplete' | 'isRequired' | 'takesFocus' | 'start'
>;

/** A field of a form: what is typed, and what is wrong with it, live in the form's own state. */
export function FormField<Values extends FieldValues>({ control, name, isSecret = false, ...shown }: Props<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => {
        const common = { ...shown, name, ref, value, onChange, onBlur, problem: error?.message };
        return isSecret ? <PasswordField {...common} /> : <TextField {...common} />;
      }}
    />
  );
}
