import { navigate } from '../../shared/navigation/navigation.ts';
import { FirstPasswordForm } from '../../shared/security/first-password-form.tsx';
import { LoginPasswordForm } from '../../shared/security/login-password-form.tsx';
import { WithSecurity } from '../../shared/security/with-security.tsx';

/** PASS-03: a new login password by the old one; whoever has none yet sets the first. Every other session ends. */
export default function LoginPasswordRoom() {
  const leave = () => navigate().go('/');
  return (
    <WithSecurity>
      {({ hasLoginPassword }) =>
        hasLoginPassword ? <LoginPasswordForm onDone={leave} /> : <FirstPasswordForm onDone={leave} />
      }
    </WithSecurity>
  );
}
