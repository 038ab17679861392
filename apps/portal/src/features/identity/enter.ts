import { completeFirstLogin, type SessionValue } from '@pelita/contract';
import { send } from '../../shared/calls/send.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { thePage } from '../../shared/page/page.ts';
import { resumeWhatWasPending } from '../../shared/session/after-login.ts';
import { beginSession, clearTemporaryPassword } from '../../shared/session/session.ts';

/**
 * LOGIN-05: what follows every way in: the session is kept, the modal closes, and what was pending goes on. Answers
 * whether something did.
 */
export function enter(value: SessionValue): boolean {
  const { settings } = thePage().startup.get();
  clearTemporaryPassword();
  beginSession(value, { merchant: settings.merchant, platform: settings.platform });
  // The first-login action is a note for the house; its loss disturbs nobody and it comes again at the next login.
  if (value.firstTimeLogin) void send(completeFirstLogin, { body: {} }).catch(() => null);
  const didResume = resumeWhatWasPending();
  if (!didResume) navigate().closeModal();
  return didResume;
}
