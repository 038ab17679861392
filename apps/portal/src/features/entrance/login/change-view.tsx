import { changePassword, type SessionValue } from '@pelita/contract';
import { send } from '../../../shared/calls/send.ts';
import { useNewPasswordForm } from '../../../shared/rules/use-new-password-form.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { notify } from '@pelita/ui/notice';
import { enter } from '../enter.ts';
import { NewPasswordForm } from '../../../shared/rules/new-password-form.tsx';

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
    <NewPasswordForm form={form} takesFocus>
      <p className="text-muted">{text('changeNote')}</p>
    </NewPasswordForm>
  );
}
