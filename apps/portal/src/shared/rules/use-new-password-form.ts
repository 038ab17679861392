import { useActForm } from '@pelita/ui/use-act-form';
import { useNewPassword } from './use-new-password.ts';

type NewPassword = { newPassword: string; confirmNewPassword: string };

/** PASS-03: a new login password, by its rule and typed twice, and what is done with it. */
export function useNewPasswordForm(act: (typed: NewPassword) => Promise<void>) {
  return useActForm({ newPassword: '', confirmNewPassword: '' }, act, useNewPassword('password').judge);
}
