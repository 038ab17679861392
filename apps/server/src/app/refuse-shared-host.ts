import type { Platform } from '../platform/platform.ts';
import { httpSettings } from '../platform/http/settings.ts';

/** The start cannot go on as it is configured; the message says why and what to change. */
export class Misconfigured extends Error {
  override name = 'Misconfigured';
}

/** Cookies know no ports: on a host of the portal the operators' cookie would travel to it. */
export function refuseSharedHost({ settings }: Pick<Platform, 'settings'>, officeOrigin: string): void {
  const { hostname } = new URL(officeOrigin);
  const isShared = settings.get(httpSettings.domains).some((domain) => domain.replace(/:\d+$/, '') === hostname);
  if (isShared)
    throw new Misconfigured(
      `The back office cannot be at ${hostname}, which the setting site.domains names as the portal’s.`,
    );
}
