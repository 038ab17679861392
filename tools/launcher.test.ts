import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compress } from './compress.mjs';
import { isComplete, linkWorkspaces } from './launch/packages.mjs';
import { isAsNewAs } from './launch/pinned-node.mjs';
import { capture } from './launch/processes.mjs';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'launcher-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const launch = (words: string[], env: Record<string, string>) =>
  capture(process.execPath, ['tools/launch.mjs', ...words], { env: { ...process.env, ...env } });

test.each([
  ['20.20.2', '26.10.0', false],
  ['26.9.1', '26.10.0', false],
  ['26.10.0', '26.10.0', true],
  ['26.11.0', '26.10.0', true],
  ['27.0.0', '26.10.0', true],
])('Node %s serves where %s is pinned: %s', (running, pinned, expected) => {
  expect(isAsNewAs(running, pinned)).toBe(expected);
});

const zod = { version: '4.6.7', integrity: 'sha512-a' };
const own = { os: [process.platform], cpu: [process.arch], optional: true, version: '1.0.0', integrity: 'sha512-b' };
const foreign = { ...own, os: ['elsewhere'] };

test.each([
  ['all there', { 'node_modules/zod': zod }, { 'node_modules/zod': zod }, true],
  ['another version there', { 'node_modules/zod': zod }, { 'node_modules/zod': { ...zod, version: '4.6.6' } }, false],
  ['another content there', { 'node_modules/zod': zod }, { 'node_modules/zod': { ...zod, integrity: 'x' } }, false],
  ['one missing', { 'node_modules/zod': zod }, {}, false],
  ["another system's missing", { 'node_modules/pg': foreign }, {}, true],
  ["this system's missing", { 'node_modules/pg': own }, {}, false],
])('packages count as installed only when the record agrees with the lock: %s', (_case, wanted, present, expected) => {
  put('package-lock.json', JSON.stringify({ packages: { '': {}, 'packages/contract': {}, ...wanted } }));
  put('node_modules/.package-lock.json', JSON.stringify({ packages: present }));
  expect(isComplete(folder)).toBe(expected);
});

test('a new package of our own is linked, without an installation', () => {
  const wanted = { 'node_modules/@pelita/games': { resolved: 'packages/games', link: true } };
  put('package-lock.json', JSON.stringify({ packages: { '': {}, 'packages/games': {}, ...wanted } }));
  put('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
  put('packages/games/package.json', '{ "name": "@pelita/games" }');
  expect(isComplete(folder)).toBe(true);
  linkWorkspaces(folder);
  linkWorkspaces(folder);
  expect(readFileSync(join(folder, 'node_modules/@pelita/games/package.json'), 'utf8')).toContain('@pelita/games');
});

test('packages count as missing when an installation was broken off before its record', () => {
  put('package-lock.json', JSON.stringify({ packages: { 'node_modules/zod': zod } }));
  put('node_modules/zod/package.json', '{}');
  expect(isComplete(folder)).toBe(false);
});

test('a busy port is said before anything is built, with the way out', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, output } = await launch(['start'], { PORT: String(port), HOST: '127.0.0.1' });
  server.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} on 127.0.0.1 is taken`);
  expect(output).toContain(`PORT=${port + 2} npm start`);
  expect(output).not.toMatch(/^\s+at /m);
});

test('a Chromium that is not where CHROME_PATH says is named', async () => {
  const { code, output } = await launch(['e2e'], { CHROME_PATH: join(folder, 'chromium') });
  expect(code).toBe(1);
  expect(output).toContain(join(folder, 'chromium'));
});

test('reset deletes a data folder, and without a terminal only after --yes', async () => {
  put('data/first-run.json', '{}');
  const env = { DATA_DIR: join(folder, 'data') };
  expect((await launch(['reset'], env)).code).toBe(1);
  expect(existsSync(join(folder, 'data'))).toBe(true);
  expect((await launch(['reset', '--yes'], env)).code).toBe(0);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test('reset leaves alone what is no data folder', async () => {
  put('photos/first.jpg', '');
  const { code, output } = await launch(['reset', '--yes'], { DATA_DIR: join(folder, 'photos') });
  expect(code).toBe(1);
  expect(output).toContain('left alone');
  expect(existsSync(join(folder, 'photos/first.jpg'))).toBe(true);
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const lineOf = (name: string) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`);

test.each(Object.entries(scripts))(
  'EASY-06 npm run %s shows its help in the look of all, and does nothing',
  async (name, script) => {
    expect(script).toBe(`node tools/launch.mjs ${name}`);
    const { code, output } = await launch([name, '--help'], { DATA_DIR: join(folder, 'data') });
    expect(output).toMatch(new RegExp(`^[A-Z][^\\n]+\\.\\n\\n  ${lineOf(name)}( -- .+)?\\n      \\S`));
    expect(code).toBe(0);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  },
);

// The server's own commands read their words as the backup does.
const refusing = [
  'start',
  'test',
  'dev',
  'check',
  'unit',
  'e2e',
  'bench',
  'build',
  'format',
  'generate',
  'reset',
  'backup',
];

test.each(refusing)('EASY-06 npm run %s refuses an option that it does not know, and does nothing', async (name) => {
  const { code, output } = await launch([name, '--helpp'], { DATA_DIR: join(folder, 'data') });
  expect(output).toBe(
    `${lineOf(name)} does not know the option --helpp; ${lineOf(name)} -- --help shows what it takes.\n`,
  );
  expect(code).toBe(2);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test('an unknown command lists the known ones', async () => {
  const { code, output } = await launch(['serve'], {});
  expect(code).toBe(2);
  for (const name of Object.keys(scripts)) expect(output).toMatch(new RegExp(`^  ${name} +[A-Z]`, 'm'));
});

test('built text gets a smaller brotli copy; tiny files, pictures and the renderer get none', async () => {
  const text = 'a sentence that repeats itself. '.repeat(100);
  for (const path of ['client/app.js', 'client/photo.png', 'server/app.js']) put(path, text);
  put('client/tiny.css', 'a {}');
  await compress(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, 'client/app.js.br'))).toString()).toBe(text);
  for (const path of ['client/photo.png', 'client/tiny.css', 'server/app.js']) {
    expect(existsSync(join(folder, `${path}.br`))).toBe(false);
  }
});
