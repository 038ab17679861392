import { beginAuthenticator, bindAuthenticator, removeAuthenticator, type CallValue } from '@pelita/contract';
import { useState } from 'react';
import { failureText } from '../../../shared/calls/failure-text.ts';
import { send } from '../../../shared/calls/send.ts';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useText } from '../../../shared/language/use-text.ts';
import { useInnerView } from '@pelita/ui/inner-view';
import { notify } from '@pelita/ui/notice';
import type { RoomProps } from '../../../shared/rooms/room.ts';
import { AuthenticatorSecret } from './authenticator-secret.tsx';
import { NeedsLoginPassword } from '../../../shared/security/needs-login-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Step } from '../../../shared/security/step.tsx';
import { useConfirmation } from '../../../shared/security/use-confirmation.tsx';
import { WithSecurity } from '../../../shared/security/with-security.tsx';

/** MC-03: the secret by the login password, bound by its first code; then the recovery codes, this once. */
export default function AuthenticatorRoom(props: RoomProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes)
    return (
      <Step>
        <RecoveryCodes codes={codes} onKept={props.leaveRoom} />
      </Step>
    );
  return (
    <WithSecurity>
      {({ hasAuthenticator, hasLoginPassword, recoveryCodesLeft }) => {
        if (!hasLoginPassword) return <NeedsLoginPassword />;
        if (hasAuthenticator) return <Remove codesLeft={recoveryCodesLeft} onRemoved={props.leaveRoom} />;
        return <SetUp onBound={setCodes} />;
      }}
    </WithSecurity>
  );
}

function SetUp({ onBound }: { onBound: (recoveryCodes: readonly string[]) => void }) {
  const text = useText('security');
  const [drawn, setDrawn] = useState<CallValue<typeof beginAuthenticator> | null>(null);
  const [problem, setProblem] = useState<string>();
  const { confirmed, step } = useConfirmation();
  const binding = useInnerView(['bindAuthenticator']);
  const bound = (recoveryCodes: readonly string[]): void => {
    onBound(recoveryCodes);
    binding.leave();
  };
  // The secret lies in no history: after a reload there is none, and another one is drawn.
  if (drawn && binding.view)
    return (
      <Step>
        <Bind drawn={drawn} onBound={bound} />
      </Step>
    );
  const begin = async (): Promise<void> => {
    setProblem(undefined);
    await confirmed(async (password) => {
      setDrawn(await send(beginAuthenticator, { body: { password } }));
      binding.open({ name: 'bindAuthenticator' });
    });
  };
  return (
    <>
      <p>{text('authenticatorIntro')}</p>
      <p className="text-muted mt-2">{text('authenticatorApps')}</p>
      <button
        type="button"
        className="button button-action mt-5"
        onClick={() => void begin().catch((failure: unknown) => setProblem(failureText(failure)))}
      >
        {text('authenticatorBegin')}
      </button>
      <div className="mt-4">
        <FormProblem text={problem} />
      </div>
      {step}
    </>
  );
}

function Bind(props: {
  drawn: CallValue<typeof beginAuthenticator>;
  onBound: (recoveryCodes: readonly string[]) => void;
}) {
  const { drawn, onBound } = props;
  const text = useText('security');
  const form = useActForm({ code: '' }, async (body) => {
    const { recoveryCodes } = await send(bindAuthenticator, { body });
    notify({ tone: 'done', text: text('authenticatorBound') });
    onBound(recoveryCodes);
  });
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <AuthenticatorSecret {...drawn} />
      <FormField
        control={form.control}
        name="code"
        label={text('authenticatorCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
      />
      <FormProblem text={form.problem} />
      <SubmitButton label={text('bind')} runningLabel={text('bindRunning')} isRunning={form.isSubmitting} />
    </form>
  );
}

function Remove({ codesLeft, onRemoved }: { codesLeft: number; onRemoved: () => void }) {
  const text = useText('security');
  const { confirmed, step } = useConfirmation();
  const form = useActForm({ code: '' }, async (typed) => {
    if (!(await confirmed((password) => send(removeAuthenticator, { body: { ...typed, password } })))) return;
    notify({ tone: 'done', text: text('authenticatorRemoved') });
    onRemoved();
  });
  return (
    <>
      <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
        <p>{text('authenticatorIsOn', { count: codesLeft })}</p>
        <p className="text-muted">{text('removeNote')}</p>
        <FormField
          control={form.control}
          name="code"
          label={text('codeOrRecoveryCode')}
          autoComplete="one-time-code"
          isRequired
        />
        <FormProblem text={form.problem} />
        <SubmitButton label={text('remove')} runningLabel={text('removeRunning')} isRunning={form.isSubmitting} />
      </form>
      {step}
    </>
  );
}
