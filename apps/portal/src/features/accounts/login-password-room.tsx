import { navigate } from '../../shared/navigation/navigation.ts';
import { LoginPasswordForm } from '../../shared/security/login-password-form.tsx';
import { WithSecurity } from '../../shared/security/with-security.tsx';

/** PASS-03: a new login password by the old one; whoever has none yet sets the first. Every other session ends. */
export default function LoginPasswordRoom() {
  return (
    <WithSecurity>
      {({ hasLoginPassword }) => <LoginPasswordForm hasPassword={hasLoginPassword} onDone={() => navigate().go('/')} />}
    </WithSecurity>
  );
}
