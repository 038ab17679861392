import { type FieldRule, register, sendRegistrationCode } from '@pelita/contract';
import { Fragment, useState } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { send } from '../../shared/calls/send.ts';
import { CodeControl } from '../../shared/code/code-control.tsx';
import { formFailure } from '../../shared/form/form-failure.ts';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormProblem } from '../../shared/form/form-problem.tsx';
import { SubmitButton } from '../../shared/form/submit-button.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { CaptchaField } from './captcha-field.tsx';
import { loginDeviceId } from './device-id.ts';
import { enter } from './enter.ts';
import { proveHuman } from '../../shared/calls/human-check.ts';
import type { RegistrationRules } from '../../shared/rules/registration-rules.ts';
import { hintOf } from '../../shared/rules/rule-hint.ts';
import {
  isSecret,
  type RegistrationField as FieldName,
  registrationFields,
  registrationProblems,
  type RegistrationValues,
  shownFields,
} from './registration-fields.ts';
import { TermsBox } from './terms-box.tsx';

const empty = Object.fromEntries(registrationFields.map((name) => [name, ''])) as Record<FieldName, string>;
const completion: Partial<Record<FieldName, string>> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  payeeName: 'name',
  email: 'email',
  mobileNum: 'tel-national',
  verificationCode: 'one-time-code',
};

/** The form that the server's rules draw: fields, hints and problems all come from them. */
export function RegisterForm({ rules, socialToken }: { rules: RegistrationRules; socialToken?: string }) {
  const text = useText('identity');
  const texts = { field: useText('fieldErrors'), pattern: useText('patterns') };
  const [problem, setProblem] = useState<string>();
  /** Each refused try has used its picture up. */
  const [captchaTurn, setCaptchaTurn] = useState(0);
  const { control, handleSubmit, setError, setValue, getValues, formState } = useForm<RegistrationValues>({
    // REG-07: the terms box starts checked.
    defaultValues: { ...empty, hasAcceptedTerms: true },
  });
  const { isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setProblem(undefined);
    const problems = Object.entries(registrationProblems(values, rules, texts));
    for (const [at, [name, message]] of problems.entries()) {
      setError(name as FieldName, { message }, { shouldFocus: at === 0 });
    }
    if (!values.hasAcceptedTerms) setError('hasAcceptedTerms', { message: texts.field('terms') });
    if (problems.length > 0 || !values.hasAcceptedTerms) return;
    try {
      const body = await requestOf(values, rules, text('humanCheckInsecure'));
      enter(await send(register, { body: { ...body, ...(socialToken === undefined ? {} : { socialToken }) } }));
    } catch (failure) {
      const onForm = shownFields(rules).map(({ name }) => name);
      const { message, fields } = formFailure(failure, onForm);
      setProblem(message);
      setValue('captcha', '');
      setCaptchaTurn((before) => before + 1);
      for (const [at, name] of onForm.filter((field) => fields[field] !== undefined).entries()) {
        setError(name, { message: fields[name] ?? '' }, { shouldFocus: at === 0 });
      }
    }
  });

  const askCode = async () => {
    const mobileNo = getValues('mobileNum').trim();
    if (mobileNo === '') {
      setError('mobileNum', { message: texts.field('required') }, { shouldFocus: true });
      return null;
    }
    const humanVerification = await proveHuman(text('humanCheckInsecure'));
    return send(sendRegistrationCode, { body: { mobileNo, humanVerification } });
  };
  const refuseCode = (failure: unknown): void => {
    const { message, fields } = formFailure(failure, ['mobileNo']);
    setProblem(message);
    if (fields['mobileNo'] !== undefined) setError('mobileNum', { message: fields['mobileNo'] });
  };

  return (
    <form noValidate className="form" onSubmit={(event) => void submit(event)}>
      {shownFields(rules).map(({ name, rule }, at) => (
        <Fragment key={name}>
          {name === 'verificationCode' && <CodeControl ask={askCode} onRefused={refuseCode} />}
          {name === 'captcha' ? (
            <CaptchaField control={control} name={name} turn={captchaTurn} />
          ) : (
            <RegistrationField control={control} name={name} rule={rule} takesFocus={at === 0} />
          )}
        </Fragment>
      ))}
      <TermsBox control={control} name="hasAcceptedTerms" />
      <FormProblem text={problem} />
      <SubmitButton label={text('registerSubmit')} runningLabel={text('registerRunning')} isRunning={isSubmitting} />
    </form>
  );
}

/** One line of the form, as its rule has it. */
function RegistrationField({
  control,
  name,
  rule,
  takesFocus,
}: {
  control: Control<RegistrationValues>;
  name: FieldName;
  rule: FieldRule;
  takesFocus: boolean;
}) {
  const text = useText('identity');
  const texts = { pattern: useText('patterns') };
  return (
    <FormField
      control={control}
      name={name}
      label={rule.required ? text(name) : `${text(name)} (${text('optional')})`}
      hint={name === 'confirmPassword' ? undefined : hintOf(rule, texts)}
      type={rule.type}
      isSecret={isSecret(name)}
      isRequired={rule.required}
      autoComplete={completion[name] ?? 'off'}
      takesFocus={takesFocus}
    />
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
