import { useText } from '../language/use-text.ts';
import { FirstPasswordForm } from './first-password-form.tsx';

/**
 * Whoever came by a mobile number or by an account elsewhere may have no login password yet, and without one nothing here
 * can be confirmed. It is set in the room itself, which then is there.
 */
export function NeedsLoginPassword() {
  const text = useText('security');
  return (
    <>
      <p className="mb-4">{text('loginPasswordFirst')}</p>
      <FirstPasswordForm />
    </>
  );
}
