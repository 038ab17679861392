import { useEffect } from 'react';
import { forgetWhatWasPending, resumeAfterLogin } from '../../../shared/session/after-login.ts';
import { forgetSession } from '../../../shared/session/session.ts';
import LoginModal from './login-modal.tsx';

/** LOGIN-15: over what a member was doing when their session ended: a login, and on it goes; closed, they are out. */
export default function LoginAgain() {
  useEffect(() => {
    // What stands below is where the login leads; nothing is to be opened or closed.
    resumeAfterLogin(() => undefined);
    return forgetWhatWasPending;
  }, []);
  return <LoginModal onClose={forgetSession} />;
}
