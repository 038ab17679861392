import { keptInTab } from '../browser/kept.ts';
import { withTexts } from '../language/bundle.ts';
import { plainText } from '../language/language.ts';
import { notify } from '@pelita/ui/notice';
import { endSession, forgetSession, session, sessionOver } from './session.ts';

/** How many on the page ask for a new login over what they are, so that it can go on. */
let asking = 0;
let isLeaving = false;

/**
 * The house knows the session no longer. The tab keeps nothing of it; over a modal or a game its member is asked to log in
 * again, elsewhere nothing is lost and a word is enough. Each tab hears of it from the house by itself.
 */
export function sessionIsLost(): void {
  if (!session.get() || sessionOver.get()) return;
  if (isLeaving) return endSession();
  if (asking > 0) {
    keptInTab.clear();
    sessionOver.set(true);
    return;
  }
  forgetSession();
  void sayLoggedOut();
}

/** Whoever says so shows the login while `sessionOver`; until what is answered is called. */
export function asksForNewLogin(): () => void {
  asking += 1;
  return () => void (asking -= 1);
}

/** For what ends the session by itself when it succeeds: then the house's word of it is no surprise. */
export async function leaving<Value>(act: Promise<Value>): Promise<Value> {
  isLeaving = true;
  return act.finally(() => (isLeaving = false));
}

async function sayLoggedOut(): Promise<void> {
  await withTexts('member', async () => null);
  notify({ tone: 'problem', text: plainText('identity', 'loggedOut') });
}
