import { createHash } from 'node:crypto';
import { chooseLanguage } from '@pelita/i18n';
import type { FastifyInstance } from 'fastify';
import { OPERATOR_COOKIE } from '../../../modules/operators/index.ts';
import { cookieOf } from '../../../platform/http/cookies.ts';
import { pathOf } from '../../../platform/http/path-of.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PageHandler } from '../../build-app.ts';
import { brandLook } from '../brand-look.ts';
import { registerBrandPictures } from '../brand-pictures.ts';
import type { OfficeAssets } from './office-assets.ts';
import { officeDocument } from './office-document.ts';
import { officePolicy } from './office-policy.ts';

/**
 * The back office's one page, the answer to every path that is neither a call nor a file. It knows the brand, and of who
 * asks only the language and the theme of their cookies; whoever is logged in, its script finds out.
 */
export function registerOfficePage(
  app: FastifyInstance,
  { brand, environment }: Platform,
  assets: OfficeAssets,
  /** What the development server makes of a page. */
  developed?: (url: string, html: string) => Promise<string>,
): PageHandler {
  registerBrandPictures(app, brand);
  const { style, icon, themeColours } = brandLook(brand);
  const sheet = `/brand/${createHash('sha256').update(style).digest('hex').slice(0, 10)}/look.css`;
  app.get(sheet, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable').send(style),
  );
  const isSecure = environment.officeOrigin?.startsWith('https:') ?? false;
  const policy = officePolicy({ isSecure, isDevelopment: developed !== undefined });
  const { name, languages, timeZone, currency } = brand;
  const known = { name, languages, timeZone, currency, hasLockup: brand.lockup !== null };

  return async (request, reply) => {
    const { cookie } = request.headers;
    const language = chooseLanguage(cookieOf(cookie, 'language'), brand);
    const theme = cookieOf(cookie, 'theme') === 'dark' ? 'dark' : 'light';
    // A link of another site brings no strict cookie along, though there may be one.
    const isFromElsewhere = ['cross-site', 'same-site'].includes(String(request.headers['sec-fetch-site']));
    const mayHaveSession = isFromElsewhere || cookieOf(cookie, OPERATOR_COOKIE) !== null;
    const startup = { ...known, language, theme, mayHaveSession, isSandbox: environment.sandbox } as const;
    const html = officeDocument(startup, pathOf(request), assets, { sheet, icon, themeColour: themeColours[theme] });
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(developed ? await developed(request.url, html) : html);
  };
}
