import { reactAriaStyleHash } from '@pelita/ui/content-policy';
import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { call, getConsolidatedSettings, listHotGames, type Startup } from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { bindLong } from '../../platform/http/binding.ts';
import { MAINTENANCE_RETRY_SECONDS } from '../../platform/http/limits.ts';
import type { Module } from '../../platform/module.ts';
import { renderedPages } from '../../platform/http/rate/rate-limits.ts';
import { siteModule } from '../../modules/site/index.ts';
import { sandboxSettings } from '../../platform/settings/sandbox-settings.ts';
import { setSetting } from '../../platform/settings/testing/set-setting.ts';
import { smallApplication } from '../testing/small-table.ts';
import { FRESH_MS, STALE_MS } from './page-cache.ts';
import type { PortalRenderer } from './portal-renderer.ts';
import { registerPages } from './register-pages.ts';

/** For a machine that does other things too. */
const PATIENCE = { timeout: 4_000 };

type RenderRequest = Parameters<PortalRenderer['render']>[0];
const rendered: RenderRequest[] = [];
let broken = false;
/** Text in which a better packing finds more. */
const filler = Array.from({ length: 4_000 }, (_, index) => `word${(index * 7919) % 613} `).join('');
const hashes = { scripts: ['sha256-boot'], styles: ['sha256-style'] };
const renderer: PortalRenderer = {
  indexedPaths: ['/', '/rng'],
  readParameters: ['q', 'selection', 'vassalage'],
  render: async (request) => {
    rendered.push(request);
    if (broken) throw new Error('no page');
    const path = request.url.split('?', 1)[0];
    const html = `<!doctype html><html lang="${request.language}">${JSON.stringify(request)}${filler}</html>`;
    return { status: path === '/' || path === '/rng' ? 200 : 404, html, hashes };
  },
};

const world = await testDatabase({ variables: { GEO_HEADER: 'x-country', TRUST_PROXY: '127.0.0.1' } });
let hotGamesAreGone = false;
let listsAsked = 0;
const home: Module = {
  name: 'home',
  bindings: [
    bindLong(listHotGames, async () => {
      listsAsked += 1;
      if (hotGamesAreGone) throw new Error('the shelf fell');
      return { list: [] };
    }),
  ],
  startup: [
    {
      name: 'hotGames',
      empty: () => [],
      read: async (ask, visitor) => (await ask(listHotGames, { query: {} }, visitor)).list,
    },
  ],
};
const site = siteModule(world.platform);
const calls = [...(site.bindings ?? []), ...(home.bindings ?? [])].map((binding) => binding.call);
const { application } = smallApplication(world);
let frameOrigins: string[] = [];
const server = await testServer(
  world,
  {
    ...application,
    modules: [site, home, sandboxSettings(world.platform, async () => undefined)],
    frameOrigins: async () => frameOrigins,
  },
  {
    calls,
    pages: async (app, needs) => registerPages(app, world.platform, needs, async () => renderer),
  },
);

test('REL-02 one address has only so many pages made for it alone; what is kept for everybody stays open to it', async () => {
  const asked = { ...smallApplication(world).application, modules: [site, home] };
  const own = await testServer(world, asked, {
    calls,
    pages: async (app, needs) => registerPages(app, world.platform, needs, async () => renderer),
  });
  expect((await own.call('/')).status).toBe(200);
  let made = 0;
  while ((await own.call(made % 2 ? `/rng?q=${made}` : `/no-page-${made}`)).status !== 429) made += 1;
  // Home is made ahead of its first visitor, who may come sooner all the same.
  expect([renderedPages.uses - 1, renderedPages.uses]).toContain(made);
  const refused = await own.call('/rng?q=more');
  expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
  expect(refused.text).toMatch(/<html lang="ms"[^]*<h1>Terlalu banyak cubaan[^]*<a href="">Cuba lagi<\/a>/);
  const style = /<style>([^]*)<\/style>/.exec(refused.text)?.[1] ?? '';
  const styleHash = createHash('sha256').update(style).digest('base64');
  expect(refused.headers.get('content-security-policy')).toContain(`style-src 'sha256-${styleHash}'`);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  const english = await own.call('/rng?q=more', { headers: { cookie: 'language=EN; theme=light' } });
  expect(english.text).toMatch(/<html lang="en" dir="ltr" data-theme="light">[^]*<h1>Too many tries/);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await own.call('/no-page')).status).toBe(429);
  expect((await own.call('/')).status).toBe(200);
});

test('REL-02 a server that ends while it makes home ahead of its first visitor finishes that page, and begins no other', async () => {
  const asked = { ...smallApplication(world).application, modules: [site, home] };
  const [begun, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const pages: string[] = [];
  const slow: PortalRenderer = {
    ...renderer,
    render: async (request) => {
      begun.resolve();
      await finished.promise;
      pages.push(request.url);
      return renderer.render(request);
    },
  };
  const own = await testServer(world, asked, {
    calls,
    pages: async (app, needs) => registerPages(app, world.platform, needs, async () => slow),
  });
  await begun.promise;
  const ended = own.close();
  // A server that waits for something at its end still answers, and takes nobody.
  await expect.poll(async () => (await own.call('/wps/system/settings/consolidated')).status).toBe(503);
  finished.resolve();
  await ended;
  expect(pages).toEqual(['/']);
});

test('REL-02 ERR-02 a visitor is refused a page by a page, when it cannot be made and when the server is full', async () => {
  const asked = { ...smallApplication(world).application, modules: [site, home] };
  const full = await testServer(world, asked, {
    calls,
    requestsUnderWayMaximum: 0,
    pages: async (app, needs) => registerPages(app, world.platform, needs, async () => renderer),
  });
  const accept = 'text/html,application/xhtml+xml';
  const refused = await full.call('/rng', { headers: { accept, cookie: 'language=EN' } });
  expect([refused.status, refused.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(refused.text).toMatch(/<html lang="en"[^]*<a href="">Try again<\/a>/);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await full.call('/wps/system/status', { headers: { accept } })).body).toMatchObject({ code: 'overloaded' });
  broken = true;
  const failed = await server.call('/rng', { headers: { accept } });
  expect([failed.status, failed.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(failed.text).not.toContain('no page');
  broken = false;
});

const startupOf = (index = -1): Startup => rendered.at(index)?.startup ?? never();

/** Comes when the pages have heard of every change so far, of which each empties what they keep. */
async function pagesHaveHeard(): Promise<void> {
  await server.call('/');
  const before = rendered.length;
  await world.database.transaction((tx) => tx.publish({ topic: 'everyone', name: 'notice', data: {} }));
  const madeAnew = async () => {
    await server.call('/');
    return rendered.length;
  };
  await expect.poll(madeAnew, PATIENCE).toBeGreaterThan(before);
}

beforeEach(() => {
  rendered.length = 0;
  broken = false;
  hotGamesAreGone = false;
  world.clock.advance({ milliseconds: STALE_MS + 1 });
});

describe('a page', () => {
  test('SITE-05 holds the startup data, in the language of the cookie or else of the brand', async () => {
    const malay = await server.call('/');
    expect(malay.status).toBe(200);
    expect(malay.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(malay.text).toContain('<html lang="MY">');
    expect(startupOf()).toMatchObject({
      settings: { merchant: 'pelita' },
      status: { status: 0 },
      brand: { name: 'Pelita', licence: world.platform.brand.licence },
    });
    expect(startupOf().whitelabel.length).toBeGreaterThan(0);
    await server.call('/', { headers: { cookie: 'theme=light; language=EN' } });
    expect(rendered.at(-1)).toMatchObject({ language: 'EN', theme: 'light' });
    await server.call('/rng', { headers: { cookie: 'theme=%FF; language=%3Cscript%3E' } });
    expect(rendered.at(-1)).toMatchObject({ language: 'MY', theme: 'dark' });
  });

  test('SITE-05 is made without the pieces that cannot be had, and uses the last known one', async () => {
    hotGamesAreGone = true;
    expect((await server.call('/')).status).toBe(200);
    expect(startupOf().hotGames).toEqual([]);
    expect(startupOf().settings.merchant).toBe('pelita');
  });

  test('holds nothing of the visitor who happened to ask first', async () => {
    const answer = await server.call('/', {
      headers: { host: 'evil.example', 'x-country': 'MY', 'user-agent': 'one-of-a-kind' },
    });
    expect(answer.text).not.toMatch(/evil\.example|127\.0\.0\.1|one-of-a-kind/);
    expect(startupOf().status.location).toEqual({ ip: '', country: null });
  });

  test('SITE-06 a page under another host stays one, whatever host is forwarded', async () => {
    onTestFinished(() => setSetting(world, 'site.domains', []));
    await setSetting(world, 'site.domains', ['play.example']);
    expect((await server.call('/', { headers: { 'x-forwarded-host': 'play.example' } })).status).toBe(421);
  });

  test('SITE-03 a page is not served where the country is unreadable, nor where nothing says it', async () => {
    onTestFinished(() => setSetting(world, 'site.regions', []));
    onTestFinished(() => setSetting(world, 'site.unknownCountry', 'refused'));
    await setSetting(world, 'site.regions', ['MY']);
    expect((await server.call('/', { headers: { 'x-country': 'T1' } })).status).toBe(451);
    expect((await server.call('/')).status).toBe(451);
    await setSetting(world, 'site.unknownCountry', 'served');
    expect((await server.call('/')).status).toBe(200);
  });

  test('that is unknown is a 404 with the not-found page; calls stay JSON', async () => {
    const missing = await server.call('/no/such/page');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).toContain('text/html');
    expect((await server.call('/wps/nothing')).headers.get('content-type')).toContain('application/json');
    expect((await server.call('/no/such/page', { method: 'POST', body: {} })).headers.get('content-type')).toContain(
      'application/json',
    );
  });

  test('that cannot be rendered is a 500 without a stack', async () => {
    broken = true;
    const answer = await server.call('/rng');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toMatch(/no page|\.ts/);
  });

  test('reaches public reading calls in process, and no other', async () => {
    await server.call('/');
    const send = rendered.at(-1)?.send ?? never();
    expect((await send(getConsolidatedSettings, {})).merchant).toBe('pelita');
    const secret = call('GET /wps/secret', { who: 'player', value: z.object({}), summary: 'Secret.' });
    await expect(send(secret, {})).rejects.toMatchObject({ code: 'unknown_path' });
  });
});

describe('a page of a closed site', () => {
  afterEach(async () => {
    await setSetting(world, 'site.status', 0);
    await setSetting(world, 'site.maintenanceEnd', null);
    await setSetting(world, 'site.regions', []);
    await setSetting(world, 'site.domains', []);
  });
  const closings = {
    503: () => setSetting(world, 'site.status', 1),
    451: () => setSetting(world, 'site.regions', ['MY']),
    421: () => setSetting(world, 'site.domains', ['play.example']),
  };
  const asVisitor = { headers: { 'x-country': 'FR' } };

  test.each([503, 451, 421] as const)('SITE-04 is a %i and asks for nothing behind its screen', async (status) => {
    await server.call('/rng?q=lantern', asVisitor);
    expect(rendered.at(-1)?.send).toBeTypeOf('function');
    await closings[status]();
    const askedWhileOpen = listsAsked;
    expect(askedWhileOpen).toBeGreaterThan(0);
    for (const path of ['/rng', '/rng?q=lantern', '/no-page']) {
      expect((await server.call(path, asVisitor)).status, path).toBe(status);
      expect(rendered.at(-1)?.url).toBe(path);
      expect(rendered.at(-1)?.send).toBeUndefined();
    }
    expect(listsAsked).toBe(askedWhileOpen);
    expect(startupOf()).toMatchObject({ hotGames: [] });
  });

  test('SITE-02 says when to ask again, like the calls', async () => {
    expect((await server.call('/')).headers.get('retry-after')).toBeNull();
    await setSetting(world, 'site.status', 1);
    const retryAfter = async () => (await server.call('/')).headers.get('retry-after');
    expect(await retryAfter()).toBe(String(MAINTENANCE_RETRY_SECONDS));
    await setSetting(world, 'site.maintenanceEnd', world.clock.now().add({ minutes: 50 }).toString());
    expect(await retryAfter()).toBe('3000');
  });
});

describe('SEC-02 the policy of a page', () => {
  test('SEC-02 runs our own scripts and the one boot script, demands Trusted Types, and may not be framed', async () => {
    const policy = (await server.call('/')).headers.get('content-security-policy') ?? '';
    const directives = Object.fromEntries(
      policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1).filter(Boolean)]),
    );
    expect(directives['script-src']).toEqual(["'self'", "'sha256-boot'"]);
    expect(directives['style-src']).toEqual(["'self'", "'sha256-style'", `'${reactAriaStyleHash}'`]);
    expect(directives['object-src']).toEqual(["'none'"]);
    expect(directives['base-uri']).toEqual(["'none'"]);
    expect(directives['frame-ancestors']).toEqual(["'none'"]);
    expect(directives['default-src']).toEqual(["'self'"]);
    expect(directives['require-trusted-types-for']).toEqual(["'script'"]);
    expect(directives['trusted-types']?.length).toBeGreaterThan(0);
    expect(policy.replace(/style-src-attr 'unsafe-inline'/, '')).not.toMatch(/unsafe|\*|https?:/);
  });

  test('SEC-02 GAME-06 frames our own pages and those of registered providers, also one that was kept before', async () => {
    const framed = async () => {
      const policy = (await server.call('/')).headers.get('content-security-policy') ?? '';
      return policy.split('; ').find((line) => line.startsWith('frame-src'));
    };
    expect(await framed()).toBe("frame-src 'self'");
    frameOrigins = ['https://play.example', 'http://127.0.0.1:4000'];
    expect((await framed())?.split(/ +/)).toEqual(['frame-src', "'self'", ...frameOrigins]);
    frameOrigins = [];
  });
});

describe('SITE-05 the policy of a page', () => {
  const directivesOf = async () => {
    const policy = (await server.call('/')).headers.get('content-security-policy') ?? '';
    return Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]));
  };

  test('SITE-05 names the hosts of pictures that an operator has set, by their origins', async () => {
    const before = (await directivesOf())['img-src'] ?? [];
    await setSetting(world, 'site.imageCDNs', ['https://one.example/deep/', 'https://two.example']);
    expect((await directivesOf())['img-src']).toEqual([...before, 'https://one.example', 'https://two.example']);
    await setSetting(world, 'site.imageCDNs', []);
    expect((await directivesOf())['img-src']).toEqual(before);
  });

  test('SITE-05 lets the Google tag in where the brand has one, and nowhere else', async () => {
    const without = await directivesOf();
    expect(JSON.stringify(without)).not.toContain('google');
    await setSetting(world, 'site.gtagId', 'G-TEST1');
    const tagged = await directivesOf();
    expect(tagged['script-src']).toEqual([...(without['script-src'] ?? []), 'https://www.googletagmanager.com']);
    expect(tagged['connect-src']).toEqual(expect.arrayContaining(["'self'", 'https://*.google-analytics.com']));
    expect(tagged['trusted-types']).toEqual([...(without['trusted-types'] ?? []), 'default']);
    expect(tagged['require-trusted-types-for']).toEqual(["'script'"]);
    await setSetting(world, 'site.gtagId', null);
    expect(await directivesOf()).toEqual(without);
  });
});

describe('keeping pages', () => {
  beforeEach(async () => {
    await pagesHaveHeard();
    rendered.length = 0;
    world.clock.advance({ milliseconds: STALE_MS + 1 });
  });

  test('one rendering serves everybody; trackers make no page of their own', async () => {
    await server.call('/');
    await server.call('/?utm_source=x&fbclid=y', { headers: { 'user-agent': 'other' } });
    expect(rendered).toHaveLength(1);
    expect(rendered[0]?.url).toBe('/');
    await server.call('/rng?selection=NEW&utm=1');
    expect(rendered.at(-1)?.url).toBe('/rng?selection=NEW');
  });

  test('ROUTE-01 slashes too many make no page of their own', async () => {
    await server.call('/rng');
    expect((await server.call('///rng')).status).toBe(200);
    expect(rendered.map(({ url }) => url)).toEqual(['/rng']);
  });

  test('many who ask at once wait for one rendering', async () => {
    await Promise.all(Array.from({ length: 10 }, () => server.call('/rng')));
    expect(rendered).toHaveLength(1);
  });

  test('a page past its second is sent once more while the next is made', async () => {
    await server.call('/');
    world.clock.advance({ milliseconds: FRESH_MS + 1 });
    expect((await server.call('/')).status).toBe(200);
    await expect.poll(() => rendered.length, PATIENCE).toBe(2);
    await server.call('/');
    expect(rendered).toHaveLength(2);
  });

  test('a page that cannot be made anew stays for a while', async () => {
    await server.call('/');
    world.clock.advance({ milliseconds: FRESH_MS + 1 });
    broken = true;
    for (const made of [2, 3, 4]) {
      expect((await server.call('/')).status).toBe(200);
      await expect.poll(() => rendered.length, PATIENCE).toBe(made);
    }
  });

  test('free text is rendered for the one who asked', async () => {
    await server.call('/rng?q=koi');
    await server.call('/rng?q=koi');
    expect(rendered.filter(({ url }) => url === '/rng?q=koi')).toHaveLength(2);
  });

  test('a page that is asked for once the sandbox has changed a setting shows it', async () => {
    const shown = async () => {
      await server.call('/');
      return rendered.length;
    };
    expect(await shown()).toBe(1);
    for (const address of ['0.0.0.1', '0.0.0.2', '0.0.0.3']) {
      const before = await shown();
      const changed = await server.call('/dev/settings/site.blockedAddresses', { method: 'PUT', body: [address] });
      expect(changed.status).toBe(204);
      expect(await shown()).toBe(before + 1);
    }
  });

  test('a change of the settings is shown at once', async () => {
    await server.call('/');
    await world.database.transaction((tx) => tx.publish({ topic: 'everyone', name: 'settings', data: { keys: [] } }));
    await expect
      .poll(async () => {
        await server.call('/');
        return rendered.length;
      }, PATIENCE)
      .toBe(2);
  });

  test('a known ETag is a 304 without a body, and pages may be kept by browsers', async () => {
    const first = await server.call('/');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('vary')).toContain('Cookie');
    const again = await server.call('/', { headers: { 'if-none-match': `W/"other", ${etag}` } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
  });

  test('brotli is sent to those who take it, and is the same page', async () => {
    const [plain, packed] = [await raw('/', 'identity'), await raw('/', 'gzip, br')];
    expect(packed.length).toBeLessThan(plain.length);
    expect(brotliDecompressSync(packed).toString()).toBe(plain.toString());
  });

  test('HEAD answers like GET without a body', async () => {
    const head = await server.call('/', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('etag')).not.toBeNull();
  });
});

test('ROUTE-01 the map of the site names each path in each language, and robots are sent there', async () => {
  const map = await server.call('/sitemap.xml');
  expect(map.headers.get('content-type')).toContain('application/xml');
  expect(map.text.match(/<loc>/g)).toHaveLength(2);
  expect(map.text).toMatch(/hreflang="en" href="http[^"]*\/rng\?language=EN"/);
  const robots = await server.call('/robots.txt');
  expect(robots.text).toMatch(/Disallow: \/game\n[^]*Sitemap: http\S+\/sitemap\.xml/);
  expect(JSON.parse((await server.call('/manifest.webmanifest')).text)).toMatchObject({ start_url: '/', id: '/' });
});

test('NOTICE-05 the page for a browser without a connection holds every language, and runs its one script alone', async () => {
  const page = await server.call('/offline');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  for (const language of world.platform.brand.languages) expect(page.text).toContain(`<main id="${language}"`);
  const [, script = ''] = /<script>([^]*)<\/script>/.exec(page.text) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain(`default-src 'none'; script-src 'sha256-${hash}'; style-src 'sha256-`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(page.text).toContain('<meta name="robots" content="noindex" />');
});

test('BRAND-03 an address may name its language, and a visitor’s own choice comes before it', async () => {
  await server.call('/terms?language=EN');
  await server.call('/terms?language=EN', { headers: { cookie: 'language=MY' } });
  await server.call('/terms?language=NOTHING');
  const seen = rendered.filter(({ url }) => url === '/terms').map(({ language }) => language);
  expect(seen).toEqual(['EN', 'MY', 'MY']);
});

/** The bytes as they travel: fetch would unpack them. */
function raw(path: string, coding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(server.origin + path, { headers: { 'accept-encoding': coding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

function never(): never {
  throw new Error('nothing was rendered');
}
