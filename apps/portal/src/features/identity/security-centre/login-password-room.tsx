import { changePassword } from '@pelita/contract';
import { send } from '../../../shared/calls/send.ts';
import { FormField } from '../../../shared/form/form-field.tsx';
import { useActForm } from '../../../shared/form/use-act-form.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { navigate } from '../../../shared/navigation/navigation.ts';
import { notify } from '../../../shared/notice/notice.ts';
import { useNewPassword } from '../../../shared/rules/use-new-password.ts';
import { loadMember } from '../../../shared/session/member.ts';
import { session } from '../../../shared/session/session.ts';
import { NewPasswordForm } from '../new-password-form.tsx';
import { useAccountHasChanged, WithSecurity } from './with-security.tsx';

const fresh = { newPassword: '', confirmNewPassword: '' };
type Typed = typeof fresh & { oldPassword: string };

/** PASS-03: a new login password by the old one; whoever has none yet sets the first. Every other session ends. */
export default function LoginPasswordRoom() {
  return <WithSecurity>{({ hasLoginPassword }) => <ChangeForm hasPassword={hasLoginPassword} />}</WithSecurity>;
}

function ChangeForm({ hasPassword }: { hasPassword: boolean }) {
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
      navigate().go('/');
    },
    judge,
  );
  return (
    <NewPasswordForm form={form}>
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
