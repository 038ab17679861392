import { createHash } from 'node:crypto';
import { Refusal } from '@pelita/contract';
import { chooseLanguage } from '@pelita/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForeignHost, secondsToOpening, siteMode } from '../../modules/site/index.ts';
import { siteSettings } from '../../modules/site/settings.ts';
import { codingFor } from '../../platform/http/accepted-coding.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { cookieOf } from '../../platform/http/cookies.ts';
import { countryOf } from '../../platform/http/country-of.ts';
import { OVERLOADED_RETRY_SECONDS } from '../../platform/http/limits.ts';
import { renderedPages } from '../../platform/http/rate/rate-limits.ts';
import { takeOfAddress } from '../../platform/http/rate/take-of-address.ts';
import { hostOf } from '../../platform/http/request-host.ts';
import { originFor } from '../../platform/http/request-origin.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Ask, PageVisitor } from '../../platform/startup-piece.ts';
import type { PageHandler, PageNeeds } from '../build-app.ts';
import { askInProcess } from './ask-in-process.ts';
import { brandLook } from './brand-look.ts';
import { languageInAddress, pageAddress } from './page-address.ts';
import { createPageCache, type KeptPage } from './page-cache.ts';
import { createPacking, type Packing } from './page-packing.ts';
import { pagePolicy } from './page-policy.ts';
import type { PortalRenderer } from './portal-renderer.ts';
import { createStartupReader } from './read-startup.ts';
import { sendRefusedPage } from './refused-page.ts';
import { registerSiteFiles } from './site-files.ts';

/** Changes that a page shows at once. */
const changesOfPages = new Set(['settings', 'status', 'notice', 'catalogue', 'offers']);

/**
 * Answers pages from the portal's renderer. What is sent depends on the language, the theme, the mode of the site and
 * the address alone, never on who asks, so that one rendering serves everybody; the browser fills in the member.
 */
export function registerPages(
  app: FastifyInstance,
  platform: Platform,
  { bindings, rates, frameOrigins, startup }: PageNeeds,
  renderer: () => Promise<PortalRenderer>,
  isDevelopment = false,
): PageHandler {
  const ask = askInProcess(bindings, platform);
  const readStartup = createStartupReader(platform, startup, ask);
  const packing = createPacking();
  const cache = createPageCache(platform.clock.monotonicMs);
  const leave = platform.events.subscribe(['everyone'], null, async (event) => {
    if (!changesOfPages.has(event.name)) return;
    if (event.name === 'settings') await platform.settings.upToDate();
    cache.clear();
  });
  const closing = new AbortController();
  let warmed = Promise.resolve();
  // Whoever comes first after a start finds home made and packed in every language and theme.
  if (!isDevelopment) app.addHook('onListen', () => (warmed = warmHome(app, platform, closing.signal)));
  app.addHook('preClose', async () => {
    leave();
    // What is on its way still needs the database.
    closing.abort();
    await Promise.allSettled([warmed]);
  });
  registerSiteFiles(app, platform, renderer);
  const origin = originFor(platform)('');
  const { host } = new URL(origin);
  const look = brandLook(platform.brand);
  const isSecure = platform.environment.publicOrigin?.startsWith('https:') ?? false;

  return async (request, reply) => {
    const language = chooseLanguage(
      cookieOf(request.headers.cookie, 'language') ?? languageInAddress(request.url),
      platform.brand,
    );
    const theme = cookieOf(request.headers.cookie, 'theme') === 'light' ? 'light' : 'dark';
    const country = countryOf(request, platform.environment);
    const isForeign = isForeignHost(platform.settings, hostOf(request));
    const mode = isForeign ? 'foreign' : siteMode(platform.settings, country);
    // Only the restriction screen tells visitors where they are; every other page is everybody's.
    const isOwn = mode === 2;
    const visitor: PageVisitor = {
      language,
      host,
      address: isOwn ? (clientAddress(request.ip) ?? '') : '',
      country: isOwn ? country : null,
    };
    const portal = await renderer();
    const { address, isKeepable } = pageAddress(request.url, portal.readParameters);
    const make = async (): Promise<KeptPage> => {
      const known = await readStartup(visitor, mode === 0);
      const startup = { ...known, status: { ...known.status, domainCheckFailed: mode === 'foreign' } };
      // Behind a closed screen no loader asks for what nobody may see.
      const loading = mode === 0 ? { send: sendFor(ask, visitor) } : {};
      return keptPage(
        await portal.render({ url: address, origin, language, theme, startup, look, ...loading }),
        packing,
      );
    };
    const canKeep = isKeepable && !isOwn && !isDevelopment;
    const key = JSON.stringify([language, theme, mode, address]);
    if (!canKeep || !cache.has(key)) {
      const refusal = await refusalOf(takeOfAddress(rates, renderedPages, request.ip));
      if (refusal) {
        reply.code(429).header('retry-after', secondsOf(refusal)).header('cache-control', 'no-store');
        return sendRefusedPage(request, reply, platform.brand, refusal);
      }
    }
    const page = canKeep ? await cache.get(key, make) : await make();
    const policy = pagePolicy(page.hashes, platform.settings, {
      isSecure,
      isDevelopment,
      frameOrigins: await frameOrigins(),
    });
    const status = statusIn[mode] ?? page.status;
    if (status === 503) reply.header('retry-after', secondsToOpening(platform));
    return sendPage(request, reply, { ...page, status, br: packing.best(page.digest) ?? page.br }, policy);
  };
}

type PageMode = 'foreign' | 0 | 1 | 2;

/** What a crawler and a cache should know of a closed site. */
const statusIn: Partial<Record<PageMode, number>> = { foreign: 421, 1: 503, 2: 451 };

async function warmHome(
  app: FastifyInstance,
  { brand, log, environment, settings }: Platform,
  closing: AbortSignal,
): Promise<void> {
  const [served = ''] = settings.get(siteSettings.regions);
  const [proxy = '0.0.0.0'] = environment.trustProxy;
  const cookies = brand.languages.flatMap((language) =>
    ['dark', 'light'].map((theme) => `language=${language}; theme=${theme}`),
  );
  for (const cookie of cookies) {
    if (closing.aborted) return;
    const { statusCode } = await app.inject({
      url: '/',
      // As a visitor of the first country served, whose address is nobody's: what is made here counts against no visitor.
      headers: {
        cookie,
        'accept-encoding': 'br',
        'x-forwarded-for': '0.0.0.0',
        ...(environment.geoHeader ? { [environment.geoHeader]: served } : {}),
      },
      remoteAddress: proxy.replace(/\/.*/, ''),
    });
    if (statusCode >= 500) log.warn({ cookie, statusCode }, 'home could not be made ahead of its first visitor');
  }
}

function sendFor(ask: Ask, visitor: PageVisitor): NonNullable<Parameters<PortalRenderer['render']>[0]['send']> {
  return (call, input) => ask(call, input, visitor);
}

async function keptPage(rendered: Awaited<ReturnType<PortalRenderer['render']>>, packing: Packing): Promise<KeptPage> {
  const digest = createHash('sha256').update(rendered.html).digest('base64url').slice(0, 22);
  const html = Buffer.from(rendered.html);
  const br = await packing.pack(digest, html);
  const { status, hashes } = rendered;
  return { status, hashes, digest, html, br };
}

async function refusalOf(taking: Promise<void>): Promise<Refusal | null> {
  try {
    await taking;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function secondsOf({ details }: Refusal): number {
  return Math.max(1, Math.ceil(details.retryAfterSeconds ?? OVERLOADED_RETRY_SECONDS));
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage, policy: string): FastifyReply {
  // Never no-store: it would keep browsers from going back without asking.
  reply.header('cache-control', 'no-cache').header('vary', 'Accept-Encoding, Cookie');
  const etag = `W/"${page.digest}"`;
  reply.header('etag', etag).header('content-security-policy', policy);
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  if (page.status === 200 && known.includes(etag)) return reply.code(304).send();
  reply.code(page.status).type('text/html; charset=utf-8');
  if (codingFor(request.headers['accept-encoding']) !== 'br') return reply.send(page.html);
  return reply.header('content-encoding', 'br').send(page.br);
}
