import type { Brand } from '@pelita/contract';
import type { Settings } from '../../platform/settings/settings.ts';
import { siteSettings } from './settings.ts';

/** In years: the brand's, or a higher one that operators have set. */
export function minimumAge({
  brand,
  settings,
}: {
  brand: Pick<Brand, 'consentAgeYears'>;
  settings: Pick<Settings, 'get'>;
}): number {
  return Math.max(brand.consentAgeYears, settings.get(siteSettings.minimumAgeYears));
}
