import { changePassword } from '@pelita/contract';
import { FormField } from '@pelita/ui/form-field';
import { notify } from '@pelita/ui/notice';
import { useActForm } from '@pelita/ui/use-act-form';
import { send } from '../calls/send.ts';
import { useText } from '../language/use-text.ts';
import { NewPasswordForm } from '../rules/new-password-form.tsx';
import { useNewPassword } from '../rules/use-new-password.ts';
import { usePasswordIsSet } from './use-password-is-set.ts';

/** PASS-03: a new login password, by the old one. */
export function LoginPasswordForm({ onDone }: { onDone: () => void }) {
  const text = useText('security');
  const { judge } = useNewPassword('password');
  const passwordIsSet = usePasswordIsSet();
  const form = useActForm(
    { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    async (body) => {
      await send(changePassword, { body });
      notify({ tone: 'done', text: text('passwordChanged') });
      await passwordIsSet();
      onDone();
    },
    judge,
  );
  return (
    <NewPasswordForm form={form}>
      <p className="text-muted">{text('passwordNote')}</p>
      <FormField
        control={form.control}
        name="oldPassword"
        label={text('oldPassword')}
        autoComplete="current-password"
        isRequired
        isSecret
      />
    </NewPasswordForm>
  );
}
