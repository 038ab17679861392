import { SEALED_CHANNEL, type SiteStatus } from '@pelita/contract';
import type * as z from 'zod/mini';
import type { Visitor } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { siteSettings } from './settings.ts';
import { httpSettings } from '../../platform/http/settings.ts';

/** 0 open, 1 maintenance, 2 not served in the visitor's country. Maintenance wins over restriction. */
export function siteMode(settings: Settings, country: string | null): 0 | 1 | 2 {
  if (settings.get(siteSettings.status) === 1) return 1;
  const served = settings.get(siteSettings.regions);
  if (served.length === 0) return 0;
  const isServed = country === null ? settings.get(siteSettings.unknownCountry) === 'served' : served.includes(country);
  return isServed ? 0 : 2;
}

/** Whether a Host is none of the brand's. Without domains of its own the brand answers on every host. */
export function isForeignHost(settings: Settings, host: string): boolean {
  const domains = settings.get(httpSettings.domains);
  return domains.length > 0 && !domains.includes(host.toLowerCase().replace(/\.(?=:|$)/, ''));
}

/** The mode of the site for this visitor. */
export function getSystemStatus(platform: Platform) {
  return async (who: Visitor): Promise<z.input<typeof SiteStatus>> => {
    const { settings, brand } = platform;
    const status = siteMode(settings, who.country);
    const maintenance = status === 1;
    return {
      status,
      maintenance,
      maintenanceEnd: maintenance ? settings.get(siteSettings.maintenanceEnd) : null,
      regionRestriction: status === 2,
      domainCheckFailed: isForeignHost(settings, who.host),
      location: { ip: who.address, country: who.country },
      info: {
        // The sealed channel has a call of its own.
        customerService: settings.get(siteSettings.customerService).filter(({ type }) => type !== SEALED_CHANNEL),
        domainRoute: settings.get(httpSettings.domains),
        resources: settings.get(siteSettings.resources),
        whitelabel: brand.merchant,
        register: settings.get(siteSettings.directRegistration),
        mainDomain: settings.get(httpSettings.domains)[0] ?? who.host,
        analytics: { gtagId: settings.get(siteSettings.gtagId) },
        imageCDNs: settings.get(siteSettings.imageCDNs),
        launchGameCDNs: settings.get(siteSettings.launchGameCDNs),
      },
    };
  };
}
