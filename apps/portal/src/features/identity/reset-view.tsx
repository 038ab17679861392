import { resetPassword } from '@pelita/contract';
import { send } from '../../shared/calls/send.ts';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormProblem } from '../../shared/form/form-problem.tsx';
import { SubmitButton } from '../../shared/form/submit-button.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { notify } from '../../shared/notice/notice.ts';
import { useActForm } from './use-act-form.ts';

/** PASS-01: where the link of the mail leads: a new password, and then back to the login. */
export default function ResetView({ resetToken, onDone }: { resetToken: string; onDone: () => void }) {
  const text = useText('identity');
  const form = useActForm({ newPassword: '', confirmNewPassword: '' }, async (typed) => {
    await send(resetPassword, { body: { resetToken, ...typed } });
    notify({ tone: 'done', text: text('resetDone') });
    onDone();
  });
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <FormField
        control={form.control}
        name="newPassword"
        label={text('newPassword')}
        autoComplete="new-password"
        isRequired
        isSecret
        takesFocus
      />
      <FormField
        control={form.control}
        name="confirmNewPassword"
        label={text('confirmPassword')}
        autoComplete="new-password"
        isRequired
        isSecret
      />
      <FormProblem text={form.problem} />
      <SubmitButton label={text('resetSubmit')} runningLabel={text('resetRunning')} isRunning={form.isSubmitting} />
    </form>
  );
}
