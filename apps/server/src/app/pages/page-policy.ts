import { siteSettings } from '../../modules/site/settings.ts';
import { smsSettings } from '../../platform/providers/sms/settings.ts';
import type { Setting } from '../../platform/settings/setting.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** The Trusted Types policies that pages may make: the sanitiser's, and those for addresses of our own scripts and worker. */
const TRUSTED_TYPE_POLICIES = ['dompurify', 'modules', 'worker'];

/**
 * The content security policy of a page. Scripts are ours or the one inline script whose hash is known; startup data is
 * inert JSON. No nonce: it would make every answer differ and end caching.
 */
export function pagePolicy(
  hashes: { scripts: readonly string[]; styles: readonly string[] },
  settings: Settings,
  {
    isSecure,
    isDevelopment,
    frameOrigins,
  }: { isSecure: boolean; isDevelopment: boolean; frameOrigins: readonly string[] },
): string {
  const quoted = (sources: readonly string[]): string => sources.map((source) => `'${source}'`).join(' ');
  const origins = (addresses: Setting<string[]>): string =>
    settings
      .get(addresses)
      .filter((address) => URL.canParse(address))
      .map((address) => new URL(address).origin)
      .join(' ');
  const directives: Record<string, string> = {
    // Fonts, calls, media, workers and the manifest follow it: each by name would weigh on every first packet.
    'default-src': "'self'",
    'script-src': `'self' ${quoted(hashes.scripts)}`,
    // The development server puts styles into the page as modules change.
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : `'self' ${quoted(hashes.styles)}`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: blob: ${origins(siteSettings.imageCDNs)}`,
    ...connections(settings, isDevelopment),
    'frame-src': `'self' ${origins(siteSettings.launchGameCDNs)} ${frameOrigins.join(' ')}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...(isDevelopment
      ? {}
      : { 'require-trusted-types-for': "'script'", 'trusted-types': TRUSTED_TYPE_POLICIES.join(' ') }),
    ...(isSecure ? { 'upgrade-insecure-requests': '' } : {}),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}

/** Beside the house, a page asks the identity provider for phones, where the brand has one. */
function connections(settings: Settings, isDevelopment: boolean): Record<string, string> {
  const provider =
    settings.get(smsSettings.path) === 'identityProvider' ? settings.get(smsSettings.identityProvider) : null;
  const others = [...(isDevelopment ? ['ws:'] : []), ...(provider ? [new URL(provider.apiUrl).origin] : [])];
  return others.length === 0 ? {} : { 'connect-src': ["'self'", ...others].join(' ') };
}
