import { bindContact, sendContactCode } from '@pelita/contract';
import { send } from '../../../shared/calls/send.ts';
import NumberFields from '../../../shared/code/number-fields.tsx';
import { useNumberForm } from '../../../shared/code/use-number-form.ts';
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

/** MC-03: the number is bound by a code that went to it, and by the login password. */
export default function MobileRoom(props: RoomProps) {
  return (
    <WithSecurity>
      {(security) =>
        security.hasLoginPassword ? <BindNumber security={security} {...props} /> : <NeedsLoginPassword />
      }
    </WithSecurity>
  );
}

function BindNumber({ security, leaveRoom }: { security: Security } & RoomProps) {
  const text = useText('security');
  const { confirmed, step } = useConfirmation();
  const { dialingCode, numberOf } = useNumberForm();
  const channel = 'text';
  const form = useActForm({ mobileNum: '', code: '' }, async (typed) => {
    const contact = { channel, ...typed, countryDialingCode: dialingCode() } as const;
    if (!(await confirmed((password) => send(bindContact, { body: { ...contact, password } })))) return;
    notify({ tone: 'done', text: text('numberBound') });
    leaveRoom();
  });
  return (
    <>
      <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
        <ContactNow
          contact={security.mobileNum}
          label={text('numberNow')}
          note={text(security.mobileNum ? 'newNumberNote' : 'numberNote')}
        />
        <NumberFields
          control={form.control}
          numberName="mobileNum"
          codeName="code"
          form={numberOf(form, 'mobileNum')}
          label={text(security.mobileNum ? 'newNumber' : 'number')}
          requestCode={(number) => send(sendContactCode, { body: { channel, ...number } })}
        />
        <FormProblem text={form.problem} />
        <SubmitButton label={text('bind')} runningLabel={text('bindRunning')} isRunning={form.isSubmitting} />
      </form>
      {step}
    </>
  );
}
