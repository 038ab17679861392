import { Refusal } from '@pelita/contract';
import { MAINTENANCE_RETRY_SECONDS } from '../../platform/http/limits.ts';
import type { SiteGate } from '../../platform/http/site-gate.ts';
import type { Platform } from '../../platform/platform.ts';
import { isForeignHost, siteMode } from './site-status.ts';
import { siteSettings } from './settings.ts';

/** SITE-04, SITE-06: refuses calls under another host, while the site is closed, and outside its regions. */
export function createSiteGate(platform: Pick<Platform, 'settings' | 'clock'>): SiteGate {
  const { settings } = platform;
  return (call, { host, country }) => {
    if (call.whenClosed) return;
    if (isForeignHost(settings, host)) throw new Refusal('domain_check_failed');
    const mode = siteMode(settings, country);
    if (mode === 1 && !call.inMaintenance)
      throw new Refusal('maintenance', { retryAfterSeconds: secondsToOpening(platform) });
    if (mode === 2) throw new Refusal('region_restricted');
  };
}

/** When to ask a site in maintenance again. An end that has passed says nothing about it. */
export function secondsToOpening({ settings, clock }: Pick<Platform, 'settings' | 'clock'>): number {
  const end = settings.get(siteSettings.maintenanceEnd);
  const seconds = end === null ? 0 : Math.ceil(clock.now().until(end).total('seconds'));
  return seconds > 0 ? seconds : MAINTENANCE_RETRY_SECONDS;
}
