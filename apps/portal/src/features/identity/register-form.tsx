import { register } from '@pelita/contract';
import { useState } from 'react';
import { Checkbox } from 'react-aria-components';
import { Controller, useForm } from 'react-hook-form';
import { send } from '../../shared/calls/send.ts';
import { formFailure } from '../../shared/form/form-failure.ts';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormProblem } from '../../shared/form/form-problem.tsx';
import { SubmitButton } from '../../shared/form/submit-button.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { loginDeviceId } from './device-id.ts';
import { enter } from './enter.ts';
import { proveHuman } from '../../shared/calls/human-check.ts';
import {
  hintOf,
  isSecret,
  type RegistrationField,
  registrationFields,
  registrationProblems,
  type RegistrationValues,
  shownFields,
} from './registration-fields.ts';
import type { RegistrationRules } from './registration-rules.ts';

const empty = Object.fromEntries(registrationFields.map((name) => [name, ''])) as Record<RegistrationField, string>;
const completion: Partial<Record<RegistrationField, string>> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  payeeName: 'name',
  email: 'email',
  mobileNum: 'tel-national',
};

/** The form that the server's rules draw: fields, hints and problems all come from them. */
export function RegisterForm({ rules }: { rules: RegistrationRules }) {
  const text = useText('identity');
  const texts = { field: useText('fieldErrors'), pattern: useText('patterns') };
  const { settings } = useStartup();
  const [problem, setProblem] = useState<string>();
  const { control, handleSubmit, setError, formState } = useForm<RegistrationValues>({
    // REG-07: the terms box starts checked.
    defaultValues: { ...empty, hasAcceptedTerms: true },
  });
  const { isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setProblem(undefined);
    const problems = Object.entries(registrationProblems(values, rules, texts));
    for (const [at, [name, message]] of problems.entries()) {
      setError(name as RegistrationField, { message }, { shouldFocus: at === 0 });
    }
    if (!values.hasAcceptedTerms) setError('hasAcceptedTerms', { message: texts.field('terms') });
    if (problems.length > 0 || !values.hasAcceptedTerms) return;
    try {
      enter(await send(register, { body: await requestOf(values, rules, text('humanCheckInsecure')) }));
    } catch (failure) {
      const onForm = shownFields(rules).map(({ name }) => name);
      const { message, fields } = formFailure(failure, onForm);
      setProblem(message);
      for (const [at, name] of onForm.filter((field) => fields[field] !== undefined).entries()) {
        setError(name, { message: fields[name] ?? '' }, { shouldFocus: at === 0 });
      }
    }
  });

  return (
    <form noValidate className="form" onSubmit={(event) => void submit(event)}>
      {shownFields(rules).map(({ name, rule }, at) => (
        <FormField
          key={name}
          control={control}
          name={name}
          label={rule.required ? text(name) : `${text(name)} (${text('optional')})`}
          hint={name === 'confirmPassword' ? undefined : hintOf(rule, texts)}
          type={rule.type}
          isSecret={isSecret(name)}
          isRequired={rule.required}
          autoComplete={completion[name] ?? 'off'}
          takesFocus={at === 0}
        />
      ))}
      <Controller
        control={control}
        name="hasAcceptedTerms"
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <div>
            <Checkbox
              inputRef={ref}
              className="checkbox"
              isSelected={value}
              onChange={onChange}
              isInvalid={error !== undefined}
            >
              <span className="checkbox-box" aria-hidden />
              {text('terms', { age: String(settings.consentAgeYears) })}
            </Checkbox>
            <p role="alert" className="field-problem">
              {error?.message}
            </p>
          </div>
        )}
      />
      <FormProblem text={problem} />
      <SubmitButton label={text('registerSubmit')} runningLabel={text('registerRunning')} isRunning={isSubmitting} />
    </form>
  );
}

/** REG-02: what was typed into the fields that show, with what the wire wants sent along. */
async function requestOf(values: RegistrationValues, rules: RegistrationRules, insecureText: string) {
  const filled = shownFields(rules)
    .map(({ name }) => [name, isSecret(name) ? values[name] : values[name].trim()] as const)
    .filter(([, value]) => value !== '');
  return {
    ...(Object.fromEntries(filled) as Record<'username' | 'password' | 'confirmPassword', string>),
    login: true,
    registerUrl: `${location.origin}${location.pathname}`,
    registerMethod: 'WEB',
    loginDeviceId: loginDeviceId(),
    humanVerification: await proveHuman(insecureText),
  };
}
