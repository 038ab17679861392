import { bindContact, sendContactCode } from '@pelita/contract';
import { send } from '../../../shared/calls/send.ts';
import { CodeControl } from '../../../shared/code/code-control.tsx';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useText } from '../../../shared/language/use-text.ts';
import { notify } from '@pelita/ui/notice';
import type { RoomProps } from '../../../shared/rooms/room.ts';
import { ContactNow } from './contact-now.tsx';
import { NeedsLoginPassword } from '../../../shared/security/needs-login-password.tsx';
import { useConfirmation } from '../../../shared/security/use-confirmation.tsx';
import type { Security } from '../../../shared/security/what-is-kept.ts';
import { WithSecurity } from '../../../shared/security/with-security.tsx';

/** MC-03: the address is bound by a code that went to it, and by the login password; the former one hears of it. */
export default function EmailRoom(props: RoomProps) {
  return (
    <WithSecurity>
      {(security) =>
        security.hasLoginPassword ? <BindAddress security={security} {...props} /> : <NeedsLoginPassword />
      }
    </WithSecurity>
  );
}

function BindAddress({ security, leaveRoom }: { security: Security } & RoomProps) {
  const text = useText('security');
  const words = useText('identity');
  const problems = useText('fieldErrors');
  const { confirmed, step } = useConfirmation();
  const channel = 'mail';
  const form = useActForm({ email: '', code: '' }, async (typed) => {
    if (!(await confirmed((password) => send(bindContact, { body: { channel, ...typed, password } })))) return;
    notify({ tone: 'done', text: text('emailBound') });
    leaveRoom();
  });
  const ask = async () => {
    const email = form.getValues('email').trim();
    form.forgive('email');
    if (email !== '') return send(sendContactCode, { body: { channel, email } });
    form.setError('email', { message: problems('required') }, { shouldFocus: true });
    return null;
  };
  return (
    <>
      <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
        <ContactNow
          contact={security.email}
          label={text('emailNow')}
          note={text(security.email ? 'newEmailNote' : 'emailNote')}
        />
        <FormField
          control={form.control}
          name="email"
          label={text(security.email ? 'newEmail' : 'email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          isRequired
        />
        <CodeControl ask={ask} onRefused={form.refuse} />
        <FormField
          control={form.control}
          name="code"
          label={words('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
        />
        <FormProblem text={form.problem} />
        <SubmitButton label={text('bind')} runningLabel={text('bindRunning')} isRunning={form.isSubmitting} />
      </form>
      {step}
    </>
  );
}
