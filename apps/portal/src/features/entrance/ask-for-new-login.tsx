import { useEffect } from 'react';
import { Optional } from '@pelita/ui/optional';
import { asksForNewLogin } from '../../shared/session/losing.ts';
import { forgetSession } from '../../shared/session/session.ts';
import { useIsSessionOver } from '../../shared/session/use-session.ts';
import { lazyPart } from '../../shared/parts/load-part.ts';

const LoginAgain = lazyPart({ component: () => import('./login/login-again.tsx'), texts: ['member'] });

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
