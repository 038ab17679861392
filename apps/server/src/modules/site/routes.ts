import * as contract from '@pelita/contract';
import { type Binding, bindKnown } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import { getConsolidatedSettings } from './brand-settings.ts';
import { getCountries } from './countries.ts';
import { getSystemStatus } from './site-status.ts';
import { getWhitelabel } from './whitelabel.ts';
import { httpSettings } from '../../platform/http/settings.ts';
import { siteSettings } from './settings.ts';

export function siteRoutes(platform: Platform): Binding[] {
  const { settings } = platform;
  return [
    bindKnown(contract.getSystemStatus, getSystemStatus(platform)),
    bindKnown(contract.getWhitelabel, getWhitelabel(platform)),
    bindKnown(contract.getCountries, getCountries),
    bindKnown(contract.getLocation, async (who) => ({ ip: who.address, country: who.country })),
    bindKnown(contract.getDomainRoute, async () => ({
      domainList: [...settings.get(httpSettings.domains)],
      resources: [...settings.get(siteSettings.resources)],
    })),
    bindKnown(contract.getConsolidatedSettings, getConsolidatedSettings(platform)),
  ];
}
