import { login, sendLoginCode } from '@pelita/contract';
import { send } from '../../../shared/calls/send.ts';
import { useHumanProof } from '../../../shared/calls/use-human-proof.ts';
import NumberFields from '../../../shared/code/number-fields.tsx';
import { FormProblem } from '@pelita/ui/form-problem';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useText } from '../../../shared/language/use-text.ts';
import { enter } from '../enter.ts';
import { loginSide } from './login-side.ts';
import type { AskSecondStep } from './second-step.ts';
import { usePhoneEntrance } from './use-phone-entrance.ts';

/** LOGIN-01, LOGIN-02: in by a mobile number and the code that was sent to it; no human check but the code's. */
export default function SmsLoginForm({ onSecondStep }: { onSecondStep: AskSecondStep }) {
  const text = useText('identity');
  const prove = useHumanProof();
  const form = usePhoneEntrance({
    empty: { username: '', password: '' },
    numberName: 'username',
    act: async (typed, whence) => {
      enter(await send(login, { body: { ...typed, ...whence, loginSide: loginSide(), type: 'sms' } }));
    },
    onSecondStep,
  });
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <NumberFields
        control={form.control}
        numberName="username"
        codeName="password"
        form={form.number}
        label={text('mobileNum')}
        takesFocus
        requestCode={async (number) => send(sendLoginCode, { body: { ...number, humanVerification: await prove() } })}
      />
      <FormProblem text={form.problem} />
      <SubmitButton label={text('loginSubmit')} runningLabel={text('loginRunning')} isRunning={form.isSubmitting} />
    </form>
  );
}
