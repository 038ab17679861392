import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase, testServer } from '@pelita/testkit';
import { afterAll, expect, test } from 'vitest';
import { OPERATOR_COOKIE } from '../../../modules/operators/index.ts';
import { smallApplication } from '../../testing/small-table.ts';
import { builtOffice } from './built-office.ts';

const folder = await mkdtemp(join(tmpdir(), 'office-page-'));
afterAll(() => rm(folder, { recursive: true }));
for (const name of ['.vite', 'assets']) await mkdir(join(folder, name));
await writeFile(join(folder, 'assets/entry-1.js'), 'start()');
const manifest = {
  'src/entry.tsx': {
    file: 'assets/entry-1.js',
    isEntry: true,
    imports: ['_kit.js'],
    dynamicImports: ['src/pages/home/home-page.tsx', 'src/pages/deposits/deposits-page.tsx', 'menu.tsx'],
    css: ['assets/entry-1.css'],
  },
  '_kit.js': { file: 'assets/kit-1.js', css: ['assets/kit-1.css'] },
  '_lists.js': { file: 'assets/lists-1.js', imports: ['src/entry.tsx'], css: ['assets/lists-1.css'] },
  'menu.tsx': { file: 'assets/menu-1.js', imports: ['_kit.js'] },
  'src/pages/home/home-page.tsx': { file: 'assets/home-1.js', imports: ['_kit.js'] },
  'src/pages/deposits/deposits-page.tsx': { file: 'assets/deposits-1.js', imports: ['src/entry.tsx', '_lists.js'] },
  '../../packages/i18n/src/generated/en.office.ts': { file: 'assets/en-1.js' },
  '../../packages/i18n/src/generated/ms.office.ts': { file: 'assets/ms-1.js' },
};
await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));

const world = await testDatabase();
const { application } = smallApplication(world);
const office = await testServer(
  world,
  { ...application, modules: [] },
  { calls: [], pages: builtOffice(world.platform, folder) },
);

const startupIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="page-data">([^<]*)/.exec(html)?.[1] ?? '') as Record<
    string,
    unknown
  >;

test('SEC-03 the back office’s page runs its own scripts alone and may be framed, indexed and kept by nobody', async () => {
  const { status, headers, text } = await office.call('/approvals?state=ended');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[^']+'; /);
  for (const directive of [
    "frame-ancestors 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    'trusted-types dompurify ProseMirrorClipboard',
  ])
    expect(policy).toContain(directive);
  expect(policy).not.toContain('unsafe');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(text).toContain('<script type="module" src="/assets/entry-1.js"></script>');
  const sheets = Array.from(text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, href]) => href);
  expect(sheets, 'the entry says the order of the layers').toEqual([
    expect.stringMatching(/^\/brand\//),
    '/assets/entry-1.css',
    '/assets/kit-1.css',
  ]);
  expect(text.match(/<script(?! type="(module|application\/json)")/)).toBeNull();
});

test('BRAND-02 the page is light and in the brand’s language until its cookies say otherwise', async () => {
  expect((await office.call('/')).text).toContain('<html lang="ms" dir="ltr" data-theme="light">');
  const chosen = await office.call('/', { headers: { cookie: 'language=EN; theme=dark' } });
  expect(chosen.text).toContain('<html lang="en" dir="ltr" data-theme="dark">');
  const [sheet = ''] = /\/brand\/\w+\/look\.css/.exec(chosen.text) ?? [];
  const look = await office.call(sheet);
  expect([look.status, look.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  expect(look.text).toContain('--mark:url(');
});

test('OPS-01 the page asks who is logged in only where there may be a session', async () => {
  const mayHave = async (headers: Record<string, string>) =>
    startupIn((await office.call('/', { headers })).text)['mayHaveSession'];
  expect(await mayHave({ 'sec-fetch-site': 'none' })).toBe(false);
  expect(await mayHave({ 'sec-fetch-site': 'none', cookie: `${OPERATOR_COOKIE}=x` })).toBe(true);
  // A strict cookie stays at home when another site leads here.
  expect(await mayHave({ 'sec-fetch-site': 'cross-site' })).toBe(true);
});

test('what the script will ask for is on its way with the page: its texts, the page at the path, and what that needs', async () => {
  const onTheWay = async (path: string, cookie = `${OPERATOR_COOKIE}=x`) => {
    const { text } = await office.call(path, { headers: { 'sec-fetch-site': 'none', cookie } });
    const links = text.matchAll(/<link rel="(?:modulepreload|preload)" (?:as="style" )?href="\/assets\/([^"]+)"/g);
    return Array.from(links, ([, href]) => href);
  };
  expect(await onTheWay('/deposits?state=pending')).toEqual([
    'kit-1.js',
    'ms-1.js',
    'deposits-1.js',
    'lists-1.js',
    'menu-1.js',
    'lists-1.css',
  ]);
  expect(await onTheWay('/')).toEqual(['kit-1.js', 'ms-1.js', 'home-1.js', 'menu-1.js']);
  expect(await onTheWay('/constructor', `${OPERATOR_COOKIE}=x; language=EN`)).toEqual([
    'kit-1.js',
    'en-1.js',
    'menu-1.js',
  ]);
  expect(await onTheWay('/deposits', ''), 'who has to log in first').toEqual(['kit-1.js', 'ms-1.js']);
});

test('API-05 a file is sent as it is, and one that is not there is no page', async () => {
  expect((await office.call('/assets/entry-1.js')).text).toBe('start()');
  const { status, headers } = await office.call('/assets/none.js');
  expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
});
