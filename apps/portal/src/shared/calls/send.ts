import type { FailureCode } from '@pelita/client/failure';
import { createSend } from '@pelita/client/send';
import { currentLanguage } from '../language/language.ts';
import { thePage } from '../page/page.ts';
import { siteModeOf } from '../page/site-mode.ts';
import { loseSession, session } from '../session/session.ts';
import { siteRefused } from './site-refusals.ts';

/** Who asks, in every call and for every file. */
export const asked = {
  token: () => session.get()?.token,
  headers: () => {
    const { platform, merchant } = thePage().startup.get().settings;
    return { Language: currentLanguage(), Device: platform, Merchant: merchant };
  },
};

/** The portal's client of the contract, for the session of this tab. */
export const send = createSend({
  ...asked,
  onTokenRefused: (token) => {
    if (session.get()?.token === token) loseSession();
  },
  onRefused: (code) => {
    if (isOfClosedSite(code) && siteModeOf(thePage().startup.get().status) === 'open') siteRefused();
  },
});

/** The site has closed since the page came: its screen says more than any message. */
function isOfClosedSite(code: FailureCode): boolean {
  return code === 'maintenance' || code === 'region_restricted' || code === 'domain_check_failed';
}
