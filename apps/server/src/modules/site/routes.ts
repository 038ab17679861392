import * as contract from '@pelita/contract';
import { type Binding, bindReading } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import { getConsolidatedSettings } from './brand-settings.ts';
import { getCountries } from './countries.ts';
import { getSystemStatus } from './site-status.ts';
import { getWhitelabel } from './whitelabel.ts';

export function siteRoutes(platform: Platform): Binding[] {
  const { settings } = platform;
  return [
    bindReading(contract.getSystemStatus, getSystemStatus(platform)),
    bindReading(contract.getWhitelabel, getWhitelabel(platform)),
    bindReading(contract.getCountries, getCountries),
    bindReading(contract.getLocation, async (_tx, who) => ({ ip: who.address, country: who.country })),
    bindReading(contract.getDomainRoute, async () => ({
      domainList: [...settings.get('site.domains')],
      resources: [...settings.get('site.resources')],
    })),
    bindReading(contract.getConsolidatedSettings, getConsolidatedSettings(platform)),
  ];
}
