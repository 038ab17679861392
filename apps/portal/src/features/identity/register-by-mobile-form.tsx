import { registerByMobile, sendRegistrationCode } from '@pelita/contract';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { send } from '../../shared/calls/send.ts';
import { useHumanProof } from '../../shared/calls/use-human-proof.ts';
import NumberFields from '../../shared/code/number-fields.tsx';
import { formFailure } from '../../shared/form/form-failure.ts';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormProblem } from '../../shared/form/form-problem.tsx';
import { SubmitButton } from '../../shared/form/submit-button.tsx';
import { useText } from '../../shared/language/use-text.ts';
import type { RegistrationRules } from '../../shared/rules/registration-rules.ts';
import { hintOf } from '../../shared/rules/rule-hint.ts';
import { loginDeviceId } from './device-id.ts';
import { enter } from './enter.ts';
import { mobileProblems, type MobileNeeds, type MobileValues, emptyMobileValues } from './mobile-registration.ts';
import { TermsBox } from './terms-box.tsx';
import { useSwitches } from './use-switches.ts';

const names = ['mobileNum', 'verificationCode', 'password', 'confirmPassword', 'hasAcceptedTerms'] as const;

/** REG-01, REG-06: a number, the code that proves it, and a password where the brand wants one. */
export default function RegisterByMobileForm(props: { rules: RegistrationRules; socialToken?: string }) {
  const { rules, socialToken } = props;
  const text = useText('identity');
  const texts = { field: useText('fieldErrors'), pattern: useText('patterns') };
  const switches = useSwitches();
  const prove = useHumanProof();
  const hasPassword = switches.passwordAtMobileRegistration;
  // Where nothing else opens the account, the code always does.
  const needs: MobileNeeds = { code: switches.codeAtRegistration || !hasPassword, password: hasPassword };
  const [problem, setProblem] = useState<string>();
  const { control, handleSubmit, getValues, setValue, setError, clearErrors, formState } = useForm<MobileValues>({
    defaultValues: emptyMobileValues,
  });
  const numberForm = useMemo(
    () => ({
      readNumber: () => getValues('mobileNum'),
      setDialingCode: (dialingCode: string) => setValue('countryDialingCode', dialingCode),
      sayOfNumber: (message: string | null) =>
        message === null ? clearErrors('mobileNum') : setError('mobileNum', { message }, { shouldFocus: true }),
      refuse: (failure: unknown) => setProblem(formFailure(failure, []).message),
    }),
    [getValues, setValue, clearErrors, setError],
  );
  const say = (problems: Partial<Record<string, string>>): boolean => {
    const wrong = names.filter((name) => problems[name] !== undefined);
    for (const [at, name] of wrong.entries())
      setError(name, { message: problems[name] ?? '' }, { shouldFocus: at === 0 });
    return wrong.length > 0;
  };
  const submit = handleSubmit(async (typed) => {
    setProblem(undefined);
    if (say(mobileProblems(typed, { rules, needs, texts }))) return;
    try {
      const of = socialToken === undefined ? {} : { socialToken };
      const body = { ...requestOf(typed, needs), ...of, humanVerification: await prove() };
      enter(await send(registerByMobile, { body }));
    } catch (failure) {
      const { message, fields } = formFailure(failure, names);
      setProblem(message);
      say(fields);
    }
  });
  const secret = { control, isSecret: true, isRequired: true, autoComplete: 'new-password' };
  const { password: passwordRule } = rules;
  return (
    <form noValidate className="form" onSubmit={(event) => void submit(event)}>
      <NumberFields
        control={control}
        numberName="mobileNum"
        codeName="verificationCode"
        form={numberForm}
        label={text('mobileNum')}
        hasCode={needs.code}
        requestCode={async ({ mobileNum: mobileNo, countryDialingCode }) =>
          send(sendRegistrationCode, { body: { mobileNo, countryDialingCode, humanVerification: await prove() } })
        }
      />
      {needs.password && (
        <>
          <FormField
            {...secret}
            name="password"
            label={text('password')}
            hint={passwordRule && hintOf(passwordRule, texts)}
          />
          <FormField {...secret} name="confirmPassword" label={text('confirmPassword')} />
        </>
      )}
      <TermsBox control={control} name="hasAcceptedTerms" />
      <FormProblem text={problem} />
      <SubmitButton
        label={text('registerSubmit')}
        runningLabel={text('registerRunning')}
        isRunning={formState.isSubmitting}
      />
    </form>
  );
}

function requestOf(typed: MobileValues, needs: MobileNeeds) {
  const { password, confirmPassword } = typed;
  return {
    mobileNum: typed.mobileNum.trim(),
    countryDialingCode: typed.countryDialingCode,
    ...(needs.code ? { verificationCode: typed.verificationCode.trim(), firebaseChannel: 'sms' } : {}),
    ...(needs.password ? { password, confirmPassword } : {}),
    login: true,
    registerUrl: `${location.origin}${location.pathname}`,
    registerMethod: 'WEB',
    loginDeviceId: loginDeviceId(),
  };
}
