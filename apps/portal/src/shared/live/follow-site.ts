import { getConsolidatedSettings, getSystemStatus, getWhitelabel } from '@pelita/contract';
import { send } from '../calls/send.ts';
import { thePage } from '../page/page.ts';
import { siteModeOf } from '../page/site-mode.ts';
import { session } from '../session/session.ts';
import { followEvents } from './events.ts';

/**
 * What concerns everybody, as it changes: the mode of the site, its settings and switches. A member's own stream tells
 * it too, so a stream for visitors stands only while nobody is logged in.
 */
let stopFollowing: (() => void) | null = null;

export function followSite(): void {
  const follow = () => {
    const isNeeded = session.get() === null;
    if (isNeeded === (stopFollowing !== null)) return;
    stopFollowing?.();
    stopFollowing = isNeeded ? followEvents(null, { settings: siteHasChanged }, siteHasChanged) : null;
  };
  session.subscribe(follow);
  follow();
}

let isAsking = false;
let hasChangedMeanwhile = false;

/** Asks anew and shows what came; what a closed site does not answer stays as it was. */
export function siteHasChanged(): void {
  hasChangedMeanwhile = isAsking;
  if (isAsking) return;
  isAsking = true;
  void refresh().finally(() => {
    isAsking = false;
    if (hasChangedMeanwhile) siteHasChanged();
  });
}

async function refresh(): Promise<void> {
  const { startup } = thePage();
  const before = startup.get();
  const [status, settings, whitelabel] = await Promise.allSettled([
    send(getSystemStatus, { query: { url: location.host } }),
    send(getConsolidatedSettings, {}),
    send(getWhitelabel, {}),
  ]);
  const after = {
    ...before,
    ...(status.status === 'fulfilled' ? { status: status.value } : {}),
    ...(settings.status === 'fulfilled' ? { settings: settings.value } : {}),
    ...(whitelabel.status === 'fulfilled' ? { whitelabel: whitelabel.value } : {}),
  };
  // A closed site's page holds nothing of what stands behind its screen.
  if (siteModeOf(before.status) !== 'open' && siteModeOf(after.status) === 'open') location.reload();
  else startup.set(after);
}
