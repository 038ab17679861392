import { lazy, useEffect } from 'react';
import { withTexts } from '../../shared/language/bundle.ts';
import { Optional } from '@pelita/ui/optional';
import { asksForNewLogin } from '../../shared/session/losing.ts';
import { forgetSession } from '../../shared/session/session.ts';
import { useIsSessionOver } from '../../shared/session/use-session.ts';

const LoginAgain = lazy(() => withTexts('member', () => import('./login/login-again.tsx')));

/** Beside whatever may be half done when the session of whoever does it ends. */
export function AskForNewLogin() {
  const isOver = useIsSessionOver();
  useEffect(asksForNewLogin, []);
  if (!isOver) return null;
  return (
    <Optional onFail={forgetSession}>
      <LoginAgain />
    </Optional>
  );
}
