import { changePaymentPassword, setPaymentPassword } from '@pelita/contract';
import { send } from '../../shared/calls/send.ts';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { NewPasswordFields } from '@pelita/ui/new-password-fields';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useText } from '../../shared/language/use-text.ts';
import { notify } from '@pelita/ui/notice';
import type { RoomProps } from '../../shared/rooms/room.ts';
import { useNewPassword } from '../../shared/rules/use-new-password.ts';
import { NeedsLoginPassword } from '../../shared/security/needs-login-password.tsx';
import { useConfirmation } from '../../shared/security/use-confirmation.tsx';
import { WithSecurity } from '../../shared/security/with-security.tsx';

const fresh = { paymentPassword: '', confirmPaymentPassword: '' };
type Typed = typeof fresh & { oldPaymentPassword: string };

/** MC-03: the password that money leaves by: set by the login password, changed by itself. */
export default function PaymentPasswordRoom(props: RoomProps) {
  return (
    <WithSecurity>
      {({ hasPaymentPassword, hasLoginPassword }) =>
        hasPaymentPassword || hasLoginPassword ? (
          <PaymentForm hasPassword={hasPaymentPassword} {...props} />
        ) : (
          <NeedsLoginPassword />
        )
      }
    </WithSecurity>
  );
}

function PaymentForm({ hasPassword, leaveRoom }: { hasPassword: boolean } & RoomProps) {
  const text = useText('security');
  const words = useText('identity');
  const { hint, judge } = useNewPassword('paymentPassword');
  const { confirmed, step } = useConfirmation();
  const form = useActForm(
    (hasPassword ? { oldPaymentPassword: '', ...fresh } : fresh) as Typed,
    async ({ oldPaymentPassword, ...chosen }) => {
      if (hasPassword) await send(changePaymentPassword, { body: { oldPaymentPassword, ...chosen } });
      else if (!(await confirmed((password) => send(setPaymentPassword, { body: { password, ...chosen } })))) return;
      notify({ tone: 'done', text: text('paymentPasswordSet') });
      leaveRoom();
    },
    judge,
  );
  return (
    <>
      <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
        <p className="text-muted">{text('paymentPasswordNote')}</p>
        {hasPassword && (
          <FormField
            control={form.control}
            name="oldPaymentPassword"
            label={text('oldPaymentPassword')}
            isRequired
            isSecret
          />
        )}
        <NewPasswordFields
          control={form.control}
          name="paymentPassword"
          againName="confirmPaymentPassword"
          label={text('newPaymentPassword')}
          againLabel={text('newPaymentPasswordAgain')}
          hint={hint}
        />
        <FormProblem text={form.problem} />
        <SubmitButton label={words('resetSubmit')} runningLabel={words('resetRunning')} isRunning={form.isSubmitting} />
      </form>
      {step}
    </>
  );
}
