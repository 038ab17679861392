import { RESET_MAIL_WAIT_MINUTES, recoverByPhone, sendPasswordMail, sendRecoveryCode } from '@pelita/contract';
import { useState } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { useHumanProof } from '../../../shared/calls/use-human-proof.ts';
import { openAgainAfter, sentFor } from '../../../shared/code/code-wait.ts';
import NumberFields from '../../../shared/code/number-fields.tsx';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { KeptViews } from '@pelita/ui/kept-views';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useText } from '../../../shared/language/use-text.ts';
import { nowMs } from '@pelita/client/now';
import { isSwitchedOn } from '../../../shared/page/feature-switch.ts';
import { useStartup } from '../../../shared/page/page.ts';
import { useNewPassword } from '../../../shared/rules/use-new-password.ts';
import { ChooseWay } from '../choose-way.tsx';
import { enter } from '../enter.ts';
import { NewPasswordForm } from '../../../shared/rules/new-password-form.tsx';
import type { AskSecondStep } from '../login/second-step.ts';
import type { SentMail } from './sent-mail.ts';
import { usePhoneEntrance } from '../login/use-phone-entrance.ts';

/** PASS-01, PASS-02: back to an account whose password is forgotten, by mail or, where the brand has it so, by phone. */
export default function RecoverView(props: { onSecondStep: AskSecondStep; onMailSent: (mail: SentMail) => void }) {
  const { onSecondStep, onMailSent } = props;
  const text = useText('identity');
  const { whitelabel } = useStartup();
  const hasPhone = isSwitchedOn(whitelabel, 'CHNGPASSVERIF3');
  const [way, setWay] = useState<'mail' | 'phone'>('mail');
  return (
    <>
      {hasPhone && (
        <ChooseWay
          label={text('forgotTitle')}
          ways={['mail', 'phone']}
          chosen={way}
          nameOf={(one) => text(one === 'mail' ? 'way_mail' : 'way_sms')}
          onChoose={setWay}
        />
      )}
      <KeptViews
        shown={way}
        of={(one) => (one === 'mail' ? <ByMail onSent={onMailSent} /> : <ByPhone onSecondStep={onSecondStep} />)}
      />
    </>
  );
}

function ByMail({ onSent }: { onSent: (mail: SentMail) => void }) {
  const text = useText('identity');
  const form = useActForm({ username: '', email: '' }, async (body) => {
    await send(sendPasswordMail, { body });
    onSent({
      ...body,
      againAtMs: openAgainAfter(sentFor(RESET_MAIL_WAIT_MINUTES, '', nowMs()), 'expiredMinutes', nowMs()),
    });
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
  const prove = useHumanProof();
  const { judge } = useNewPassword('password');
  const form = usePhoneEntrance({
    empty: { mobileNum: '', verificationCode: '', newPassword: '', confirmNewPassword: '' },
    numberName: 'mobileNum',
    act: async ({ confirmNewPassword: _, ...typed }, whence) => {
      enter(await send(recoverByPhone, { body: { ...typed, ...whence } }), 'home');
    },
    judge,
    onSecondStep,
  });
  return (
    <NewPasswordForm form={form}>
      <NumberFields
        control={form.control}
        numberName="mobileNum"
        codeName="verificationCode"
        form={form.number}
        label={text('mobileNum')}
        takesFocus
        countBy="expirationTime"
        requestCode={async (number) =>
          send(sendRecoveryCode, { body: { ...number, humanVerification: await prove() } })
        }
      />
    </NewPasswordForm>
  );
}
