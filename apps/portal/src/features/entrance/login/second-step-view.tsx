import { sendLoginVerificationCode, type SessionValue, verifyLogin } from '@pelita/contract';
import { useState } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { CodeControl } from '../../../shared/code/code-control.tsx';
import { CheckBox } from '@pelita/ui/check-box';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { KeptViews } from '@pelita/ui/kept-views';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useText } from '../../../shared/language/use-text.ts';
import { ChooseWay } from '../choose-way.tsx';
import { loginDeviceId } from '../device-id.ts';
import type { SecondStep } from './second-step.ts';

/** LOGIN-12: one of the ways that the member has, and the proof for it. */
export default function SecondStepView(props: { step: SecondStep; onEntered: (value: SessionValue) => void }) {
  const { step, onEntered } = props;
  const { verificationToken, methods, trustDays } = step;
  const text = useText('identity');
  const [chosen, setChosen] = useState(methods[0]);
  const [isTrusted, setIsTrusted] = useState(false);
  const form = useActForm({ code: '' }, async ({ code }) => {
    if (!chosen) return;
    const proof = { verificationToken, method: chosen.method, code };
    const body = { ...proof, loginDeviceId: loginDeviceId(), trustDevice: isTrusted };
    onEntered(await send(verifyLogin, { body }));
  });
  const { method = 'mail', hint = '' } = chosen ?? {};
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <p className="text-muted">{text('secondStepIntro')}</p>
      {methods.length > 1 && (
        <ChooseWay
          label={text('secondStepWays')}
          ways={methods.map((way) => way.method)}
          chosen={chosen?.method}
          nameOf={(name) => text(`way_${name}`)}
          onChoose={(name) => setChosen(methods.find((way) => way.method === name))}
        />
      )}
      <p>{text(`wayNote_${method}`, { hint })}</p>
      <KeptViews
        shown={method === 'sms' || method === 'mail' ? method : undefined}
        of={(way) => (
          <CodeControl
            ask={() => send(sendLoginVerificationCode, { body: { verificationToken, method: way } })}
            onRefused={form.refuse}
          />
        )}
      />
      <FormField
        control={form.control}
        name="code"
        label={method === 'bankName' ? text('payeeName') : text('code')}
        autoComplete={method === 'bankName' ? 'name' : 'one-time-code'}
        isRequired
        takesFocus
      />
      {trustDays > 0 && (
        <CheckBox label={text('trustDevice', { count: trustDays })} isChecked={isTrusted} onChange={setIsTrusted} />
      )}
      <FormProblem text={form.problem} />
      <SubmitButton label={text('loginSubmit')} runningLabel={text('loginRunning')} isRunning={form.isSubmitting} />
    </form>
  );
}
