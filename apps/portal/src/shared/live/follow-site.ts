import {
  getConsolidatedSettings,
  getSystemStatus,
  getWhitelabel,
  listAnnouncements,
  liveEvents,
  liveStream,
  type Startup,
} from '@pelita/contract';
import { followEvents, type HandlersOf } from '@pelita/client/events';
import { keptInTab } from '../browser/kept.ts';
import { send } from '../calls/send.ts';
import { currentLanguage } from '../language/language.ts';
import { thePage } from '../page/page.ts';
import { siteModeOf } from '../page/site-mode.ts';
import { session } from '../session/session.ts';
import { tellDraw } from './draws.ts';
import { tellOffers } from './offers.ts';

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
    stopFollowing = isNeeded ? followEvents(streamOf(null), siteEvents, { open: siteHasChanged }) : null;
  };
  session.subscribe(follow);
  follow();
}

/** What a member hears, or a visitor, who has no token. */
export function streamOf(token: string | null) {
  return { of: liveStream, events: liveEvents, token, language: currentLanguage };
}

/** By then every server knows of a change, also one whose own news came later than that of whoever told us. */
const KNOWN_EVERYWHERE_MS = 2_000;

let isAsking = false;
let hasChangedMeanwhile = false;

function siteHasChangedNow(): void {
  siteHasChanged();
  setTimeout(siteHasChanged, KNOWN_EVERYWHERE_MS);
}

/** What concerns everybody, by the names of the stream. */
export const siteEvents = {
  settings: siteHasChangedNow,
  notice: () => void noticesHaveChanged().catch(() => undefined),
  catalogue: () => void catalogueHasChanged().catch(() => undefined),
  offers: tellOffers,
  'draw.result': tellDraw,
} satisfies HandlersOf<typeof liveEvents>;

async function noticesHaveChanged(): Promise<void> {
  const { startup } = thePage();
  const query = { types: 'B,PL,PU', platform: 'W', execution: 'B', language: currentLanguage() } as const;
  const announcements = await send(listAnnouncements, { query });
  startup.set({ ...startup.get(), announcements });
}

/** What is kept in the tab shows what was. */
async function catalogueHasChanged(): Promise<void> {
  const { freshVendorLanes } = await import('../play/vendor-lanes.ts');
  const lanes = await freshVendorLanes(currentLanguage());
  const { startup } = thePage();
  startup.set({ ...startup.get(), lanes });
}

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
  const [status] = await Promise.allSettled([send(getSystemStatus, { query: { url: location.host } })]);
  // A closed site refuses the settings, and its refusal would lead here again.
  const isOpen = status.status === 'fulfilled' && siteModeOf(status.value) === 'open';
  const [settings, whitelabel] = await Promise.allSettled([
    isOpen ? send(getConsolidatedSettings, {}) : startup.get().settings,
    isOpen ? send(getWhitelabel, {}) : startup.get().whitelabel,
  ]);
  // What else the page holds may have changed meanwhile, its language first.
  const before = startup.get();
  const after = {
    ...before,
    ...(status.status === 'fulfilled' ? { status: status.value } : {}),
    ...(settings.status === 'fulfilled' ? { settings: settings.value } : {}),
    ...(whitelabel.status === 'fulfilled' ? { whitelabel: whitelabel.value } : {}),
  };
  // A closed site's page holds nothing of what stands behind its screen.
  if (siteModeOf(before.status) !== 'open' && siteModeOf(after.status) === 'open') return location.reload();
  startup.set(after);
  keepInTab(after);
}

/** LOGIN-05: under the names of the product's document, where a brand's own scripts look for them. */
function keepInTab({ settings, status }: Startup): void {
  const { domainRoute, resources } = status.info;
  keptInTab.write('settings', JSON.stringify(settings));
  keptInTab.write('routers', JSON.stringify({ domainList: domainRoute, resources }));
}
