import { login } from '@pelita/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { send } from '../../shared/calls/send.ts';
import { formFailure } from '../../shared/form/form-failure.ts';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormProblem } from '../../shared/form/form-problem.tsx';
import { SubmitButton } from '../../shared/form/submit-button.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { loginDeviceId } from './device-id.ts';
import { enter } from './enter.ts';
import { proveHuman } from '../../shared/calls/human-check.ts';

type LoginValues = { username: string; password: string };
const names = ['username', 'password'] as const;

/** LOGIN-02, LOGIN-04: username and password, both required; the name is trimmed, the password goes as it was typed. */
export function LoginForm() {
  const text = useText('identity');
  const fieldText = useText('fieldErrors');
  const [problem, setProblem] = useState<string>();
  const { control, handleSubmit, setError, formState } = useForm<LoginValues>({
    defaultValues: { username: '', password: '' },
  });
  const { isSubmitting } = formState;

  const submit = handleSubmit(async (typed) => {
    setProblem(undefined);
    const values = { ...typed, username: typed.username.trim() };
    const missing = names.filter((name) => values[name] === '');
    for (const [at, name] of missing.entries()) {
      setError(name, { message: fieldText('required') }, { shouldFocus: at === 0 });
    }
    if (missing.length > 0) return;
    try {
      const humanVerification = await proveHuman(text('humanCheckInsecure'));
      const body = { ...values, type: 'username' as const, loginDeviceId: loginDeviceId(), humanVerification };
      enter(await send(login, { body }));
    } catch (failure) {
      const { message, fields } = formFailure(failure, names);
      setProblem(message);
      for (const name of names) if (fields[name] !== undefined) setError(name, { message: fields[name] });
    }
  });

  return (
    <form noValidate className="form" onSubmit={(event) => void submit(event)}>
      <FormField
        control={control}
        name="username"
        label={text('username')}
        autoComplete="username"
        isRequired
        takesFocus
      />
      <FormField
        control={control}
        name="password"
        label={text('password')}
        autoComplete="current-password"
        isRequired
        isSecret
      />
      <FormProblem text={problem} />
      <SubmitButton label={text('loginSubmit')} runningLabel={text('loginRunning')} isRunning={isSubmitting} />
    </form>
  );
}
