import { codesOfAddress } from '../features/entrance/invitation/invitation.ts';
import { CallFailure } from '@pelita/client/failure';
import { failureText } from '../shared/calls/failure-text.ts';
import { followSite } from '../shared/live/follow-site.ts';
import { notify } from '@pelita/ui/notice';
import { whenIdle, whenResting } from '../shared/browser/rest.ts';
import { untilItComes } from '../shared/browser/until-it-comes.ts';
import { thePage } from '../shared/page/page.ts';
import { siteModeOf } from '../shared/page/site-mode.ts';
import { keepForOffline } from './keep-for-offline.ts';

/**
 * From the visitor's first sign on: the site's mode and switches, the index of the search, the worker
 * for offline, the page that comes next.
 */
export function afterFirstSign(loadNextPage: () => void): void {
  followSite();
  // A code that the address carries is kept before the visitor goes on.
  codesOfAddress();
  addEventListener('unhandledrejection', tellWhatFailed);
  // Each in an idle moment of its own, so that none of them keeps the visitor's next press waiting for the others.
  whenIdle(() => {
    void untilItComes(() => import('../features/entrance/remember-me/remember-me.ts')).then(({ forgetWhenOver }) =>
      forgetWhenOver(),
    );
  });
  whenIdle(loadNextPage);
  whenResting(keepForOffline);
  // Whoever opens the search before has it fetched there.
  whenResting(() => {
    if (siteModeOf(thePage().startup.get().status) === 'open') loadIndex().catch(() => undefined);
  });
}

async function loadIndex(): Promise<void> {
  await (await import('../features/search/load-index.ts')).loadIndex();
}

/** What a press has set off and nobody else speaks of: a call, or a part of the page that did not come. */
function tellWhatFailed({ reason }: PromiseRejectionEvent): void {
  const isOfTheNetwork = reason instanceof CallFailure || (reason instanceof Error && LOADING.test(reason.message));
  if (isOfTheNetwork) notify({ tone: 'problem', text: failureText(reason) });
}

/** In the words of Chromium, Firefox and Safari, and of what loads a part's style sheet. */
const LOADING = /\b(fetch|import\w*|(pre)?load\w*)\b/i;
