import { sendFirstPasswordCode, setFirstPassword } from '@pelita/contract';
import { FormField } from '@pelita/ui/form-field';
import { notify } from '@pelita/ui/notice';
import { useActForm } from '@pelita/ui/use-act-form';
import { send } from '../calls/send.ts';
import { CodeControl } from '../code/code-control.tsx';
import { useText } from '../language/use-text.ts';
import { NewPasswordForm } from '../rules/new-password-form.tsx';
import { useNewPassword } from '../rules/use-new-password.ts';
import { usePasswordIsSet } from './use-password-is-set.ts';

/** PASS-03: the first login password, by a code to the member’s own number or mail address. */
export function FirstPasswordForm({ onDone }: { onDone?: () => void }) {
  const text = useText('security');
  const words = useText('identity');
  const { judge } = useNewPassword('password');
  const passwordIsSet = usePasswordIsSet();
  const form = useActForm(
    { code: '', newPassword: '', confirmNewPassword: '' },
    async (body) => {
      await send(setFirstPassword, { body });
      notify({ tone: 'done', text: text('passwordChanged') });
      await passwordIsSet();
      onDone?.();
    },
    judge,
  );
  return (
    <NewPasswordForm form={form} submitLabel={text('setLoginPassword')}>
      <p className="text-muted">{text('firstPasswordNote')}</p>
      <CodeControl ask={() => send(sendFirstPasswordCode, {})} onRefused={form.refuse} />
      <FormField
        control={form.control}
        name="code"
        label={words('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
      />
    </NewPasswordForm>
  );
}
