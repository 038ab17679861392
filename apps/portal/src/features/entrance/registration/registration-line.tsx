import type { FieldRule } from '@pelita/contract';
import type { Control } from 'react-hook-form';
import { FormField } from '@pelita/ui/form-field';
import { useText } from '../../../shared/language/use-text.ts';
import { UNKNOWN_PATTERN } from '../../../shared/rules/registration-rules.ts';
import { hintOf } from '../../../shared/rules/rule-hint.ts';
import { isSecret, type RegistrationField as FieldName, type RegistrationValues } from './registration-fields.ts';

const completion: Partial<Record<FieldName, string>> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  payeeName: 'name',
  email: 'email',
};

/** One line of the form, as its rule has it. */
export function RegistrationLine(props: {
  control: Control<RegistrationValues>;
  name: FieldName;
  rule: FieldRule;
  takesFocus: boolean;
}) {
  const { control, name, rule, takesFocus } = props;
  const text = useText('identity');
  const texts = { pattern: useText('patterns') };
  return (
    <FormField
      control={control}
      name={name}
      label={rule.required ? text(name) : `${text(name)} (${text('optional')})`}
      hint={name === 'confirmPassword' || rule.patternId === UNKNOWN_PATTERN ? undefined : hintOf(rule, texts)}
      type={rule.type}
      isSecret={isSecret(name)}
      isRequired={rule.required}
      autoComplete={completion[name] ?? 'off'}
      takesFocus={takesFocus}
    />
  );
}
