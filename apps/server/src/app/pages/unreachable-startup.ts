import type { Startup } from '@pelita/contract';
import type { Platform } from '../../platform/platform.ts';
import type { PageVisitor } from './ask-in-process.ts';
import { hasSharePicture } from './site-files.ts';

/** What is known without asking anybody: the brand, and that nothing else is. */
export function unreachableStartup({ brand }: Pick<Platform, 'brand'>, visitor: PageVisitor): Startup {
  return {
    brand: {
      code: brand.code,
      name: brand.name,
      tokens: brand.tokens,
      licence: brand.licence,
      sharePicture: hasSharePicture(brand.code) ? '/share.jpg' : null,
    },
    settings: {
      merchant: brand.merchant,
      platform: brand.platform,
      currency: brand.currency,
      defaultLanguage: brand.defaultLanguage,
      languages: [...brand.languages],
      timeZone: brand.timeZone,
      pointValues: { ...brand.pointValues },
      loginBeforeHome: false,
      lotteryClick: 'page',
      welcomeAmount: null,
      consentAgeYears: brand.consentAgeYears,
    },
    status: {
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
    },
    whitelabel: [],
    lanes: [],
    payments: [],
    announcements: { banners: [], player: [], popup: [], promotion: [] },
    home: { hot: [], fresh: [], winners: [] },
  };
}
