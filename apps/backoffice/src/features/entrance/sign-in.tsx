import { CallFailure } from '@pelita/client/failure';
import { operatorLogin } from '@pelita/contract/office';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { send } from '../../shared/calls/send.ts';
import { openSession } from '../../shared/session/session.ts';
import { CodeField } from './code-field.tsx';
import { EntranceFrame } from './entrance-frame.tsx';

type Known = { username: string; password: string };

/** Name and password, then a code of the authenticator or one of the recovery codes. */
export function SignIn({ hasEnded }: { hasEnded: boolean }) {
  const text = useText('officeEntrance');
  const [known, setKnown] = useState<Known | null>(null);
  return (
    <EntranceFrame title={text('signIn')} note={hasEnded ? text('sessionEnded') : undefined}>
      {known ? (
        <CodeForm known={known} onBack={() => setKnown(null)} />
      ) : (
        <PasswordForm onCodeWanted={(typed) => setKnown(typed)} />
      )}
    </EntranceFrame>
  );
}

function PasswordForm({ onCodeWanted }: { onCodeWanted: (typed: Known) => void }) {
  const text = useText('officeEntrance');
  const { control, submit, problem, isSubmitting } = useActForm({ username: '', password: '' }, async (typed) => {
    try {
      openSession(await send(operatorLogin, { body: typed }));
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.code !== 'authenticator_code_required') throw failure;
      onCodeWanted(typed);
    }
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <FormField control={control} name="username" label={text('username')} autoComplete="username" takesFocus />
      <FormField control={control} name="password" label={text('password')} isSecret autoComplete="current-password" />
      <FormProblem text={problem} />
      <SubmitButton label={text('next')} runningLabel={text('signingIn')} isRunning={isSubmitting} />
    </form>
  );
}

function CodeForm({ known, onBack }: { known: Known; onBack: () => void }) {
  const text = useText('officeEntrance');
  const { control, submit, problem, isSubmitting } = useActForm({ code: '' }, async ({ code }) =>
    openSession(await send(operatorLogin, { body: { ...known, code: code.trim() } })),
  );
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <CodeField control={control} />
      <FormProblem text={problem} />
      <SubmitButton label={text('signIn')} runningLabel={text('signingIn')} isRunning={isSubmitting} />
      <button type="button" className="button button-quiet" onClick={onBack}>
        {text('otherAccount')}
      </button>
    </form>
  );
}
