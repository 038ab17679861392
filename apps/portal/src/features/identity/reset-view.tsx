import { resetPassword } from '@pelita/contract';
import { send } from '../../shared/calls/send.ts';
import { FormProblem } from '../../shared/form/form-problem.tsx';
import { NewPasswordFields } from '../../shared/form/new-password-fields.tsx';
import { SubmitButton } from '../../shared/form/submit-button.tsx';
import { useNewPasswordForm } from '../../shared/rules/use-new-password-form.ts';
import { useText } from '../../shared/language/use-text.ts';
import { notify } from '../../shared/notice/notice.ts';

/** PASS-01: where the link of the mail leads: a new password, and then back to the login. */
export default function ResetView({ resetToken, onDone }: { resetToken: string; onDone: () => void }) {
  const text = useText('identity');
  const form = useNewPasswordForm(async (typed) => {
    await send(resetPassword, { body: { resetToken, ...typed } });
    notify({ tone: 'done', text: text('resetDone') });
    onDone();
  });
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <NewPasswordFields
        control={form.control}
        name="newPassword"
        againName="confirmNewPassword"
        label={text('newPassword')}
        againLabel={text('confirmPassword')}
        hint={form.hint}
        takesFocus
      />
      <FormProblem text={form.problem} />
      <SubmitButton label={text('resetSubmit')} runningLabel={text('resetRunning')} isRunning={form.isSubmitting} />
    </form>
  );
}
