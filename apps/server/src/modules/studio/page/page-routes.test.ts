import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '@pelita/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../../platform/brand.ts';
import { readEnvironment } from '../../../platform/environment/read-environment.ts';
import type { StudioTitle } from '../studio.ts';
import { pageRoutes } from './page-routes.ts';
import { symbolDrawer } from './symbols.ts';

const assetsFolder = mkdtempSync(join(tmpdir(), 'pelita-studio-'));
const title: StudioTitle = {
  gameCode: 'naga-bulan',
  name: 'Naga </script><b>Bulan',
  category: 'RNG',
  engine: 'lines-5x3',
  pictureUrl: '/art/0/game/naga-bulan.svg',
};
const app = Fastify();

beforeAll(async () => {
  mkdirSync(join(assetsFolder, '.vite'));
  const manifest = {
    'src/entry.tsx': { file: 'entry-1.js', isEntry: true, css: ['entry-1.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 'shared-1.js' },
    '../../packages/i18n/src/generated/ms.studio.ts': { file: 'ms.studio-1.js' },
  };
  writeFileSync(join(assetsFolder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(assetsFolder, 'entry-1.js'), 'export {};');
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Refusal ? 404 : 500).send(error instanceof Refusal ? error.code : 'a fault'),
  );
  const titleOf = async (gameCode: string) => (gameCode === title.gameCode ? title : null);
  const brand = await loadBrand(readEnvironment({}));
  await app.register(pageRoutes({ brand, titleOf, symbolsOf: symbolDrawer(), assetsFolder }));
});
afterAll(async () => {
  await app.close();
  rmSync(assetsFolder, { recursive: true });
});

const page = (query = '') => app.inject(`/studio/play/naga-bulan${query}`);

test('the page answers a plain GET and has an opaque origin wherever it is opened', async () => {
  const { statusCode, headers } = await page();
  const policy = String(headers['content-security-policy']);
  expect(statusCode).toBe(200);
  expect(policy).toContain('sandbox allow-scripts allow-downloads');
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('it speaks the language and wears the theme that the address asks for, and fetches their files at once', async () => {
  const { body } = await page('?lang=MY&theme=light');
  expect(body).toContain('<html lang="ms" dir="ltr" data-theme="light">');
  for (const name of ['shared-1.js', 'ms.studio-1.js'])
    expect(body).toContain(`<link rel="modulepreload" crossorigin href="/studio/assets/${name}">`);
  expect((await page('?lang=XX&theme=neon')).body).toContain('data-theme="dark"');
});

test('a title’s name is text everywhere', async () => {
  const { body } = await page();
  expect(body).not.toContain('<b>');
  const facts = /id="facts">(.*)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(facts)).toMatchObject({ name: title.name, engine: 'lines-5x3', language: 'MY' });
});

test('symbols and scripts are for frames of any origin, and kept for ever under addresses that change with them', async () => {
  const { body } = await page();
  const symbol = /\/studio\/symbols\/[^"]+\/W\.svg/.exec(body)?.[0] ?? '';
  for (const address of [symbol, '/studio/assets/entry-1.js']) {
    const { statusCode, headers } = await app.inject(address);
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['cache-control']).toContain('immutable');
  }
  const old = await app.inject('/studio/symbols/0000000000/naga-bulan/W.svg');
  expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'no-cache']);
});

test.each([
  '/studio/play/no-such-title',
  '/studio/play/__proto__',
  '/studio/symbols/0/no-such-title/W.svg',
  '/studio/symbols/0/naga-bulan/constructor.svg',
  '/studio/assets/missing.js',
  '/studio/assets/.vite/manifest.json',
  '/studio/assets/..%2f..%2fpackage.json',
])('nothing stands at %s', async (address) => {
  expect((await app.inject(address)).statusCode).toBeGreaterThanOrEqual(400);
  expect((await app.inject(address)).statusCode).toBeLessThan(500);
});
