import { linkSocialAccount, login, type SessionValue } from '@pelita/contract';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallFailure } from '@pelita/client/failure';
import { send } from '../../../shared/calls/send.ts';
import { useFormFailure } from '@pelita/ui/form-failure';
import { CheckBox } from '@pelita/ui/check-box';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useText } from '../../../shared/language/use-text.ts';
import { CaptchaField } from '../captcha-field.tsx';
import { loginDeviceId } from '../device-id.ts';
import { loginSide } from './login-side.ts';
import { mustChangePassword } from './must-change-password.ts';
import type { Remembered } from '../remember-me/remember-me.ts';
import { type AskSecondStep, secondStepOf } from './second-step.ts';
import { useRemembered } from '../remember-me/use-remembered.ts';
import { proveHuman } from '@pelita/client/human-check';

type LoginValues = { username: string; password: string; captcha: string };
const names = ['username', 'password'] as const;

type Props = {
  onSecondStep: AskSecondStep;
  onEntered: (value: SessionValue) => void;
  /** LOGIN-11: of an identity provider's account that this login links to the member. */
  socialToken?: string;
};

/** LOGIN-02, LOGIN-04: username and password, both required; the name is trimmed, the password goes as it was typed. */
export function LoginForm(props: Props) {
  const { onSecondStep, onEntered, socialToken } = props;
  const social = useText('social');
  const text = useText('identity');
  const fieldText = useText('fieldErrors');
  const formFailure = useFormFailure();
  const [problem, setProblem] = useState<string>();
  /** Counts the pictures; none is asked for until a failure says so. */
  const [captchaTurn, setCaptchaTurn] = useState(0);
  const { control, handleSubmit, setError, setFocus, setValue, getValues, formState } = useForm<LoginValues>({
    defaultValues: { username: '', password: '', captcha: '' },
  });
  const { isSubmitting, errors } = formState;
  // The refusal may be what brings the field.
  const focusRefusedPicture = useEffectEvent(() => {
    if (errors.captcha) setFocus('captcha');
  });
  useEffect(() => focusRefusedPicture(), [captchaTurn]);
  const prefill = useCallback(
    (who: Remembered) => {
      // Whoever has begun to type is somebody by themselves.
      if (names.some((name) => getValues(name) !== '')) return;
      for (const name of names) setValue(name, who[name]);
    },
    [getValues, setValue],
  );
  const remembered = useRemembered(prefill);

  const submit = handleSubmit(async (typed) => {
    setProblem(undefined);
    const { captcha, ...values } = { ...typed, username: typed.username.trim() };
    const missing = names.filter((name) => values[name] === '');
    for (const [at, name] of missing.entries()) {
      setError(name, { message: fieldText('required') }, { shouldFocus: at === 0 });
    }
    const isPictureUnread = captchaTurn > 0 && captcha.trim() === '';
    if (isPictureUnread) setError('captcha', { message: fieldText('required') }, { shouldFocus: missing.length === 0 });
    if (missing.length > 0 || isPictureUnread) return;
    try {
      const humanVerification = await proveHuman(send, text('humanCheckInsecure'));
      const answer = captchaTurn > 0 ? { captcha } : {};
      const body = {
        ...values,
        ...answer,
        loginSide: loginSide(),
        loginDeviceId: loginDeviceId(),
        humanVerification,
      };
      const value =
        socialToken === undefined
          ? await send(login, { body: { ...body, type: 'username' } })
          : await send(linkSocialAccount, { body: { ...body, socialToken } });
      await (mustChangePassword(value) ? remembered.drop() : remembered.keep(values));
      onEntered(value);
    } catch (failure) {
      const step = secondStepOf(failure);
      if (step) {
        await remembered.keep(values);
        return onSecondStep(step);
      }
      if (failure instanceof CallFailure && failure.code === 'wrong_credentials') await remembered.drop();
      if (failure instanceof CallFailure && (failure.extra['captcha'] === true || captchaTurn > 0)) {
        setCaptchaTurn((before) => before + 1);
        setValue('captcha', '');
      }
      const { message, fields } = formFailure(failure, [...names, 'captcha']);
      setProblem(message);
      for (const name of [...names, 'captcha'] as const)
        if (fields[name] !== undefined) setError(name, { message: fields[name] });
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
      {captchaTurn > 0 && (
        <CaptchaField
          control={control}
          name="captcha"
          turn={captchaTurn}
          onNewPicture={() => setValue('captcha', '')}
        />
      )}
      {remembered.isPossible && (
        <CheckBox label={text('rememberMe')} isChecked={remembered.isWanted} onChange={remembered.want} />
      )}
      <FormProblem text={problem} />
      <SubmitButton
        label={socialToken === undefined ? text('loginSubmit') : social('linkSubmit')}
        runningLabel={socialToken === undefined ? text('loginRunning') : social('linkRunning')}
        isRunning={isSubmitting}
      />
    </form>
  );
}
