import type { Platform } from '../../../platform/platform.ts';
import { originFor } from '../../../platform/http/request-origin.ts';
import { httpSettings } from '../../../platform/http/settings.ts';

/**
 * The origin of a link that goes out by mail. A Host header is whatever the asker wrote, and a link to their own site
 * would carry the token there: so only what the deployment or the brand has named counts, outside a sandbox.
 */
export function linkOrigin(platform: Platform, host: string): string {
  const { publicOrigin, sandbox } = platform.environment;
  const [mainDomain] = platform.settings.get(httpSettings.domains);
  if (publicOrigin !== null) return publicOrigin;
  if (mainDomain !== undefined) return `https://${mainDomain}`;
  return originFor(platform)(sandbox ? host : '');
}
