import { login, sendLoginCode } from '@pelita/contract';
import { proveHuman } from '../../shared/calls/human-check.ts';
import { send } from '../../shared/calls/send.ts';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormProblem } from '../../shared/form/form-problem.tsx';
import { SubmitButton } from '../../shared/form/submit-button.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { PhoneField } from '../../shared/phone/phone-field.tsx';
import { useCountry } from '../../shared/phone/use-country.ts';
import { CodeControl } from './code-control.tsx';
import { loginDeviceId } from './device-id.ts';
import { enter } from './enter.ts';
import { type AskSecondStep, secondStepOf } from './second-step.ts';
import { useActForm } from './use-act-form.ts';
import { useNumberProblem } from './use-number-problem.ts';

/** LOGIN-01, LOGIN-02: in by a mobile number and the code that was sent to it; no human check but the code's. */
export default function SmsLoginForm({ onSecondStep }: { onSecondStep: AskSecondStep }) {
  const text = useText('identity');
  const numberProblem = useNumberProblem();
  const { country, countries, onCountry } = useCountry();
  const { dialingCode: countryDialingCode } = country;
  const form = useActForm({ username: '', password: '' }, async ({ username, password }) => {
    try {
      enter(
        await send(login, {
          body: { username, password, type: 'sms' as const, countryDialingCode, loginDeviceId: loginDeviceId() },
        }),
      );
    } catch (failure) {
      const step = secondStepOf(failure);
      if (!step) throw failure;
      onSecondStep(step);
    }
  });
  const ask = async () => {
    const mobileNum = form.getValues('username').trim();
    const problem = numberProblem(mobileNum, country);
    if (problem !== null) {
      form.setError('username', { message: problem }, { shouldFocus: true });
      return null;
    }
    const humanVerification = await proveHuman(text('humanCheckInsecure'));
    return send(sendLoginCode, { body: { mobileNum, countryDialingCode, humanVerification } });
  };
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <PhoneField
        control={form.control}
        name="username"
        label={text('mobileNum')}
        country={country}
        countries={countries}
        onCountry={onCountry}
        takesFocus
      />
      <CodeControl ask={ask} onRefused={form.refuse} />
      <FormField
        control={form.control}
        name="password"
        label={text('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
      />
      <FormProblem text={form.problem} />
      <SubmitButton label={text('loginSubmit')} runningLabel={text('loginRunning')} isRunning={form.isSubmitting} />
    </form>
  );
}
