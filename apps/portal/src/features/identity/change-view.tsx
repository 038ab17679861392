import { changePassword, type SessionValue } from '@pelita/contract';
import { send } from '../../shared/calls/send.ts';
import { FormProblem } from '../../shared/form/form-problem.tsx';
import { NewPasswordFields } from '../../shared/form/new-password-fields.tsx';
import { SubmitButton } from '../../shared/form/submit-button.tsx';
import { useNewPasswordForm } from '../../shared/rules/use-new-password-form.ts';
import { useText } from '../../shared/language/use-text.ts';
import { notify } from '../../shared/notice/notice.ts';
import { enter } from './enter.ts';

/** PASS-03, LOGIN-16: the login that must change its password has just proved the old one, so it is not asked again. */
export default function ChangeView({ value }: { value: SessionValue }) {
  const text = useText('identity');
  const form = useNewPasswordForm(async (typed) => {
    // The session begins with the new password; until then nothing of it is kept, so leaving is no way past it.
    await send(changePassword, { body: typed }, { token: value.token });
    notify({ tone: 'done', text: text('changeDone') });
    enter({ ...value, passwordExpired: false }, 'home');
  });
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <p className="text-muted">{text('changeNote')}</p>
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
