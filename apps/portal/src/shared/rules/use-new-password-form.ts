import { useActForm } from '../form/use-act-form.ts';
import { useNewPassword } from './use-new-password.ts';

type NewPassword = { newPassword: string; confirmNewPassword: string };

/** PASS-03: a new login password, by its rule and typed twice, and what is done with it. */
export function useNewPasswordForm(act: (typed: NewPassword) => Promise<void>) {
  const { hint, judge } = useNewPassword('password');
  const form = useActForm({ newPassword: '', confirmNewPassword: '' }, act, (values) => {
    const { typed, again } = judge(values.newPassword, values.confirmNewPassword);
    return { newPassword: typed, confirmNewPassword: again };
  });
  return { ...form, hint };
}
