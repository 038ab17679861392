import { accountTypes } from '@pelita/contract';
import { navigate } from '../../shared/navigation/navigation.ts';
import { resumeAfterLogin } from '../../shared/session/after-login.ts';
import { session } from '../../shared/session/session.ts';

/** A visitor logs in first; a trial account is told what it needs. */
export function openDeposit(): void {
  const player = session.get();
  if (!player) {
    resumeAfterLogin(openDeposit);
    navigate().openModal('login');
  } else if (player.isAgent === accountTypes.trial) navigate().openModal('need-true-account');
  else navigate().openModal('deposit');
}
