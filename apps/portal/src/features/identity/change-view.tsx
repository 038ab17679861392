import { changePassword, type SessionValue } from '@pelita/contract';
import { send } from '../../shared/calls/send.ts';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormProblem } from '../../shared/form/form-problem.tsx';
import { SubmitButton } from '../../shared/form/submit-button.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { notify } from '../../shared/notice/notice.ts';
import { enter } from './enter.ts';
import { useActForm } from './use-act-form.ts';

/** PASS-03, LOGIN-16: the login that must change its password has just proved the old one, so it is not asked again. */
export default function ChangeView({ value }: { value: SessionValue }) {
  const text = useText('identity');
  const form = useActForm({ newPassword: '', confirmNewPassword: '' }, async (typed) => {
    // The session begins with the new password; until then nothing of it is kept, so leaving is no way past it.
    await send(changePassword, { body: typed }, { token: value.token });
    notify({ tone: 'done', text: text('changeDone') });
    if (!enter({ ...value, passwordExpired: false })) navigate().go('/');
  });
  const secret = { control: form.control, isSecret: true, isRequired: true, autoComplete: 'new-password' };
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <p className="text-muted">{text('changeNote')}</p>
      <FormField {...secret} name="newPassword" label={text('newPassword')} takesFocus />
      <FormField {...secret} name="confirmNewPassword" label={text('confirmPassword')} />
      <FormProblem text={form.problem} />
      <SubmitButton label={text('resetSubmit')} runningLabel={text('resetRunning')} isRunning={form.isSubmitting} />
    </form>
  );
}
