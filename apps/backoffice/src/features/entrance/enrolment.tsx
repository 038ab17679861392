import type { CallValue } from '@pelita/contract';
import { beginEnrolment, finishEnrolment } from '@pelita/contract/office';
import { CopyButton } from '@pelita/ui/copy-button';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { NewPasswordFields } from '@pelita/ui/new-password-fields';
import { QrCode } from '@pelita/ui/qr-code';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { send } from '../../shared/calls/send.ts';
import { EntranceFrame } from './entrance-frame.tsx';

type Begun = CallValue<typeof beginEnrolment>;

/** By a link that is good once: an own password, the authenticator, and the recovery codes, which are shown this once. */
export function Enrolment({ token }: { token: string }) {
  const text = useText('officeEntrance');
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) {
    return (
      <EntranceFrame title={text('recoveryCodes')} note={text('recoveryCodesNote')}>
        <RecoveryCodes codes={codes} />
      </EntranceFrame>
    );
  }
  if (begun) {
    return (
      <EntranceFrame title={text('bindAuthenticator')} note={text('bindAuthenticatorNote')}>
        <AuthenticatorForm token={token} begun={begun} onDone={setCodes} />
      </EntranceFrame>
    );
  }
  return (
    <EntranceFrame title={text('enrol')} note={text('enrolNote')}>
      <PasswordForm token={token} onDone={setBegun} />
    </EntranceFrame>
  );
}

function PasswordForm({ token, onDone }: { token: string; onDone: (begun: Begun) => void }) {
  const text = useText('officeEntrance');
  const { control, submit, problem, isSubmitting } = useActForm(
    { password: '', again: '' },
    async ({ password }) => onDone(await send(beginEnrolment, { body: { token, password } })),
    ({ password, again }) => (password === again ? {} : { again: text('notTheSame') }),
  );
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <NewPasswordFields
        control={control}
        name="password"
        againName="again"
        label={text('newPassword')}
        againLabel={text('newPasswordAgain')}
        hint={text('newPasswordHint')}
        takesFocus
      />
      <FormProblem text={problem} />
      <SubmitButton label={text('next')} runningLabel={text('signingIn')} isRunning={isSubmitting} />
    </form>
  );
}

function AuthenticatorForm(props: { token: string; begun: Begun; onDone: (codes: string[]) => void }) {
  const { token, begun, onDone } = props;
  const text = useText('officeEntrance');
  const { control, submit, problem, isSubmitting } = useActForm({ code: '' }, async ({ code }) =>
    onDone((await send(finishEnrolment, { body: { token, code: code.trim() } })).recoveryCodes),
  );
  const inFours = begun.secret.match(/.{1,4}/g)?.join(' ') ?? begun.secret;
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <QrCode address={begun.otpauthUrl} label={text('qrCode')} />
      <p className="entrance-secret">
        <code>{inFours}</code>
        <CopyButton copied={begun.secret} label={text('copySecret')} />
      </p>
      <FormField control={control} name="code" label={text('code')} autoComplete="one-time-code" takesFocus />
      <FormProblem text={problem} />
      <SubmitButton label={text('finish')} runningLabel={text('signingIn')} isRunning={isSubmitting} />
    </form>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = useText('officeEntrance');
  return (
    <>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="entrance-acts">
        <CopyButton copied={codes.join('\n')} label={text('copyCodes')} />
        <a className="button button-action" href="/">
          {text('codesAreKept')}
        </a>
      </div>
    </>
  );
}
