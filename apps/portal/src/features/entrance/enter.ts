import { completeFirstLogin, type SessionValue } from '@pelita/contract';
import { send } from '../../shared/calls/send.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { thePage } from '../../shared/page/page.ts';
import { resumeWhatWasPending } from '../../shared/session/after-login.ts';
import { beginSession } from '../../shared/session/session.ts';
import { forgetPendingChange } from './login/pending-change.ts';

/**
 * LOGIN-05: what follows every login method: the session is kept, and what was pending goes on; without that the modal closes
 * over the page that it stood on, or over home.
 */
export function enter(value: SessionValue, onto: 'page' | 'home' = 'page'): void {
  const { settings } = thePage().startup.get();
  forgetPendingChange();
  beginSession(value, { merchant: settings.merchant, platform: settings.platform });
  // The first-login action is a note for the operator: it may be lost, and comes again at the next login.
  if (value.firstTimeLogin) void send(completeFirstLogin, { body: {} }).catch(() => null);
  if (resumeWhatWasPending()) return;
  // Not both: a modal closes by a step back, which would come after the way home and undo it.
  if (onto === 'home') navigate().go('/');
  else navigate().closeModal();
}
