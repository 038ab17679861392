import { operatorLogout, unlockOperatorSession } from '@pelita/contract/office';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useText } from '../../shared/language/use-text.ts';
import { send } from '../../shared/calls/send.ts';
import { closeSession, openSession } from '../../shared/session/session.ts';
import { EntranceFrame } from './entrance-frame.tsx';

/** In the place of everything that was seen, until the password is typed again; the page is then where it was. */
export function LockScreen({ username }: { username: string }) {
  const text = useText('officeEntrance');
  const { control, submit, problem, isSubmitting } = useActForm({ password: '' }, async (body) =>
    openSession(await send(unlockOperatorSession, { body })),
  );
  const leave = async (): Promise<void> => {
    await send(operatorLogout, { body: {} }).catch(() => undefined);
    closeSession(false);
  };
  return (
    <EntranceFrame title={text('locked')} note={text('lockedNote', { username })}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <FormField
          control={control}
          name="password"
          label={text('password')}
          isSecret
          autoComplete="current-password"
          takesFocus
        />
        <FormProblem text={problem} />
        <SubmitButton label={text('unlock')} runningLabel={text('signingIn')} isRunning={isSubmitting} />
        <button type="button" className="button button-quiet" onClick={() => void leave()}>
          {text('logOut')}
        </button>
      </form>
    </EntranceFrame>
  );
}
