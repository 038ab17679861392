import { reactAriaStyleHash } from '@pelita/ui/content-policy';
import { siteSettings } from '../../modules/site/settings.ts';
import { smsSettings } from '../../platform/providers/sms/settings.ts';
import type { Setting } from '../../platform/settings/setting.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** The Trusted Types policies that pages may make: the sanitiser's, and those for addresses of our own scripts and worker. */
const TRUSTED_TYPE_POLICIES = ['dompurify', 'modules', 'worker'];

/** What the brand's Google tag is fetched from and sends to; a page without a tag allows none of it. */
const tagSources = {
  scripts: 'https://www.googletagmanager.com',
  answers: 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
  /** The policy by which the tag brings in scripts of its own, from its own host (`brand-tag.ts` of the portal). */
  trustedType: 'default',
};

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
  const tag = settings.get(siteSettings.gtagId) === null ? null : tagSources;
  const trustedTypes = tag ? [...TRUSTED_TYPE_POLICIES, tag.trustedType] : TRUSTED_TYPE_POLICIES;
  const directives: Record<string, string> = {
    // Fonts, calls, media, workers and the manifest follow it: each by name would weigh on every first packet.
    'default-src': "'self'",
    'script-src': `'self' ${quoted(hashes.scripts)} ${tag?.scripts ?? ''}`,
    // The development server puts styles into the page as modules change.
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : `'self' ${quoted([...hashes.styles, reactAriaStyleHash])}`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: blob: ${origins(siteSettings.imageCDNs)} ${tag?.answers ?? ''}`,
    ...connections(settings, { isDevelopment, tag: tag?.answers }),
    'frame-src': `'self' ${origins(siteSettings.launchGameCDNs)} ${frameOrigins.join(' ')}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...(isDevelopment ? {} : { 'require-trusted-types-for': "'script'", 'trusted-types': trustedTypes.join(' ') }),
    ...(isSecure ? { 'upgrade-insecure-requests': '' } : {}),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim().replaceAll(/ {2,}/g, ' '))
    .join('; ');
}

/** Beside this server, a page asks the identity provider for phones and tells the Google tag, where the brand has them. */
function connections(
  settings: Settings,
  { isDevelopment, tag }: { isDevelopment: boolean; tag: string | undefined },
): Record<string, string> {
  const provider =
    settings.get(smsSettings.path) === 'identityProvider' ? settings.get(smsSettings.identityProvider) : null;
  const others = [
    ...(isDevelopment ? ['ws:'] : []),
    ...(provider ? [new URL(provider.apiUrl).origin] : []),
    ...(tag === undefined ? [] : [tag]),
  ];
  return others.length === 0 ? {} : { 'connect-src': ["'self'", ...others].join(' ') };
}
