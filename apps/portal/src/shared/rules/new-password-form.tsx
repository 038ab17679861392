import type { FormEvent, ReactNode } from 'react';
import type { Control, FieldPath } from 'react-hook-form';
import { FormProblem } from '@pelita/ui/form-problem';
import { NewPasswordFields } from '@pelita/ui/new-password-fields';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useText } from '../language/use-text.ts';
import { useNewPassword } from './use-new-password.ts';

type Values = Record<string, string> & { newPassword: string; confirmNewPassword: string };
type Form<V extends Values> = {
  control: Control<V>;
  submit: (event: FormEvent) => Promise<void>;
  problem: string | undefined;
  isSubmitting: boolean;
};

/** A new login password, wherever it is chosen: what is to be read or proved before it, its rule, and its act. */
export function NewPasswordForm<V extends Values>(props: {
  form: Form<V>;
  takesFocus?: boolean;
  submitLabel?: string;
  children?: ReactNode;
}) {
  const { form, takesFocus = false, submitLabel, children } = props;
  const text = useText('identity');
  const { hint } = useNewPassword('password');
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      {children}
      <NewPasswordFields
        control={form.control}
        name={'newPassword' as FieldPath<V>}
        againName={'confirmNewPassword' as FieldPath<V>}
        label={text('newPassword')}
        againLabel={text('confirmPassword')}
        hint={hint}
        takesFocus={takesFocus}
      />
      <FormProblem text={form.problem} />
      <SubmitButton
        label={submitLabel ?? text('resetSubmit')}
        runningLabel={text('resetRunning')}
        isRunning={form.isSubmitting}
      />
    </form>
  );
}
