import { resetPassword } from '@pelita/contract';
import { send } from '../../shared/calls/send.ts';
import { useNewPasswordForm } from '../../shared/rules/use-new-password-form.ts';
import { useText } from '../../shared/language/use-text.ts';
import { notify } from '../../shared/notice/notice.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** PASS-01: where the link of the mail leads: a new password, and then back to the login. */
export default function ResetView({ resetToken, onDone }: { resetToken: string; onDone: () => void }) {
  const text = useText('identity');
  const form = useNewPasswordForm(async (typed) => {
    await send(resetPassword, { body: { resetToken, ...typed } });
    notify({ tone: 'done', text: text('resetDone') });
    onDone();
  });
  return <NewPasswordForm form={form} takesFocus />;
}
