import type { Brand } from '@pelita/contract';
import { languageOf } from '@pelita/i18n';
import type { FastifyInstance } from 'fastify';
import { originFor } from '../../platform/http/request-origin.ts';
import type { Platform } from '../../platform/platform.ts';
import { pictureAddresses, registerBrandPictures } from './brand-pictures.ts';
import { offlinePage } from './offline-page.ts';
import type { PortalRenderer } from './portal-renderer.ts';

const HOUR = 'public, max-age=3600';

/** What machines ask a site for: its map, what they may read, how to install it, and the picture of a shared link. */
export function registerSiteFiles(
  app: FastifyInstance,
  platform: Platform,
  renderer: () => Promise<PortalRenderer>,
): void {
  const { brand } = platform;
  const origin = originFor(platform)('');
  const send = (path: string, type: string, body: () => Promise<string | Buffer> | string | Buffer) =>
    app.get(path, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', HOUR)
        .send(await body()),
    );

  send('/robots.txt', 'text/plain; charset=utf-8', () => robots(origin));
  send('/sitemap.xml', 'application/xml; charset=utf-8', async () => {
    const { indexedPaths } = await renderer();
    return siteMap(origin, brand, indexedPaths);
  });
  send('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', () => JSON.stringify(manifest(brand)));
  registerBrandPictures(app, brand);
  app.get('/offline', async (_request, reply) => {
    const { html, policy } = offlinePage(brand);
    const headers = { 'cache-control': 'no-cache', 'content-security-policy': policy };
    return reply.headers(headers).type('text/html; charset=utf-8').send(html);
  });
}

/** Centres and other modals stand behind a parameter of any page; games and calls are no pages to find. */
function robots(origin: string): string {
  const closed = ['/game', '/*?*modal=', '/wps/', '/lgw/', '/lotto/', '/provider/', '/studio/'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

function siteMap(origin: string, brand: Brand, paths: readonly string[]): string {
  const entries = paths.map((path) => {
    const alternates = brand.languages.map(
      (code) =>
        `<xhtml:link rel="alternate" hreflang="${languageOf(code).tag}" href="${origin}${path}${code === brand.defaultLanguage ? '' : `?language=${code}`}"/>`,
    );
    return `<url><loc>${origin}${path}</loc>${alternates.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function manifest(brand: Brand) {
  const addressOf = pictureAddresses(brand);
  const icon = (name: 'icon-192.png' | 'icon-512.png' | 'maskable-512.png', purpose: string) => {
    const side = /\d+/.exec(name)?.[0] ?? '';
    return { src: addressOf(name), sizes: `${side}x${side}`, type: 'image/png', purpose };
  };
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.slogans[brand.defaultLanguage],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: languageOf(brand.defaultLanguage).tag,
    background_color: brand.colours.dark.base,
    theme_color: brand.colours.dark.ink,
    icons: [
      icon('icon-192.png', 'any'),
      icon('icon-512.png', 'any'),
      icon('maskable-512.png', 'maskable'),
      { src: addressOf('mark.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}
