import { changePassword } from '@pelita/contract';
import { send } from '../../../shared/calls/send.ts';
import { FormField } from '../../../shared/form/form-field.tsx';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { NewPasswordFields } from '../../../shared/form/new-password-fields.tsx';
import { SubmitButton } from '../../../shared/form/submit-button.tsx';
import { useActForm } from '../../../shared/form/use-act-form.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { notify } from '../../../shared/notice/notice.ts';
import { useNewPassword } from '../../../shared/rules/use-new-password.ts';
import { loadMember } from '../../../shared/session/member.ts';
import { session } from '../../../shared/session/session.ts';
import { useAccountHasChanged } from './with-security.tsx';

const fresh = { newPassword: '', confirmNewPassword: '' };
type Typed = typeof fresh & { oldPassword: string };

/** The account as it then is has been read anew when `onDone` is called. */
export function LoginPasswordForm({ hasPassword, onDone }: { hasPassword: boolean; onDone?: () => void }) {
  const text = useText('security');
  const words = useText('identity');
  const { hint, judge } = useNewPassword('password');
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
    ({ newPassword, confirmNewPassword }) => {
      const { typed, again } = judge(newPassword, confirmNewPassword);
      return { newPassword: typed, confirmNewPassword: again };
    },
  );
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
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
      <NewPasswordFields
        control={form.control}
        name="newPassword"
        againName="confirmNewPassword"
        label={words('newPassword')}
        againLabel={words('confirmPassword')}
        hint={hint}
      />
      <FormProblem text={form.problem} />
      <SubmitButton
        label={hasPassword ? words('resetSubmit') : text('setLoginPassword')}
        runningLabel={words('resetRunning')}
        isRunning={form.isSubmitting}
      />
    </form>
  );
}
