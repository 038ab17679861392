import { checkResetLink, RESET_LINK_MINUTES, resetPassword } from '@pelita/contract';
import { useEffect, useState } from 'react';
import { CallFailure } from '@pelita/client/failure';
import { send } from '../../../shared/calls/send.ts';
import { FormProblem } from '@pelita/ui/form-problem';
import { useText } from '../../../shared/language/use-text.ts';
import { notify } from '@pelita/ui/notice';
import { useNewPasswordForm } from '../../../shared/rules/use-new-password-form.ts';
import { FormPlace } from '../form-place.tsx';
import { NewPasswordForm } from '../../../shared/rules/new-password-form.tsx';

type Props = { resetToken: string; onDone: () => void; onAskAgain: () => void };

/** PASS-01: where the link of the mail leads: a new password, and then back to the login; a dead link says so at once. */
export default function ResetView({ resetToken, onDone, onAskAgain }: Props) {
  const text = useText('identity');
  const [isLookedAt, setIsLookedAt] = useState(false);
  const [dead, setDead] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    send(checkResetLink, { body: { resetToken } }, { signal: leaving.signal })
      .catch((failure: unknown) => {
        // Whatever else keeps the server from answering, the form's own call will tell.
        if (isDead(failure)) setDead(failure.message);
      })
      .finally(() => {
        if (!leaving.signal.aborted) setIsLookedAt(true);
      });
    return () => leaving.abort();
  }, [resetToken]);
  const form = useNewPasswordForm(async (typed) => {
    try {
      await send(resetPassword, { body: { resetToken, ...typed } });
    } catch (failure) {
      if (!isDead(failure)) throw failure;
      return setDead(failure.message);
    }
    notify({ tone: 'done', text: text('resetDone') });
    onDone();
  });
  if (dead !== undefined) return <DeadLink said={dead} onAskAgain={onAskAgain} />;
  return isLookedAt ? <NewPasswordForm form={form} takesFocus /> : <FormPlace />;
}

function DeadLink({ said, onAskAgain }: { said: string; onAskAgain: () => void }) {
  const text = useText('identity');
  return (
    <div className="form">
      <FormProblem text={said} />
      <p className="text-muted">{text('resetLinkNote', { minutes: String(RESET_LINK_MINUTES) })}</p>
      <button type="button" className="button button-action w-full" onClick={onAskAgain}>
        {text('askNewLink')}
      </button>
    </div>
  );
}

function isDead(failure: unknown): failure is CallFailure {
  return failure instanceof CallFailure && failure.code === 'reset_link_invalid';
}
