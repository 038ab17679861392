import { Refusal } from '@pelita/contract';
import type { SiteGate } from '../../platform/http/site-gate.ts';
import type { Platform } from '../../platform/platform.ts';
import { isForeignHost, siteMode } from './site-status.ts';

/** SITE-04, SITE-06: refuses calls under another host, while the site is closed, and outside its regions. */
export function createSiteGate({ settings, clock }: Pick<Platform, 'settings' | 'clock'>): SiteGate {
  return (call, { host, country }) => {
    if (call.whenClosed) return;
    if (isForeignHost(settings, host)) throw new Refusal('domain_check_failed');
    const mode = siteMode(settings, country);
    if (mode === 1) throw new Refusal('maintenance', untilTheEnd(settings.get('site.maintenanceEnd'), clock.now()));
    if (mode === 2) throw new Refusal('region_restricted');
  };
}

/** An end that has passed says nothing about when to ask again. */
function untilTheEnd(end: string | null, now: Temporal.Instant): { retryAfterSeconds?: number } {
  if (end === null) return {};
  const seconds = now.until(end).total('seconds');
  return seconds > 0 ? { retryAfterSeconds: seconds } : {};
}
