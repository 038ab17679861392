import { recoverByPhone, sendPasswordMail, sendRecoveryCode } from '@pelita/contract';
import { useState } from 'react';
import { proveHuman } from '../../shared/calls/human-check.ts';
import { send } from '../../shared/calls/send.ts';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormProblem } from '../../shared/form/form-problem.tsx';
import { SubmitButton } from '../../shared/form/submit-button.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { notify } from '../../shared/notice/notice.ts';
import { isSwitchedOn } from '../../shared/page/feature-switch.ts';
import { useStartup } from '../../shared/page/page.ts';
import { PhoneField } from '../../shared/phone/phone-field.tsx';
import { useCountry } from '../../shared/phone/use-country.ts';
import { CodeControl } from './code-control.tsx';
import { loginDeviceId } from './device-id.ts';
import { enter } from './enter.ts';
import { type AskSecondStep, secondStepOf } from './second-step.ts';
import { useActForm } from './use-act-form.ts';
import { useNumberProblem } from './use-number-problem.ts';

/** PASS-01, PASS-02: back to an account whose password is forgotten, by mail or, where the brand has it so, by phone. */
export default function RecoverView({ onSecondStep }: { onSecondStep: AskSecondStep }) {
  const text = useText('identity');
  const { whitelabel } = useStartup();
  const hasPhone = isSwitchedOn(whitelabel, 'CHNGPASSVERIF3');
  const [way, setWay] = useState<'mail' | 'phone'>('mail');
  return (
    <>
      {hasPhone && (
        <div className="form-ways" role="group" aria-label={text('forgotTitle')}>
          {(['mail', 'phone'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="button button-small button-quiet"
              aria-pressed={one === way}
              onClick={() => setWay(one)}
            >
              {text(one === 'mail' ? 'way_mail' : 'way_sms')}
            </button>
          ))}
        </div>
      )}
      {way === 'mail' ? <ByMail /> : <ByPhone onSecondStep={onSecondStep} />}
    </>
  );
}

function ByMail() {
  const text = useText('identity');
  const form = useActForm({ username: '', email: '' }, async (body) => {
    const { message } = await send(sendPasswordMail, { body });
    notify({ tone: 'done', text: message });
    navigate().closeModal();
  });
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <p className="text-muted">{text('forgotIntro')}</p>
      <FormField
        control={form.control}
        name="username"
        label={text('username')}
        autoComplete="username"
        isRequired
        takesFocus
      />
      <FormField
        control={form.control}
        name="email"
        label={text('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
      />
      <FormProblem text={form.problem} />
      <SubmitButton label={text('sendLink')} runningLabel={text('sendLinkRunning')} isRunning={form.isSubmitting} />
    </form>
  );
}

function ByPhone({ onSecondStep }: { onSecondStep: AskSecondStep }) {
  const text = useText('identity');
  const numberProblem = useNumberProblem();
  const { country, countries, onCountry } = useCountry();
  const { dialingCode: countryDialingCode } = country;
  const form = useActForm({ mobileNum: '', verificationCode: '', newPassword: '' }, async (typed) => {
    try {
      const hadSomethingPending = enter(
        await send(recoverByPhone, { body: { ...typed, countryDialingCode, loginDeviceId: loginDeviceId() } }),
      );
      if (!hadSomethingPending) navigate().go('/');
    } catch (failure) {
      const step = secondStepOf(failure);
      if (!step) throw failure;
      onSecondStep(step);
    }
  });
  const ask = async () => {
    const mobileNum = form.getValues('mobileNum').trim();
    const problem = numberProblem(mobileNum, country);
    if (problem !== null) {
      form.setError('mobileNum', { message: problem }, { shouldFocus: true });
      return null;
    }
    const humanVerification = await proveHuman(text('humanCheckInsecure'));
    return send(sendRecoveryCode, { body: { mobileNum, countryDialingCode, humanVerification } });
  };
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <PhoneField
        control={form.control}
        name="mobileNum"
        label={text('mobileNum')}
        country={country}
        countries={countries}
        onCountry={onCountry}
        takesFocus
      />
      <CodeControl ask={ask} onRefused={form.refuse} />
      <FormField
        control={form.control}
        name="verificationCode"
        label={text('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
      />
      <FormField
        control={form.control}
        name="newPassword"
        label={text('newPassword')}
        autoComplete="new-password"
        isRequired
        isSecret
      />
      <FormProblem text={form.problem} />
      <SubmitButton label={text('resetSubmit')} runningLabel={text('resetRunning')} isRunning={form.isSubmitting} />
    </form>
  );
}
