import { changePassword } from '@pelita/contract';
import { send } from '../calls/send.ts';
import { FormField } from '@pelita/ui/form-field';
import { useActForm } from '@pelita/ui/use-act-form';
import { useText } from '../language/use-text.ts';
import { notify } from '@pelita/ui/notice';
import { useNewPassword } from '../rules/use-new-password.ts';
import { loadMember } from '../session/member.ts';
import { session } from '../session/session.ts';
import { NewPasswordForm } from '../rules/new-password-form.tsx';
import { useAccountHasChanged } from './with-security.tsx';

const fresh = { newPassword: '', confirmNewPassword: '' };
type Typed = typeof fresh & { oldPassword: string };

/** The account as it then is has been read anew when `onDone` is called. */
export function LoginPasswordForm({ hasPassword, onDone }: { hasPassword: boolean; onDone?: () => void }) {
  const text = useText('security');
  const { judge } = useNewPassword('password');
  const accountHasChanged = useAccountHasChanged();
  const form = useActForm(
    // A field that is not asked for is not there, so that it is neither missing nor sent.
    (hasPassword ? { oldPassword: '', ...fresh } : fresh) as Typed,
    async (body) => {
      await send(changePassword, { body });
      notify({ tone: 'done', text: text('passwordChanged') });
      await accountHasChanged();
      const token = session.get()?.token;
      if (token !== undefined) void loadMember(token);
      onDone?.();
    },
    judge,
  );
  return (
    <NewPasswordForm form={form} {...(hasPassword ? {} : { submitLabel: text('setLoginPassword') })}>
      <p className="text-muted">{text(hasPassword ? 'passwordNote' : 'firstPasswordNote')}</p>
      {hasPassword && (
        <FormField
          control={form.control}
          name="oldPassword"
          label={text('oldPassword')}
          autoComplete="current-password"
          isRequired
          isSecret
        />
      )}
    </NewPasswordForm>
  );
}
