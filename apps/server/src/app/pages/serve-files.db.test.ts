import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '@pelita/contract';
import { testDatabase, testServer } from '@pelita/testkit';
import { afterAll, expect, test } from 'vitest';
import { smallApplication, smallTable } from '../testing/small-table.ts';
import { serveFiles } from './serve-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'served-files-'));
afterAll(() => rm(folder, { recursive: true }));
const files = ['/assets/a-hash.js', '/icons/icon.svg', '/service-worker.js'];
for (const kind of ['assets', 'icons']) await mkdir(join(folder, kind));
for (const file of files) await writeFile(join(folder, file), '0123456789');

const world = await testDatabase();
const server = await testServer(world, smallApplication(world).application, {
  calls: smallTable,
  pages: async (app) => {
    await serveFiles(app, folder);
    return async () => {
      throw new Refusal('unknown_path');
    };
  },
});

test.each(files)(
  'API-05 %s: a range that it does not have is refused with its length, one that it has is sent',
  async (file) => {
    for (const range of ['bytes=99999999-', 'bytes=-0', 'bytes=5-1']) {
      const { status, body, headers } = await server.call(file, { headers: { range } });
      expect({ range, status, body }).toMatchObject({ status: 416, body: { code: 'range_not_satisfiable' } });
      expect(headers.get('content-range')).toBe('bytes */10');
      expect(headers.get('cache-control')).toBe('no-store');
    }
    const part = await server.call(file, { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.text]).toEqual([206, '234']);
  },
);

test.each(files)('API-05 %s: a condition that it does not meet is refused, one that it meets is not', async (file) => {
  for (const headers of [{ 'if-match': '"x"' }, { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }]) {
    const { status, body } = await server.call(file, { headers });
    expect({ headers, status, body }).toMatchObject({ status: 412, body: { code: 'precondition_failed' } });
  }
  expect((await server.call(file, { headers: { 'if-match': '*' } })).status).toBe(200);
});
