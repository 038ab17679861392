import {
  getConsolidatedSettings,
  getSystemStatus,
  getWhitelabel,
  type Startup,
  startupSettings,
  startupSwitches,
} from '@pelita/contract';
import type { Platform } from '../../platform/platform.ts';
import { minimumAge } from './minimum-age.ts';
import type { PageVisitor, StartupPiece } from '../../platform/startup-piece.ts';

/** The brand's settings, the site's status and its switches, which every page needs, also that of a closed site. */
export function siteStartup({ brand, settings }: Pick<Platform, 'brand' | 'settings'>): StartupPiece[] {
  return [
    {
      name: 'settings',
      isForClosedSite: true,
      empty: () => settingsOf(brand, minimumAge({ brand, settings })),
      read: async (ask, visitor) => startupSettings(await ask(getConsolidatedSettings, {}, visitor)),
    },
    {
      name: 'status',
      isForClosedSite: true,
      empty: (visitor) => unknownStatus(brand, visitor),
      read: (ask, visitor) => ask(getSystemStatus, { query: {} }, visitor),
      personal: (known, { address, country }) => ({ ...known, location: { ip: address, country } }),
    },
    {
      name: 'whitelabel',
      isForClosedSite: true,
      empty: () => [],
      read: async (ask, visitor) => startupSwitches(await ask(getWhitelabel, {}, visitor)),
    },
  ];
}

function settingsOf(brand: Platform['brand'], consentAgeYears: number): Startup['settings'] {
  return {
    merchant: brand.merchant,
    platform: brand.platform,
    currency: brand.currency,
    country: brand.country,
    defaultLanguage: brand.defaultLanguage,
    languages: [...brand.languages],
    timeZone: brand.timeZone,
    pointValues: { ...brand.pointValues },
    loginBeforeHome: false,
    lotteryClick: 'page',
    welcomeAmount: null,
    consentAgeYears,
  };
}

function unknownStatus(brand: Platform['brand'], visitor: PageVisitor): Startup['status'] {
  return {
    status: 0,
    maintenance: false,
    maintenanceEnd: null,
    regionRestriction: false,
    domainCheckFailed: false,
    location: { ip: visitor.address, country: visitor.country },
    info: {
      customerService: [],
      domainRoute: [],
      resources: [],
      whitelabel: brand.merchant,
      register: true,
      mainDomain: visitor.host,
      analytics: { gtagId: null },
      imageCDNs: [],
      launchGameCDNs: [],
    },
  };
}
