import type { Startup } from '@pelita/contract';
import { useStartup } from './page.ts';

/** Whether the site is open to this visitor, and if not, why. */
export type SiteMode = 'open' | 'maintenance' | 'restricted' | 'foreign';

export function siteModeOf({ domainCheckFailed, status }: Startup['status']): SiteMode {
  if (domainCheckFailed) return 'foreign';
  return ({ 0: 'open', 1: 'maintenance', 2: 'restricted' } as const)[status];
}

export function useSiteMode(): SiteMode {
  return siteModeOf(useStartup().status);
}
